import { type Language, parseLanguage } from '@rimba/i18n';
import { pathTo } from '@rimba/paths';
import type { Transaction } from '../../../../data/wire.ts';

/** Where a gift is met and where its card is, in its recipient's language; nothing before it is paid. */
export function giftAddress({ gift }: Pick<Transaction, 'gift'>, own: Language) {
  if (!gift?.code) return undefined;
  const language = parseLanguage(gift.language) ?? own;
  return {
    page: pathTo('gift', { giftCode: gift.code }, language),
    card: `/api/v1/gift/${gift.code}/card?lang=${language}`,
  };
}
