import type { RequestBody } from '@rimba/api-client';
import { mostTrees } from '@rimba/api-client/react-query';
import { landTypeWords } from '@rimba/i18n';
import { wholeNumber } from '@rimba/paths';

export type Wish = Pick<RequestBody<'quoteTransaction'>, 'count' | 'kelompokKomunitasId' | 'landType'>;
type LandType = NonNullable<Wish['landType']>;

/** What an address asks to be chosen: `?count=3&group=2&landType=mangrove`. Values that cannot be are left out. */
export function readTreeWish(params: URLSearchParams): Wish {
  const count = wholeNumber(params.get('count'), mostTrees);
  const communityId = wholeNumber(params.get('group'));
  const landType = params.get('landType') ?? '';
  return {
    ...(count !== undefined && { count }),
    ...(communityId !== undefined && { kelompokKomunitasId: communityId }),
    ...(isLandType(landType) && { landType }),
  };
}

const isLandType = (text: string): text is LandType => Object.hasOwn(landTypeWords, text);
