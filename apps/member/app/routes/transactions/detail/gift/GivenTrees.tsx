import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink, QueryFailed } from '@rimba/shell';
import { Button, Heading, Link, Skeleton, SkeletonGroup, Stack, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownForestQuery } from '../../../../data/own-forest.ts';
import type { ForestTree, Transaction } from '../../../../data/wire.ts';
import * as styles from '../transaction-detail.css.ts';
import { givenTrees } from './given-trees.rules.ts';

const shownAtFirst = 6;

/** What has become of the trees of a gift: how they stand, what they have put on, and who saw them last. */
export function GivenTrees({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('gifts');
  const forest = useQuery(ownForestQuery());
  const [all, setAll] = useState(false);
  const trees = givenTrees(transaction, forest.data?.trees ?? []);
  if (forest.data && trees.length === 0) return null;
  const shown = all ? trees : trees.slice(0, shownAtFirst);
  return (
    <Stack gap={3}>
      <Heading level={3} size="h4">
        {t('giver.trees', { count: transaction.trees.length })}
      </Heading>
      {forest.isLoadingError && <QueryFailed error={forest.error} onRetry={() => forest.refetch()} />}
      {forest.isPending && (
        <SkeletonGroup label={t('giver.loading')}>
          {transaction.trees.slice(0, shownAtFirst).map(({ treeId }) => (
            <Skeleton key={treeId} shape="line" width="long" />
          ))}
        </SkeletonGroup>
      )}
      {shown.length > 0 && (
        <ul className={styles.givenTrees}>
          {shown.map(({ given, now }) => (
            <GivenTree key={given.tree.id} given={given} now={now} />
          ))}
        </ul>
      )}
      {shown.length < trees.length && (
        <div>
          <Button size="compact" variant="secondary" onClick={() => setAll(true)}>
            {t('giver.allTrees', { count: trees.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function GivenTree({ given, now }: { given: ForestTree; now: ForestTree }) {
  const { t } = useTranslation('gifts');
  const format = useFormat();
  const { tree, last, visits } = now;
  return (
    <li>
      <Stack gap={1}>
        <span>
          <Link asChild>
            <PageLink to={{ page: 'tree', params: { treeId: tree.id } }}>{tree.treeName}</PageLink>
          </Link>{' '}
          <Text as="span" variant="small" tone="muted">
            {tree.code}
          </Text>
        </span>
        <Text>{useStanding(now)}</Text>
        {given.tree.id !== tree.id && (
          <Text variant="small">
            {t('giver.inPlaceOf', {
              name: given.tree.treeName,
              date: format.date(given.lost?.foundAt ?? now.plantedAt),
            })}
          </Text>
        )}
        {last && visits > 0 && now.lost === null && (
          <Text variant="small" tone="muted">
            {t('giver.visited', {
              count: visits,
              date: format.date(last.surveyedAt),
              surveyor: last.surveyor,
            })}
          </Text>
        )}
        {visits === 0 && now.lost === null && (
          <Text variant="small" tone="muted">
            {now.nextSurvey && now.nextSurvey.late === null
              ? t('giver.unvisited', { date: format.date(now.nextSurvey.by) })
              : t('giver.unvisitedLate')}
          </Text>
        )}
      </Stack>
    </li>
  );
}

/** How a tree stands today, and what became of its term. */
function useStanding({ tree, grown, lost, state, endsAt, terms }: ForestTree): string {
  const { t } = useTranslation('gifts');
  const format = useFormat();
  const height = format.measure(tree.height, 'm');
  if (lost) {
    const died = t('giver.died', { date: format.date(lost.foundAt), surveyor: lost.surveyor });
    if (!lost.promised) return died;
    if (lost.replantLate) return `${died} ${t('giver.replantLate')}`;
    return `${died} ${
      lost.replantBy === null
        ? t('giver.replantNext')
        : t('giver.replantBy', { date: format.date(lost.replantBy) })
    }`;
  }
  const stands =
    grown && grown.height !== 0
      ? t('giver.grown', { height, grown: format.growth(grown.height) })
      : t('giver.stands', { height });
  const date = format.lastFullDay(endsAt);
  if (state === 'ended') return `${stands} ${t('giver.termEnded', { date })}`;
  if (terms.length === 1) return stands;
  const renewed = terms.at(-1)?.renewedByRecipient ? 'giver.renewedByThem' : 'giver.renewed';
  return `${stands} ${t(renewed, { date })}`;
}
