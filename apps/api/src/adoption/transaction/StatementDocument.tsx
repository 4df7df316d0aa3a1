import { View } from '@react-pdf/renderer';
import type { Language } from '@rimba/i18n';
import { date, rupiah } from '@rimba/i18n/format';
import { drawable } from '../../documents/drawable.ts';
import { Facts, Notes, PaperSheet, Sums, Table } from '../../documents/PaperSheet.tsx';
import { translatorFor } from '../../language/translator.ts';
import type { GivenBack } from '../ledger/index.ts';
import type { Transaction } from './transaction.schemas.ts';

const widths = [28, 26, 16, 30];

export type StatementContent = {
  year: number;
  name: string;
  transactions: readonly Transaction[];
  /** By hand, in that year. */
  givenBack: readonly GivenBack[];
  language: Language;
};

/** Everything an adopter paid in one calendar year (WIB), what was given back, and the sums. */
export function StatementDocument({ year, name, transactions, givenBack, language }: StatementContent) {
  const { t } = translatorFor(language);
  const returned = givenBack.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const total = transactions.reduce((sum, transaction) => sum + transaction.total, 0) - returned;
  const trees = transactions.reduce((sum, { breakdown }) => sum + breakdown.quantity, 0);
  const columns = [
    t('transactions:receipt.number'),
    t('transactions:detail.paidAt'),
    t('transactions:detail.trees'),
    t('transactions:detail.total'),
  ];
  const rows = transactions.map(({ number, paidAt, breakdown, total }) => [
    number,
    paidAt ? date(paidAt, language) : '',
    String(breakdown.quantity),
    rupiah(total, language),
  ]);
  return (
    <PaperSheet title={`${t('transactions:statement.title')} ${year}`} language={language}>
      <Facts facts={[{ label: t('transactions:receipt.payer'), value: drawable(name) }]} />
      <View style={{ marginTop: 18 }} />
      <Table columns={columns} rows={rows} widths={widths} figures={2}>
        <Sums
          lines={[
            { label: t('transactions:detail.trees'), value: String(trees) },
            ...givenBack.map(({ number, reference, amount, at }) => ({
              label: drawable(
                t('transactions:statement.givenBack', { number, reference, date: date(at, language) }),
              ),
              value: amount === null ? t('transactions:statement.noAmount') : rupiah(-amount, language),
            })),
          ]}
          total={{ label: t('transactions:detail.total'), value: rupiah(total, language) }}
        />
        <Notes
          notes={[
            transactions.length
              ? t('emails:common.noRefund')
              : t('transactions:statement.empty', { year: String(year) }),
          ]}
        />
      </Table>
    </PaperSheet>
  );
}
