import { type Static, Type } from 'typebox';
import { LanguageQuery } from '../http/language.ts';
import { moment, rupiah } from '../http/text.schemas.ts';

export const AnnualReport = Type.Object(
  {
    year: Type.Integer({ description: 'The calendar year (WIB) that it reports on' }),
    title: Type.String({ description: "What the report is called, in the caller's language" }),
    summary: Type.String({
      description: "What the year was like in a few sentences, in the caller's language",
    }),
    publishedAt: moment('When it was published'),
    file: Type.Object(
      {
        url: Type.String({ description: "A path of the product's own origin; add lang for the language" }),
        type: Type.Literal('application/pdf', { description: 'The type of the file, always the same' }),
        size: Type.Integer({ description: 'How large the file is, in bytes' }),
      },
      { description: 'The report as a document to download' },
    ),
    figures: Type.Object(
      {
        treesPlanted: Type.Integer({ description: 'Trees planted that year' }),
        surveys: Type.Integer({ description: 'Visits to a tree that year' }),
        adoptions: Type.Integer({ description: 'Terms that began that year' }),
        income: rupiah('What adopters paid by settled transactions'),
        otherIncome: rupiah('Other income, as the operator entered it'),
        expense: rupiah('What was spent, as the operator entered it'),
      },
      { description: 'The figures of that calendar year (WIB)' },
    ),
  },
  { $id: 'AnnualReport', description: 'What the operator reports of one year' },
);
export type AnnualReport = Static<typeof AnnualReport>;

export const YearParams = Type.Object({
  year: Type.Integer({ minimum: 2000, maximum: 2200, description: 'The calendar year that is reported on' }),
});
export const TextQuery = Type.Object(
  { lang: LanguageQuery.properties.lang },
  { additionalProperties: false },
);
