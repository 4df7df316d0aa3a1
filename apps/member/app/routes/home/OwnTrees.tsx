import { serviceNow } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button, Link, Stack, Text } from '@rimba/ui';
import { useState } from 'react';
import type { OwnTree } from '../../data/own-trees.ts';
import type { Tree } from '../../data/wire.ts';
import { endsSoon } from '../../trees/renewal.ts';
import { Freshness } from '../trees/detail/Freshness.tsx';
import { grownSince } from './grown-since.ts';
import * as styles from './home.css.ts';
import { type TreeTerm, treeTerms } from './tree-terms.ts';

const shownAtFirst = 6;

/** Each of one's trees: how long it is still adopted, when it was looked at, and when it will be again. */
export function OwnTrees({ trees, terms }: { trees: readonly Tree[]; terms: readonly OwnTree[] }) {
  const { t } = useTranslation('member-home');
  const [all, setAll] = useState(false);
  const own = treeTerms(trees, terms, serviceNow());
  return (
    <Stack gap={3}>
      <ul aria-label={t('forest.trees')} className={styles.ownTrees}>
        {own.slice(0, all ? own.length : shownAtFirst).map((term) => (
          <OwnTreeLine key={term.tree.id} term={term} />
        ))}
      </ul>
      {!all && own.length > shownAtFirst && (
        <Button variant="secondary" size="compact" onClick={() => setAll(true)}>
          {t('forest.showAll', { count: own.length })}
        </Button>
      )}
    </Stack>
  );
}

function OwnTreeLine({ term: { tree, startsAt, endsAt, daysLeft } }: { term: TreeTerm<Tree> }) {
  const { t } = useTranslation(['member-home', 'trees', 'common']);
  const format = useFormat();
  const grown = grownSince(tree.surveys ?? [], startsAt);
  return (
    <li className={styles.ownTree}>
      <Text weight="semibold">
        <Link asChild>
          <PageLink to={{ page: 'tree', params: { treeId: tree.id } }}>{tree.treeName}</PageLink>
        </Link>{' '}
        <Text as="span" variant="small" tone="muted" unbroken>
          {tree.code}
        </Text>
      </Text>
      <Text variant="small">
        {t('member-home:forest.daysLeft', { count: daysLeft, date: format.lastFullDay(endsAt) })}
      </Text>
      {endsSoon(endsAt, serviceNow()) && (
        <Text variant="small" weight="semibold" tone="warning">
          {t('common:status.adoption.endingSoon')}
        </Text>
      )}
      {grown !== undefined && (
        <Text variant="small" tone="success">
          {t('member-home:forest.grown', { circumference: format.number(grown, 1) })}
        </Text>
      )}
      <Freshness tree={tree} />
      {tree.nextSurveyDue !== null && (
        <Text variant="small" tone="muted">
          {t('trees:survey.next', { date: format.date(tree.nextSurveyDue) })}
        </Text>
      )}
    </li>
  );
}
