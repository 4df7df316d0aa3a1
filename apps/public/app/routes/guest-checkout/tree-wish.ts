import type { RequestBody } from '@rimba/api-client';
import { mostTrees } from '@rimba/api-client/react-query';
import { landTypeWords } from '@rimba/i18n';

export type Wish = Pick<RequestBody<'quoteTransaction'>, 'count' | 'kelompokKomunitasId' | 'landType'>;
type LandType = NonNullable<Wish['landType']>;

/** What an address asks to be chosen: `?count=3&group=2&landType=mangrove`. Values that cannot be are left out. */
export function readTreeWish(params: URLSearchParams): Wish {
  const count = wholeNumber(params.get('count'), mostTrees);
  const communityId = wholeNumber(params.get('group'), 2_147_483_647);
  const landType = params.get('landType') ?? '';
  return {
    ...(count !== undefined && { count }),
    ...(communityId !== undefined && { kelompokKomunitasId: communityId }),
    ...(isLandType(landType) && { landType }),
  };
}

function wholeNumber(text: string | null, highest: number): number | undefined {
  const number = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : undefined;
  return number !== undefined && number <= highest ? number : undefined;
}

const isLandType = (text: string): text is LandType => Object.hasOwn(landTypeWords, text);
