import { useFormat, useTranslation } from '@rimba/i18n/react';
import { FreshnessChip } from '@rimba/ui';
import type { Tree } from '../../../data/wire.ts';
import { useNow } from '../../../frame/SentPage.tsx';

const chips = { fresh: 'inTime', due: 'due', late: 'late' } as const;

/** How old the latest survey is against the promise of one every 3 to 6 months. */
export function Freshness({ tree }: { tree: Tree }) {
  const { t } = useTranslation('trees');
  const format = useFormat();
  const now = useNow();
  if (tree.freshness === null) return null;
  return (
    <FreshnessChip freshness={chips[tree.freshness]}>
      {t('survey.last', { date: format.relativeTimeWithin(tree.surveyedAt, now) })}
    </FreshnessChip>
  );
}
