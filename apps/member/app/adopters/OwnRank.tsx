import { useTranslation } from '@rimba/i18n/react';
import { Inline, RankMark, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { ranksQuery } from '../data/adopters.ts';
import { ownForestQuery } from '../data/own-forest.ts';
import { patronProgress } from './patron-progress.ts';

/** The reader's rank by their trees in term, and the way to the next; nothing for who has adopted nothing yet. */
export function OwnRank() {
  const { t } = useTranslation(['adopters', 'common']);
  const inTerm = useQuery(ownForestQuery()).data?.inTerm ?? 0;
  const limits = useQuery(ranksQuery()).data;
  if (inTerm === 0 || !limits) return null;
  const { rank, next } = patronProgress(limits, inTerm);
  return (
    <Inline gap={3}>
      {rank && <RankMark rank={rank}>{t('adopters:own.rank', { rank: t(`common:rank.${rank}`) })}</RankMark>}
      {next && (
        <Text as="span" variant="small" tone="muted">
          {t('adopters:own.next', { count: next.missing, rank: t(`common:rank.${next.rank}`) })}
        </Text>
      )}
    </Inline>
  );
}
