import { useTranslation } from '@rimba/i18n/react';
import { Stack } from '@rimba/ui';
import { newDeaths } from '../../data/own-forest.ts';
import type { OwnForest } from '../../data/wire.ts';
import { Suggestions } from '../../trees/Suggestions.tsx';
import { HomeRanking } from './HomeRanking.tsx';
import { Impact } from './Impact.tsx';

/**
 * The forest around one's own: trees that wait, what all of them amount to, and who else adopts. No tree is offered to
 * who has just lost one.
 */
export default function Around({ forest }: { forest: OwnForest | undefined }) {
  const { t } = useTranslation('member-home');
  const deaths = newDeaths(forest?.trees ?? []);
  return (
    <Stack gap={6}>
      {deaths.length === 0 && <Suggestions title={t('more.suggested')} />}
      <Impact />
      <HomeRanking forest={forest} />
    </Stack>
  );
}
