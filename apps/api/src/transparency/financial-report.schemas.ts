import { type Static, Type } from 'typebox';
import { LanguageQuery } from '../http/language.ts';
import { nullable } from '../http/nullable.ts';
import { moment, oneOf, rupiah, said } from '../http/text.schemas.ts';
import { periods } from './period.rules.ts';

const sources = ['individual', 'organisation', 'grant'] as const;
export type Source = (typeof sources)[number];
const source = oneOf(
  sources,
  'Who gave: a person, an organisation, or a grant, which is entered by the operator',
);
const period = oneOf(periods, 'What one row is for: a year, a quarter or a month');

const row = {
  period: Type.String({ description: 'The year, quarter or month in one word: 2026, 2026-Q3 or 2026-09' }),
  year: Type.Integer({ description: 'The calendar year (WIB) of the period' }),
  quarter: nullable(Type.Integer({ description: 'Its quarter, 1 to 4; null in a report by year' })),
  month: nullable(Type.Integer({ description: 'Its month, 1 to 12; null in a report by year or quarter' })),
  source,
  name: Type.String({ description: "What the row is called, in the caller's language" }),
  amount: rupiah('What came in or went out in that period'),
};

export const FinancialReport = Type.Object(
  {
    period,
    total: Type.Integer({ description: 'Whole rupiah of settled transactions; the sum of the rows' }),
    transactions: Type.Integer({ description: 'How many transactions settled' }),
    rows: Type.Array(
      Type.Object({
        ...row,
        transactions: Type.Integer({ description: 'How many transactions settled in that period' }),
      }),
      {
        description: 'Adoption income by period and source, latest first',
      },
    ),
    imported: Type.Object(
      {
        income: rupiah('What came in by these entries'),
        expense: rupiah('What was spent by these entries'),
        rows: Type.Array(
          Type.Object({ ...row, kind: oneOf(['income', 'expense'], 'Whether it came in or was spent') }),
          { description: 'These entries by period and source, latest first' },
        ),
      },
      { description: 'Entries from outside the product’s own transactions: apart from the total' },
    ),
    years: Type.Array(Type.Integer(), { description: 'Years with any figures, latest first' }),
    asOf: moment('When it was worked out from the records'),
  },
  { $id: 'FinancialReport', description: 'What adopters paid, by period and by who gave' },
);
export type FinancialReport = Static<typeof FinancialReport>;

export const FinancialQuery = Type.Object(
  {
    period: Type.Optional({ ...period, default: 'month' }),
    year: Type.Optional(
      Type.Integer({
        minimum: 2000,
        maximum: 2200,
        description: 'Only this year of the WIB calendar; all without',
      }),
    ),
    source: Type.Optional(said(source, 'Only what came from them; everybody without')),
    format: Type.Optional({
      ...oneOf(['json', 'csv'], 'How it is answered; CSV comes as a file'),
      default: 'json',
    }),
    rows: Type.Optional({
      ...oneOf(
        ['income', 'imported'],
        'Which rows the CSV has: adoption income, or what was entered from outside',
      ),
      default: 'income',
    }),
    lang: LanguageQuery.properties.lang,
  },
  { additionalProperties: false },
);
export type FinancialQuery = Static<typeof FinancialQuery>;
