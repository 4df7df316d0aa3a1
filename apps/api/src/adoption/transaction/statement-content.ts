import { type Language, operatorName } from '@rimba/i18n';
import { date, lastFullDay, rupiah } from '@rimba/i18n/format';
import type { Config } from '../../config/config.ts';
import { drawable } from '../../documents/drawable.ts';
import { translatorFor } from '../../language/translator.ts';
import type { GivenBack } from '../ledger/index.ts';
import type { ForestTree } from '../own-forest/index.ts';
import { type ReceiptContent, twigsOf } from './receipt-content.ts';
import type { Transaction } from './transaction.schemas.ts';

type Translator = ReturnType<typeof translatorFor>;
type Labelled = { label: string; value: string };
type TableContent = { columns: string[]; rows: string[][] };

export type StatementContent = {
  language: Language;
  title: string;
  foot: string;
  facts: Labelled[];
  payments: TableContent;
  sums: Labelled[];
  total: Labelled;
  /** What was paid for, and what became of it. */
  trees: TableContent & { title: string };
  /** As on a receipt. */
  twigs: ReceiptContent['twigs'];
  notes: string[];
};

export type StatementFacts = {
  year: number;
  name: string;
  transactions: readonly Transaction[];
  /** By hand, in that year. */
  givenBack: readonly GivenBack[];
  forest: readonly ForestTree[];
  now: Date;
  language: Language;
};

/** More payments leave no room for drawings. */
const mostPayments = 4;

/** Everything an adopter paid in one calendar year (WIB), what was given back, the sums, and the trees. */
export function statementContent(
  facts: StatementFacts,
  { name: operator }: Pick<Config['operator'], 'name'>,
): StatementContent {
  const { year, name, transactions, givenBack, language } = facts;
  const { t } = translatorFor(language);
  const returned = givenBack.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const total = transactions.reduce((sum, transaction) => sum + transaction.total, 0) - returned;
  const count = transactions.reduce((sum, { breakdown }) => sum + breakdown.quantity, 0);
  const title = `${t('transactions:statement.title')} ${year}`;
  const payer = drawable(name);
  return {
    language,
    title,
    foot: `${title} · ${payer}`,
    facts: [
      { label: t('transactions:receipt.payer'), value: payer },
      { label: t('transactions:receipt.payee'), value: operatorName(operator, language) },
    ],
    payments: {
      columns: [
        t('transactions:receipt.number'),
        t('transactions:detail.paidAt'),
        t('transactions:detail.trees'),
        t('transactions:detail.total'),
      ],
      rows: transactions.map(({ number, paidAt, breakdown, total: paid }) => [
        number,
        paidAt ? date(paidAt, language) : '',
        String(breakdown.quantity),
        rupiah(paid, language),
      ]),
    },
    sums: [
      { label: t('transactions:detail.trees'), value: String(count) },
      ...givenBack.map(({ number, reference, amount, at }) => ({
        label: drawable(
          t('transactions:statement.givenBack', { number, reference, date: date(at, language) }),
        ),
        value: amount === null ? t('transactions:statement.noAmount') : rupiah(-amount, language),
      })),
    ],
    total: { label: t('transactions:detail.total'), value: rupiah(total, language) },
    trees: {
      title: t('transactions:detail.trees'),
      columns: [
        t('transactions:detail.contract'),
        t('certificates:document.columns.name'),
        t('certificates:document.columns.until'),
        t('transactions:statement.fate'),
      ],
      rows: transactions.flatMap((transaction) => treeRows(transaction, facts, t)),
    },
    twigs:
      transactions.length > mostPayments
        ? []
        : twigsOf(
            transactions.flatMap(({ trees }) =>
              trees.filter(({ contractNumber }) => contractNumber !== null),
            ),
          ),
    notes: [
      transactions.length
        ? t('emails:common.noRefund')
        : t('transactions:statement.empty', { year: String(year) }),
    ],
  };
}

function treeRows(
  { trees, holder, gift }: Transaction,
  facts: StatementFacts,
  t: Translator['t'],
): string[][] {
  const { language } = facts;
  return trees.flatMap(({ tree, replacedBy, contractNumber, endsAt }) => {
    if (contractNumber === null || endsAt === null) return [];
    const { treeName, code } = replacedBy ?? tree;
    const whose = gift === null ? [] : [t('transactions:statement.gift', { holder })];
    return [
      [
        contractNumber,
        drawable([`${treeName} ${code}`, ...whose].join(', ')),
        lastFullDay(endsAt, language),
        fateOf(contractNumber, facts, t),
      ],
    ];
  });
}

/** What became of a year's contract, as its adopter's forest remembers it. */
function fateOf(contract: string, { forest, now, language }: StatementFacts, t: Translator['t']): string {
  const [last, before] = forest
    .flatMap((of) => of.terms.map((term) => ({ ...term, of })))
    .filter(({ contractNumber }) => contractNumber === contract)
    .sort((one, other) => other.endsAt.localeCompare(one.endsAt));
  if (!last) return '';
  const { state, tree } = last.of;
  if (state === 'lost') return t('transactions:statement.is.lost');
  if (before) return t('transactions:statement.is.replaced', { code: tree.code });
  if (new Date(last.startsAt) > now) {
    return t('transactions:statement.is.ahead', { date: date(last.startsAt, language) });
  }
  return t(new Date(last.endsAt) > now ? 'common:status.adoption.current' : 'common:status.adoption.ended');
}
