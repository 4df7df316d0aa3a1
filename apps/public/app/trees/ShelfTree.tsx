import type { TreeWith } from '@rimba/api-client/react-query';
import { toBeside } from '@rimba/checkout/tree-choice';
import { standFigureFor } from '@rimba/drawings';
import { landTypeWords, treeStatusWords } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { ChosenMark, useGirth } from '@rimba/tree';
import { Price, type PriceProps, ShelfCard, StatusMark } from '@rimba/ui';

interface ShelfTreeProps {
  /** Its adoptions say until when it is somebody's; one that is ready needs none. */
  tree: TreeWith<'group'>;
  /** Of one tree; null where the service could not say. */
  price: PriceProps | null;
  headingLevel?: 2 | 3;
  /** Trees that wait at the checkout for another. */
  beside?: readonly number[];
  /** It would be for somebody else. */
  isGift?: boolean;
}

/** A tree on the open shelf: at its height, with what it costs or until when it is somebody's. */
export function ShelfTree({ tree, price, headingLevel = 2, beside = [], isGift }: ShelfTreeProps) {
  const { t } = useTranslation(['shelf', 'trees', 'common']);
  const format = useFormat();
  const girth = useGirth()(tree);
  const { treeName: name, kelompokKomunitas: community } = tree;
  const height = format.measure(tree.height, 'm');
  const ready = tree.status === 'ready_to_adopt';
  const ends = tree.adoptions?.find(({ current }) => current)?.endsAt;
  return (
    <ShelfCard
      name={name}
      latinName={tree.latinName}
      heightM={tree.height}
      seed={tree.code}
      figure={standFigureFor(tree.latinName)}
      dead={tree.condition === 'dead'}
      headingLevel={headingLevel}
      taken={!ready}
      words={{
        drawing: t('shelf:drawing', { name, height }),
        height,
        ...(girth !== undefined && { girth }),
        band: (metres) => t('shelf:band', { metres }),
      }}
      facts={[
        [t(landTypeWords[tree.landType]), community.district].join(', '),
        t('shelf:measured', { date: format.shortDate(tree.surveyedAt) }),
      ]}
      link={(link) => (
        <PageLink
          {...link}
          data-to-drawing=""
          to={{
            page: 'shelfTree',
            params: { treeCode: tree.code },
            suffix: toBeside(beside, isGift),
          }}
        />
      )}
    >
      {beside.includes(tree.id) && <ChosenMark />}
      {ready && price && <Price {...price} />}
      {!ready && (
        <StatusMark status={tree.status}>
          {ends === undefined
            ? t(treeStatusWords[tree.status])
            : t('shelf:adoptedUntil', { date: format.lastShortDay(ends) })}
        </StatusMark>
      )}
    </ShelfCard>
  );
}
