import { type Static, Type } from 'typebox';
import { LanguageQuery } from '../http/language.ts';
import { nullable } from '../http/nullable.ts';
import { periods } from './period.rules.ts';

const sources = ['individual', 'organisation', 'grant'] as const;
export type Source = (typeof sources)[number];
const source = (values: readonly Source[]) =>
  Type.Unsafe<Source>({ type: 'string', enum: [...values], description: 'Who gave' });
const period = Type.Unsafe<(typeof periods)[number]>({ type: 'string', enum: [...periods] });

const row = {
  period: Type.String({ description: '2026, 2026-Q3 or 2026-09' }),
  year: Type.Integer(),
  quarter: nullable(Type.Integer({ description: '1 to 4; null in other periods' })),
  month: nullable(Type.Integer({ description: '1 to 12; null in other periods' })),
  source: source(sources),
  name: Type.String({ description: "In the caller's language" }),
  amount: Type.Integer({ description: 'Whole rupiah' }),
};

export const FinancialReport = Type.Object(
  {
    period,
    total: Type.Integer({ description: 'Whole rupiah of settled transactions; the sum of the rows' }),
    transactions: Type.Integer({ description: 'How many settled' }),
    rows: Type.Array(
      Type.Object({ ...row, transactions: Type.Integer({ description: 'How many settled' }) }),
      {
        description: 'Adoption income by period and source, latest first',
      },
    ),
    imported: Type.Object(
      {
        income: Type.Integer({ description: 'Whole rupiah' }),
        expense: Type.Integer({ description: 'Whole rupiah' }),
        rows: Type.Array(
          Type.Object({
            ...row,
            kind: Type.Unsafe<'income' | 'expense'>({ type: 'string', enum: ['income', 'expense'] }),
          }),
        ),
      },
      { description: 'Entries from outside the product’s own transactions: apart from the total' },
    ),
    years: Type.Array(Type.Integer(), { description: 'Years with any figures, latest first' }),
    asOf: Type.String({ format: 'date-time' }),
  },
  { $id: 'FinancialReport' },
);
export type FinancialReport = Static<typeof FinancialReport>;

export const FinancialQuery = Type.Object(
  {
    period: Type.Optional(
      Type.Unsafe<(typeof periods)[number]>({
        ...period,
        default: 'month',
        description: 'What a row is for',
      }),
    ),
    year: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2200, description: 'Of the WIB calendar' })),
    source: Type.Optional(source(sources)),
    format: Type.Optional(
      Type.Unsafe<'json' | 'csv'>({
        type: 'string',
        enum: ['json', 'csv'],
        default: 'json',
        description: 'CSV comes as a file',
      }),
    ),
    rows: Type.Optional(
      Type.Unsafe<'income' | 'imported'>({
        type: 'string',
        enum: ['income', 'imported'],
        default: 'income',
        description: 'Which rows the CSV has: adoption income, or what was entered from outside',
      }),
    ),
    lang: LanguageQuery.properties.lang,
  },
  { additionalProperties: false },
);
export type FinancialQuery = Static<typeof FinancialQuery>;
