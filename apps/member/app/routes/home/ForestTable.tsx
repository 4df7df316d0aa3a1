import { serviceNow } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button, Link, Stack, Table, Text } from '@rimba/ui';
import { useState } from 'react';
import type { ForestTree } from '../../data/wire.ts';
import { grownText } from '../../trees/grown-text.ts';
import { type RowPlace, rowPlaces } from './row-trees.ts';
import { ToldApart } from './ToldApart.tsx';
import { useRowWords } from './use-row-words.ts';

const shownAtFirst = 6;

/** The same trees as the row, as a table. */
export default function ForestTable({
  trees,
  numbered,
}: {
  trees: readonly ForestTree[];
  numbered: boolean;
}) {
  const { t } = useTranslation('member-home');
  const { t: ofTree } = useTranslation('trees');
  const format = useFormat();
  const words = useRowWords();
  const [all, setAll] = useState(false);
  const byId = new Map(trees.map((one) => [one.tree.id, one]));
  const places = rowPlaces(trees);
  const shown = numbered && !all ? places.slice(0, shownAtFirst) : places;
  const next = (treeId: number) => {
    const due = byId.get(treeId)?.nextSurvey;
    if (!due || byId.get(treeId)?.state === 'ended') return '';
    return due.late ? t('due.late', { count: due.late.days }) : format.date(due.by);
  };

  /** What became of a tree, where it is more than that it grows. */
  function fate({ name, says, board, isAiling }: RowPlace): string[] {
    if (says.is === 'grown' || says.is === 'firstDay') return [];
    if (says.is === 'young') return [t('list.replacement', { date: format.date(says.plantedAt) })];
    const { fact, note } = words({ name, says, board, isAiling });
    return [...(says.is === 'lost' ? [fact] : []), ...(note ? [note.text] : [])];
  }

  const state = (place: RowPlace) =>
    [...(place.isAiling ? [ofTree('health.struggling')] : []), ...fate(place)].join(', ');

  function grown({ treeId, says }: RowPlace): string {
    if (says.is === 'firstDay') return t('list.unmeasured');
    const growth = says.is === 'lost' ? null : byId.get(treeId)?.grown;
    return growth ? grownText(growth.height, format, t('row.unchanged')) : '';
  }

  return (
    <Stack gap={3}>
      <Table
        caption={t('list.title', { count: places.length })}
        rows={shown.map((place, i) => ({ ...place, state: state(place), place: i + 1 }))}
        rowKey={({ code }) => code}
        columns={[
          {
            key: 'tree',
            head: t('list.tree'),
            cell: ({ treeId, name, place, state }) => {
              const one = byId.get(treeId);
              return (
                <>
                  <Link asChild>
                    <PageLink to={{ page: 'tree', params: { treeId } }}>
                      {numbered ? `${place} · ${name}` : name}
                    </PageLink>
                  </Link>{' '}
                  {one && <ToldApart of={one} among={trees} />}
                  {state !== '' && (
                    <Text variant="small" tone="muted">
                      {state}
                    </Text>
                  )}
                </>
              );
            },
          },
          {
            key: 'height',
            head: t('list.height'),
            align: 'end',
            cell: ({ says }) => (says.is === 'lost' ? '' : format.measure(says.height, 'm')),
          },
          {
            key: 'grown',
            head: t('list.first'),
            align: 'end',
            cell: grown,
          },
          {
            key: 'term',
            head: t('list.term'),
            align: 'end',
            cell: ({ treeId }) => {
              const terms = byId.get(treeId)?.terms ?? [];
              const last = terms.at(-1);
              // From the term that runs to the end of the one it goes on with; once all are over, the last of them.
              const from = terms.find(({ endsAt }) => Date.parse(endsAt) > serviceNow()) ?? last;
              return from && last ? format.term(from.startsAt, last.endsAt) : '';
            },
          },
          { key: 'next', head: t('due.title'), align: 'end', cell: ({ treeId }) => next(treeId) },
        ]}
      />
      {shown.length < places.length && (
        <div>
          <Button variant="secondary" onClick={() => setAll(true)}>
            {t('list.rest', { count: places.length - shown.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
