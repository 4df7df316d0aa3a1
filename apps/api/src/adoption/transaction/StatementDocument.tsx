import { View } from '@react-pdf/renderer';
import type { Language } from '@rimba/i18n';
import { date, rupiah } from '@rimba/i18n/format';
import { drawable } from '../../documents/drawable.ts';
import { Facts, Notes, PaperSheet, Sums, Table } from '../../documents/PaperSheet.tsx';
import { translatorFor } from '../../language/translator.ts';
import type { Transaction } from './transaction.schemas.ts';

const widths = [28, 26, 16, 30];

/** Everything an adopter paid in one calendar year (WIB), and its sum. */
export function StatementDocument({
  year,
  name,
  transactions,
  language,
}: {
  year: number;
  name: string;
  transactions: readonly Transaction[];
  language: Language;
}) {
  const { t } = translatorFor(language);
  const total = transactions.reduce((sum, transaction) => sum + transaction.total, 0);
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
          lines={[{ label: t('transactions:detail.trees'), value: String(trees) }]}
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
