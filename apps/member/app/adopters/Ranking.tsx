import { useTranslation } from '@rimba/i18n/react';
import { AdopterLedger } from '@rimba/ui';
import type { RankedAdopter } from '../data/wire.ts';

/** Adopters as lines in a book, under the names they chose. */
export function Ranking({ adopters }: { adopters: readonly RankedAdopter[] }) {
  const { t } = useTranslation(['adopters', 'common']);
  return (
    <AdopterLedger
      label={t('adopters:ranking.title')}
      entries={adopters.map(({ position, publicName, patronRank, treeCount }) => ({
        id: position,
        position,
        name: publicName,
        ...(patronRank && { rank: { rank: patronRank, word: t(`common:rank.${patronRank}`) } }),
        amount: t('adopters:ranking.treeCount', { count: treeCount }),
      }))}
    />
  );
}
