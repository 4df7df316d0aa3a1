import { standFigureFor } from '@rimba/drawings';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { usePageAddress } from '@rimba/shell';
import { Stack, StandingRow, type StandingRowTree, Text } from '@rimba/ui';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { YearReview } from '../../data/wire.ts';
import { grownText } from '../../trees/grown-text.ts';
import { isNumbered, numberedRow } from '../../trees/numbered-row.ts';

type YearTree = YearReview['trees'][number];
type Under = Pick<StandingRowTree, 'fact' | 'note'>;

/** The trees at one scale, as their last survey of the year found them. */
export function YearRow({ trees }: { trees: readonly YearTree[] }) {
  const { t } = useTranslation('year');
  const format = useFormat();
  const address = usePageAddress();
  const navigate = useNavigate();

  function under({ last, grown, diedAt, plantedAt }: YearTree): Under {
    const height = last && format.measure(last.height, 'm');
    if (diedAt === null) {
      const note = grown && {
        text: grownText(grown.height, format, t('unchanged')),
        tone: grown.height > 0 ? ('success' as const) : ('muted' as const),
      };
      return { fact: height ?? t('unmeasured'), ...(note && { note }) };
    }
    if (plantedAt === null) return { fact: t('died', { date: format.shortDate(diedAt) }) };
    return {
      fact: t('young', { height }),
      note: { text: t('planted', { date: format.date(plantedAt) }), tone: 'muted' },
    };
  }

  /** As in one's forest: a place is that of the tree that was adopted, also once another stands there. */
  function standing(of: YearTree): StandingRowTree {
    const { tree, bond, holder, last, diedAt, plantedAt, lostName, lostHeight, lostCircumference } = of;
    const href = address({ page: 'tree', params: { treeId: tree.id } });
    const name = lostName ?? tree.treeName;
    const written = under(of);
    const isLost = diedAt !== null;
    return {
      href,
      onFollow: (event: MouseEvent) => {
        event.preventDefault();
        void navigate(href);
      },
      code: tree.code,
      name,
      ...written,
      label: [name, written.fact, ...(written.note ? [written.note.text] : [])].join(', '),
      heightM: lostHeight ?? last?.height ?? tree.height,
      stands: isLost ? 'lost' : 'inked',
      ...(lostCircumference !== undefined && { girthCm: lostCircumference }),
      ...(plantedAt !== null && last && { youngM: last.height }),
      ...(bond === 'given' && holder !== '' && !isLost && { board: holder }),
      figure: standFigureFor(tree.latinName),
    };
  }

  return (
    <Stack gap={2}>
      <StandingRow label={t('row')} trees={numberedRow(trees.map(standing), format)} />
      <Text variant="small" tone="muted">
        {t(isNumbered(trees) ? 'scaleMany' : 'scale')}
      </Text>
    </Stack>
  );
}
