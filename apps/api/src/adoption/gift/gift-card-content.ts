import type { Language } from '@rimba/i18n';
import { list } from '@rimba/i18n/format';
import { pathTo } from '@rimba/paths';
import { drawable } from '../../documents/drawable.ts';
import { translatorFor } from '../../language/translator.ts';
import type { Gift } from './gift.schemas.ts';

export type GiftCardContent = {
  language: Language;
  /** What a file of it is called. */
  name: string;
  title: string;
  latinName: string;
  message: string | null;
  giver: string | null;
  /** Codes of its trees; of many the first. */
  code: string;
  /** What the QR code leads to. */
  url: string;
  scan: string;
  type: string;
  /** The same address as a person types it. */
  address: string;
  care: string;
};

/** The texts of a gift's card, in the recipient's language; `code` in its canonical form. */
export function giftCardContent(
  { trees, holder, giver, message }: Gift,
  code: string,
  language: Language,
  publicUrl: string,
): GiftCardContent {
  const { t } = translatorFor(language);
  const [first] = trees;
  const name = drawable(holder);
  const tree = first?.localTreeName ?? '';
  const path = pathTo('gift', { giftCode: code });
  const url = publicUrl + pathTo('gift', { giftCode: code }, language);
  return {
    language,
    name: t('gifts:card.document'),
    title:
      trees.length === 1
        ? t('gifts:card.title', { name, tree })
        : t('gifts:card.titleMany', { name, count: trees.length }),
    latinName: first?.latinName ?? '',
    message: message === null ? null : drawable(message),
    giver: giver === null ? null : drawable(giver),
    code: first?.code ?? '',
    url,
    scan: t('gifts:card.scan'),
    type: t('gifts:card.type'),
    address: (new URL(publicUrl).host + path).replace(/\/$/, ''),
    care: t('gifts:card.care', {
      group: list([...new Set(trees.map(({ kelompokKomunitas }) => kelompokKomunitas.name))], language),
    }),
  };
}
