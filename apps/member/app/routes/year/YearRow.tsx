import { standFigureFor } from '@rimba/drawings';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { usePageAddress } from '@rimba/shell';
import { Stack, StandingRow, type StandingRowTree, Text } from '@rimba/ui';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { YearReview } from '../../data/wire.ts';
import { grownText } from '../../trees/grown-text.ts';

type YearTree = YearReview['trees'][number];

/** The trees at one scale, as their last survey of the year found them. */
export function YearRow({ trees }: { trees: readonly YearTree[] }) {
  const { t } = useTranslation('year');
  const format = useFormat();
  const address = usePageAddress();
  const navigate = useNavigate();

  function standing({
    tree,
    bond,
    holder,
    first,
    last,
    grown,
    diedAt,
    lostCircumference,
    plantedAt,
  }: YearTree): StandingRowTree {
    const href = address({ page: 'tree', params: { treeId: tree.id } });
    const fact = last
      ? format.measure(last.height, 'm')
      : diedAt === null
        ? t('unmeasured')
        : t('died', { date: format.shortDate(diedAt) });
    const note = grown ? grownText(grown.height, format, t('unchanged')) : undefined;
    const isLost = diedAt !== null;
    return {
      href,
      onFollow: (event: MouseEvent) => {
        event.preventDefault();
        void navigate(href);
      },
      code: tree.code,
      name: tree.treeName,
      label: [tree.treeName, fact, ...(note === undefined ? [] : [note])].join(', '),
      heightM: isLost ? (first?.height ?? tree.height) : (last?.height ?? tree.height),
      fact,
      ...(note !== undefined && {
        note: { text: note, tone: grown && grown.height > 0 ? ('success' as const) : ('muted' as const) },
      }),
      stands: isLost ? 'lost' : 'inked',
      ...(lostCircumference !== undefined && { girthCm: lostCircumference }),
      ...(isLost && plantedAt !== null && last && { youngM: last.height }),
      ...(bond === 'given' && holder !== '' && !isLost && { board: holder }),
      // Its stump is as thick as the tree was measured to be.
      ...(isLost && plantedAt === null && { girthCm: (first ?? tree).circumference }),
      figure: standFigureFor(tree.latinName),
    };
  }

  return (
    <Stack gap={2}>
      <StandingRow label={t('row')} trees={trees.map(standing)} />
      <Text variant="small" tone="muted">
        {t('scale')}
      </Text>
    </Stack>
  );
}
