import { type Language, operatorName } from '@rimba/i18n';
import { date, dateTime, rupiah, term } from '@rimba/i18n/format';
import type { Config } from '../../config/config.ts';
import { drawable } from '../../documents/drawable.ts';
import { translatorFor } from '../../language/translator.ts';
import { receiptLines } from '../price/index.ts';
import type { Transaction } from './transaction.schemas.ts';

export type ReceiptContent = {
  language: Language;
  title: string;
  facts: { label: string; value: string }[];
  lines: { label: string; value: string }[];
  total: { label: string; value: string };
  treesTitle: string;
  trees: { code: string; name: string; contract: string; until: string }[];
  columns: { code: string; name: string; contract: string; until: string };
  /** The species of few trees, to be drawn where the page has room. */
  twigs: { name: string; latinName: string }[];
  notes: string[];
  foot: string;
};

/** More trees than this, or more kinds of them, leave no room for drawings. */
const most = { trees: 8, species: 3 };

/** What is drawn below a list of trees, where the page has room. */
export function twigsOf(trees: Transaction['trees']): ReceiptContent['twigs'] {
  const shown = trees.map(({ tree, replacedBy }) => replacedBy ?? tree);
  const species = new Map(shown.map(({ treeName, latinName }) => [latinName, { name: treeName, latinName }]));
  return shown.length > most.trees || species.size > most.species ? [] : [...species.values()];
}

/** From when to when what was renewed runs, each term once. */
function termFacts(trees: Transaction['trees'], language: Language): ReceiptContent['facts'] {
  const { t } = translatorFor(language);
  const terms = trees.flatMap(({ renews, startsAt, endsAt }) =>
    renews && startsAt && endsAt ? [term(startsAt, endsAt, language)] : [],
  );
  return [...new Set(terms)].map((value) => ({ label: t('transactions:receipt.newTerm'), value }));
}

/** A paid transaction as its receipt says it, in one language: the stored record, no arithmetic of its own. */
export function receiptContent(
  transaction: Transaction,
  language: Language,
  { name, contactEmail }: Config['operator'],
): ReceiptContent {
  const { t } = translatorFor(language);
  const { breakdown, customer, paidAt } = transaction;
  const money = (amount: number) => rupiah(amount, language);
  const title = t('transactions:receipt.title');
  const operator = operatorName(name, language);
  const granted = transaction.trees.filter(({ contractNumber }) => contractNumber !== null);
  const isRenewal = granted.some(({ renews }) => renews !== undefined);
  return {
    language,
    title,
    foot: `${title} ${transaction.number} · ${operator}`,
    facts: [
      { label: t('transactions:receipt.number'), value: transaction.number },
      { label: t('transactions:detail.paidAt'), value: paidAt ? dateTime(paidAt, language) : '' },
      { label: t('transactions:detail.method'), value: transaction.paymentMethod.name },
      {
        label: t('transactions:receipt.payer'),
        value: drawable([customer.firstName, customer.lastName].filter(Boolean).join(' ')),
      },
      { label: t('transactions:receipt.payee'), value: operator },
      ...(transaction.gift
        ? [{ label: t('transactions:receipt.giftTo'), value: drawable(transaction.holder) }]
        : []),
      ...termFacts(granted, language),
    ],
    lines: receiptLines(breakdown, language).map(({ label, value }) => ({ label, value: money(value) })),
    total: { label: t('transactions:detail.total'), value: money(transaction.total) },
    treesTitle: t(isRenewal ? 'transactions:receipt.renewed' : 'transactions:detail.trees'),
    twigs: twigsOf(granted),
    trees: granted.map(({ tree, replacedBy, contractNumber, endsAt }) => ({
      code: (replacedBy ?? tree).code,
      name: (replacedBy ?? tree).treeName,
      contract: contractNumber ?? '',
      until: endsAt ? date(new Date(Date.parse(endsAt) - 1), language) : '',
    })),
    columns: {
      code: t('certificates:document.columns.code'),
      name: t('certificates:document.columns.name'),
      contract: t('transactions:detail.contract'),
      until: t('certificates:document.columns.until'),
    },
    notes: [t('emails:common.noRefund'), t('transactions:receipt.questions', { contactEmail })],
  };
}
