import { type Static, Type } from 'typebox';
import { LanguageQuery } from '../http/language.ts';

export const AnnualReport = Type.Object(
  {
    year: Type.Integer(),
    title: Type.String({ description: "In the caller's language" }),
    summary: Type.String({ description: "In the caller's language" }),
    publishedAt: Type.String({ format: 'date-time' }),
    file: Type.Object({
      url: Type.String({ description: "A path of the product's own origin; add lang for the language" }),
      type: Type.Literal('application/pdf'),
      size: Type.Integer({ description: 'Bytes' }),
    }),
    figures: Type.Object(
      {
        treesPlanted: Type.Integer({ description: 'Trees' }),
        surveys: Type.Integer({ description: 'Visits to a tree' }),
        adoptions: Type.Integer({ description: 'Terms that began that year' }),
        income: Type.Integer({ description: 'Whole rupiah of settled transactions' }),
        otherIncome: Type.Integer({ description: 'Whole rupiah, imported' }),
        expense: Type.Integer({ description: 'Whole rupiah, imported' }),
      },
      { description: 'Of the calendar year in WIB' },
    ),
  },
  { $id: 'AnnualReport' },
);
export type AnnualReport = Static<typeof AnnualReport>;

export const YearParams = Type.Object({ year: Type.Integer({ minimum: 2000, maximum: 2200 }) });
export const TextQuery = Type.Object(
  { lang: LanguageQuery.properties.lang },
  { additionalProperties: false },
);
