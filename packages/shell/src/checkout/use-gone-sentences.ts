import { useTranslation } from '@rimba/i18n/react';
import type { Quote } from '../../data/wire.ts';

/** Says of each tree that cannot be had that it cannot; nothing of numbers that no tree has. */
export function useGoneSentences(): (gone: Quote['unavailable']) => string {
  const { t } = useTranslation('errors');
  return (gone) =>
    gone
      .flatMap(({ code }) => (code === null ? [] : [`${t('checkout.tree_unavailable', { code })}.`]))
      .join(' ');
}
