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
const isFirstWeek = (firstDay: string) => serviceNow() < Date.parse(firstDay) + weekMs;

/** One's forest in a sentence. */
export function Summary({ forest }: { forest: OwnForest }) {
  const { t } = useTranslation('member-home');
  const format = useFormat();
  const { inTerm: count, given = 0, awaited, groups, grown } = forest;
  const trees = forest.trees.filter(({ accepted }) => !accepted);
  const hasGrown = grown !== null && grown >= 0.05;
  // Another term has a first day of its own.
  const again = lastEndBehind(trees, serviceNow()) === undefined ? '' : 'Again';

  /** Once no tree of one's own is in term. */
  function rest(): string[] {
    const stand = trees.some(({ state }) => state === 'ended') && isOver(trees, serviceNow());
    return [
      ...(stand || awaited + given === 0 ? [t('sum.ended')] : []),
      ...(awaited > 0 ? [t('sum.awaited', { count: awaited })] : []),
    ];
  }

  function words(): string[] {
    if (count === 0) return rest();
    if (awaited > 0) return [t('sum.lost', { alive: count, lost: awaited }), ...progress()];
    const [only] = trees;
    if (trees.length === 1 && only && grown === null && isFirstWeek(only.firstDay))
      return [only.bond === 'given' ? t('sum.firstGiven', { name: only.holder }) : t('sum.first')];
    return [
      t(isNumbered(trees) ? 'sum.many' : 'sum.alive', { count, groups }),
      ...(hasGrown
        ? [t(`sum.${count === 1 ? 'grownOne' : 'grown'}${again}`, { grown: format.growth(grown, 'never') })]
        : []),
      ...progress(),
    ];
  }

  function progress(): string[] {
    const reached = termProgress(trees, serviceNow());
    if (!reached) return [];
    const date = format.lastFullDay(reached.endsAt);
    return [reached.is === 'day' ? t('sum.day', { ...reached, date }) : t('sum.nextEnd', { date })];
  }

  return (
    <div className={styles.summary}>
      <Text tone="muted">
        {[
          ...words(),
          ...(given > 0 ? [t(count > 0 ? 'sum.givenApart' : 'sum.given', { count: given })] : []),
        ].join(' ')}
      </Text>
    </div>
  );
}
