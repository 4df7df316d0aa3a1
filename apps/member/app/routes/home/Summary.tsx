import { serviceNow } from '@rimba/api-client';
import { dayMs } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Text } from '@rimba/ui';
import { isOver } from '../../data/own-forest.ts';
import type { OwnForest } from '../../data/wire.ts';
import { isNumbered } from '../../trees/numbered-row.ts';
import * as styles from './own-home.css.ts';
import { termProgress } from './term-progress.ts';
import { lastEndBehind } from './year-of.ts';

const weekMs = 7 * dayMs;
/** m; less is no growth to speak of. */
const leastGrowth = 0.05;

/** One's forest in a few sentences: what is in term and how far it has come, what was given away. */
export function Summary({ forest }: { forest: OwnForest }) {
  const { t } = useTranslation('member-home');
  const format = useFormat();
  const { inTerm: count, given = 0, awaited, groups, grown } = forest;
  const trees = forest.trees.filter(({ accepted }) => !accepted);
  const now = serviceNow();
  const givenLost = forest.trees.filter(
    ({ accepted, state, endsAt }) => accepted && state === 'lost' && Date.parse(endsAt) > now,
  ).length;

  function inTerm(): string[] {
    if (awaited > 0) return [t('sum.lost', { alive: count, lost: awaited }), ...day()];
    const [only] = trees;
    if (only && trees.length === 1 && grown === null && now < Date.parse(only.firstDay) + weekMs)
      return [only.bond === 'given' ? t('sum.firstGiven', { name: only.holder }) : t('sum.first')];
    return [t(isNumbered(trees) ? 'sum.many' : 'sum.alive', { count, groups }), ...growth(), ...day()];
  }

  function growth(): string[] {
    if (grown === null || grown < leastGrowth) return [];
    const written = { grown: format.growth(grown, 'never') };
    // Another term has a first day of its own.
    const isFirstTerm = lastEndBehind(trees, now) === undefined;
    if (count === 1) return [t(isFirstTerm ? 'sum.grownOne' : 'sum.grownOneAgain', written)];
    return [t(isFirstTerm ? 'sum.grown' : 'sum.grownAgain', written)];
  }

  function day(): string[] {
    const reached = termProgress(trees, now);
    if (!reached) return [];
    const date = format.lastFullDay(reached.endsAt);
    if (reached.is === 'several') return [t('sum.nextEnd', { date })];
    const until = format.lastFullDay(reached.lastEnd);
    return [t(until === date ? 'sum.day' : 'sum.dayRenewed', { ...reached, date, until })];
  }

  /** Once no tree of one's own is in term. */
  function outOfTerm(): string[] {
    const stand = trees.some(({ state }) => state === 'ended') && isOver(trees, now);
    return [
      ...(stand || awaited + given + givenLost === 0 ? [t('sum.ended')] : []),
      ...(awaited > 0 ? [t('sum.awaited', { count: awaited })] : []),
    ];
  }

  const own = count > 0 ? inTerm() : outOfTerm();
  const away = [
    ...(given > 0 ? [t(count > 0 ? 'sum.givenApart' : 'sum.given', { count: given })] : []),
    ...(givenLost > 0 ? [t('sum.givenLost', { count: givenLost })] : []),
  ];
  return (
    <div className={styles.summary}>
      <Text tone="muted">{[...own, ...away].join(' ')}</Text>
    </div>
  );
}
