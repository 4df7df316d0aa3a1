import { useTranslation } from '@rimba/i18n/react';
import { Inline, RankMark, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { ranksQuery } from '../data/adopters.ts';
import { newDeaths } from '../data/own-forest.ts';
import type { OwnForest } from '../data/wire.ts';
import { patronProgress } from './patron-progress.ts';

/**
 * The reader's rank and the way to the next; nothing for who has adopted nothing yet. Nobody whose tree has just died is
 * asked for more trees.
 */
export function OwnRank({ forest }: { forest: OwnForest | undefined }) {
  const { t } = useTranslation(['adopters', 'common']);
  const limits = useQuery(ranksQuery()).data;
  const trees = forest?.ranked ?? forest?.inTerm ?? 0;
  if (!forest || trees === 0 || !limits) return null;
  const { rank, next } = patronProgress(limits, trees);
  return (
    <Inline gap={3}>
      {rank && <RankMark rank={rank}>{t('adopters:own.rank', { rank: t(`common:rank.${rank}`) })}</RankMark>}
      {next && newDeaths(forest.trees).length === 0 && (
        <Text as="span" variant="small" tone="muted">
          {t('adopters:own.next', { count: next.missing, rank: t(`common:rank.${next.rank}`) })}
        </Text>
      )}
    </Inline>
  );
}
