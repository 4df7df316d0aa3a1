import { motif } from '@rimba/drawings';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { late, PageLink, QueryFailed, usePageAddress } from '@rimba/shell';
import { Button, EmptyState, gridStep, Plate, Skeleton, Stack, StandingRow, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { newDeaths, ownForestQuery } from '../../data/own-forest.ts';
import type { OwnForest } from '../../data/wire.ts';
import { isNumbered, numberedRow } from '../../trees/numbered-row.ts';
import * as styles from './own-home.css.ts';
import { rowPlaces } from './row-trees.ts';
import { Summary } from './Summary.tsx';
import { Told } from './Told.tsx';
import type { Unpaid } from './todo-items.ts';
import { useRowWords } from './use-row-words.ts';
import { useWaitingLine } from './use-waiting-line.ts';

const ForestTable = late(() => import('./ForestTable.tsx'));

interface ForestProps {
  name: string;
  /** The order that the first trees wait for. */
  unpaid: Unpaid | undefined;
}

/** One's whole forest: in a sentence, in a row at one scale, and as a table. */
export function Forest({ name, unpaid }: ForestProps) {
  const { t } = useTranslation('common');
  const { data: forest, error, refetch } = useQuery(ownForestQuery());
  if (error && !forest) {
    return (
      <div className={styles.failed}>
        <QueryFailed error={error} onRetry={() => refetch()} />
      </div>
    );
  }
  if (!forest) {
    return (
      <Stack gap={3} aria-busy="true">
        <div className={styles.summary} />
        <output className={styles.rowMeanwhile} aria-label={t('loading.data')} />
        <div className={styles.hint} />
      </Stack>
    );
  }
  if (forest.trees.length > 0) return <Whole name={name} forest={forest} />;
  return unpaid ? <HeldTrees unpaid={unpaid} /> : <NoTrees />;
}

function Whole({ name, forest }: { name: string; forest: OwnForest }) {
  const { t } = useTranslation('member-home');
  const [listed, setListed] = useState(false);
  const places = rowPlaces(forest.trees);
  const isDense = isNumbered(places);
  return (
    <Stack gap={3}>
      <Summary forest={forest} />
      <Told trees={forest.trees} />
      <Row name={name} forest={forest} />
      <div className={styles.hint}>
        <Text as="span" variant="small" tone="muted">
          {hintOf(forest)}
        </Text>
        {!isDense && (
          <Button variant="quiet" size="compact" aria-expanded={listed} onClick={() => setListed(!listed)}>
            {t(listed ? 'row.listAway' : 'row.list')}
          </Button>
        )}
      </div>
      {(isDense || listed) && (
        <Suspense fallback={<Skeleton shape="tall" />}>
          <ForestTable trees={forest.trees} numbered={isDense} />
        </Suspense>
      )}
    </Stack>
  );

  function hintOf({ trees, inTerm }: OwnForest): string {
    if (inTerm === 0 && trees.some(({ state }) => state === 'ended')) return t('row.hintEnded');
    if (isDense) return t('row.hintMany');
    return t('row.hint', { step: gridStep(places) });
  }
}

function Row({ name, forest }: { name: string; forest: OwnForest }) {
  const { t } = useTranslation('member-home');
  const format = useFormat();
  const address = usePageAddress();
  const navigate = useNavigate();
  const words = useRowWords();
  const places = rowPlaces(forest.trees);
  const link = (href: string) => ({
    href,
    onFollow: (event: MouseEvent) => {
      event.preventDefault();
      void navigate(href);
    },
  });
  return (
    <StandingRow
      label={t('row.aria', { name })}
      trees={numberedRow(
        places.map(({ treeId, says, isAiling, ...place }) => ({
          ...place,
          ...link(address({ page: 'tree', params: { treeId } })),
          ...words({ name: place.name, says, isAiling, board: place.board }),
        })),
        format,
      )}
      // Nothing is offered beside a tree that has just died.
      {...(newDeaths(forest.trees).length === 0 && {
        vacant: {
          ...link(address({ page: 'trees', suffix: '?status=ready_to_adopt' })),
          text: t('standing.vacant'),
          label: t('row.addAria'),
        },
      })}
    />
  );
}

function HeldTrees({ unpaid }: { unpaid: Unpaid }) {
  const { t } = useTranslation('member-home');
  const { text, button, to } = useWaitingLine(unpaid);
  return (
    <EmptyState
      title={t('forest.heldTitle', { count: unpaid.transaction.trees.length })}
      description={text}
      drawing={<Plate of={motif('empty-no-trees')} size="medium" />}
      action={
        <Button asChild>
          <PageLink to={to}>{button}</PageLink>
        </Button>
      }
    />
  );
}

function NoTrees() {
  const { t } = useTranslation('member-home');
  return (
    <EmptyState
      title={t('forest.emptyTitle')}
      description={t('forest.emptyText')}
      drawing={<Plate of={motif('empty-no-trees')} size="medium" />}
      action={
        <Button asChild>
          <PageLink to={{ page: 'trees', suffix: '?status=ready_to_adopt' }}>{t('forest.emptyCta')}</PageLink>
        </Button>
      }
    />
  );
}
