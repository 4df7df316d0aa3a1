import type { Schema } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { type Column, Stack, Table, Text } from '@rimba/ui';
import * as styles from '../../money/money.css.ts';
import { SplitBar } from '../../money/SplitBar.tsx';

type Report = Schema<'SpendingReport'>;
type Split = NonNullable<Report['split']>;
type Row = {
  key: string;
  part: Split['parts'][number] | undefined;
  share: number;
  ofFull: number | null;
  ofToPay: number | null;
};

/** The parts of a price; the table is always open, in the order and the patterns of the bar. */
export function Parts({ split, price }: { split: Split; price: Report['price'] }) {
  const { t } = useTranslation(['reports', 'common']);
  const format = useFormat();
  const rupiah = (amount: number | null) => (amount === null ? '' : format.rupiah(amount));
  const toCommunity = split.parts.filter((part) => part.toGroup);
  const own = split.parts.filter((part) => !part.toGroup);
  const sum = (parts: Split['parts'], of: 'ofFull' | 'ofToPay' | 'share') =>
    parts.reduce((total, part) => total + (part[of] ?? 0), 0);
  const hasDiscount = price !== null && price.toPay < price.full;
  const columns: [Column<Row>, ...Column<Row>[]] = [
    { key: 'part', head: t('reports:spending.part'), cell: ({ part }) => <PartName part={part} /> },
    {
      key: 'share',
      head: t('reports:spending.share'),
      align: 'end',
      cell: ({ share }) => format.percent(share / 100, 1),
    },
  ];
  if (price) {
    columns.push({
      key: 'full',
      head: t('reports:spending.ofFull', { price: format.rupiah(price.full) }),
      align: 'end',
      cell: ({ ofFull }) => rupiah(ofFull),
    });
  }
  if (hasDiscount) {
    columns.push({
      key: 'paid',
      head: t('reports:spending.ofDiscount', { price: format.rupiah(price.toPay) }),
      align: 'end',
      cell: ({ ofToPay }) => rupiah(ofToPay),
    });
  }
  const rows: Row[] = [
    ...split.parts.map((part) => ({ key: part.purpose, part, ...part })),
    {
      key: 'total',
      part: undefined,
      share: sum(split.parts, 'share'),
      ofFull: price && sum(split.parts, 'ofFull'),
      ofToPay: price && sum(split.parts, 'ofToPay'),
    },
  ];
  return (
    <Stack as="section" gap={4} aria-label={t('reports:spending.tableCaption')}>
      <SplitBar parts={split.parts} />
      {price && own.length > 0 && toCommunity.length > 0 && (
        <div className={styles.sides}>
          <span>
            {t('reports:spending.toGroup')} {format.rupiah(sum(toCommunity, 'ofToPay'))}
          </span>
          <span>
            {t('common:app.name')} {format.rupiah(sum(own, 'ofToPay'))}
          </span>
        </div>
      )}
      <Table
        caption={t('reports:spending.tableCaption')}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
      />
      <Text variant="small" tone="muted">
        {t('reports:spending.feeNote', { date: format.date(split.validFrom) })}
      </Text>
    </Stack>
  );
}

function PartName({ part }: Pick<Row, 'part'>) {
  const { t } = useTranslation('reports');
  if (!part) return <strong>{t('spending.total')}</strong>;
  return (
    <>
      <span className={`${styles.key} ${styles.pattern[part.purpose]}`} aria-hidden />
      {part.name}
      <Text as="span" variant="caption" tone="muted">
        <br />
        {part.text}
      </Text>
    </>
  );
}
