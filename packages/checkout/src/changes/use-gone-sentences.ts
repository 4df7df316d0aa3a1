import type { Schema } from '@rimba/api-client';
import { unbrokenCode } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';

type Unavailable = Schema<'Quote'>['unavailable'];

/** Says of each tree that cannot be had that it cannot; nothing of numbers that no tree has. */
export function useGoneSentences(): (gone: Unavailable) => string {
  const { t } = useTranslation('errors');
  return (gone) =>
    gone
      .flatMap(({ code }) =>
        code === null ? [] : [`${t('checkout.tree_unavailable', { code: unbrokenCode(code) })}.`],
      )
      .join(' ');
}
