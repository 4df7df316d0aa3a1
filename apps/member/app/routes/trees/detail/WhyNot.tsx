import { useFormat, useTranslation } from '@rimba/i18n/react';
import type { Tree } from '../../../data/wire.ts';

/** Why a tree cannot be adopted now, in a sentence; that it died is said above it. */
export function WhyNot({ tree: { status, condition, adoptions } }: { tree: Tree }) {
  const { t } = useTranslation(['trees', 'common']);
  const format = useFormat();
  const term = adoptions?.find(({ current }) => current);
  if (condition === 'dead') return t('trees:replacement.withdrawn');
  switch (status) {
    case 'adopted':
      return term
        ? t('trees:detail.adoptedUntil', { date: format.lastFullDay(term.endsAt) })
        : t('common:status.treeHelp.adopted');
    case 'pending':
      return t('trees:detail.pending');
    case 'inactive':
      return t('trees:replacement.withdrawn');
    default:
      return t('common:status.treeHelp.active');
  }
}
