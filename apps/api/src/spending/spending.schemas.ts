import { type Static, Type } from 'typebox';
import type { Purpose } from '../database/schema/index.ts';
import { LanguageQuery } from '../http/language.ts';
import { nullable } from '../http/nullable.ts';
import { oneOf, rupiah } from '../http/text.schemas.ts';
import { purposes } from './purposes.ts';

const purpose = Type.Unsafe<Purpose>({ type: 'string', enum: [...purposes] });
const name = Type.String({ description: "In the caller's language" });
const day = (description: string) => Type.String({ format: 'date', description });
const year = Type.Integer({ description: 'Of the WIB calendar' });

const figures = {
  received: rupiah('Paid for trees and received, without the methods’ fees'),
  passedOn: rupiah('Transferred to the groups'),
  used: rupiah('Used by the operator'),
  trees: Type.Integer({
    description: 'Adoptions that were paid in that time: a tree that was adopted twice counts twice',
  }),
  passedOnPerTree: nullable(rupiah('passedOn by `trees`, so for each paid adoption; null without any')),
};

export const SpendingReport = Type.Object(
  {
    illustrative: Type.Boolean({ description: 'Whether any of it is demo data' }),
    asOf: nullable(day('Of the latest entry; null while nothing is entered')),
    price: nullable(
      Type.Object(
        {
          full: rupiah('One tree, one term, before discounts and fees'),
          toPay: rupiah('What is paid of it today'),
          discount: nullable(Type.String({ description: 'The names of today’s discounts' })),
          discountEndsAt: nullable(
            Type.String({ format: 'date-time', description: 'The first end of them' }),
          ),
        },
        { description: 'Null while nobody has set one' },
      ),
    ),
    split: nullable(
      Type.Object(
        {
          validFrom: day('From when on it applies'),
          groupShare: Type.Number({ description: 'Percent set aside for the group' }),
          parts: Type.Array(
            Type.Object({
              purpose,
              name,
              text: name,
              toGroup: Type.Boolean(),
              share: Type.Number({ description: 'Percent' }),
              ofFull: nullable(rupiah('Of the full price')),
              ofToPay: nullable(rupiah('Of what is paid today')),
            }),
            { description: 'They sum to the price, with a discount and without' },
          ),
        },
        { description: 'How the operator divides a price today; null while that is not entered' },
      ),
    ),
    total: Type.Object(figures),
    years: Type.Array(Type.Object({ year, ...figures }), { description: 'Oldest first' }),
    groups: Type.Array(
      Type.Object({
        kelompokKomunitas: Type.Object({
          id: Type.Integer(),
          name: Type.String(),
          slug: Type.String(),
          illustrative: Type.Boolean(),
        }),
        ...figures,
        years: Type.Array(Type.Object({ year, ...figures }), {
          description: 'The same years for each group',
        }),
      }),
      {
        description:
          'Those that money came in for or went to, the largest first; with `used` they sum to the total',
      },
    ),
    rows: Type.Array(
      Type.Object({
        year,
        kelompokKomunitas: nullable(Type.String({ description: 'Null: used by the operator' })),
        purpose,
        name,
        toGroup: Type.Boolean(),
        amount: rupiah('Passed on, or used'),
      }),
      { description: 'Everything that was spent, by year, group and purpose' },
    ),
    unspent: Type.Object(
      {
        amount: rupiah('The groups’ share that came in since the first split, less what was passed on since'),
        parts: Type.Array(Type.Object({ purpose, name, amount: rupiah('May be below zero') })),
      },
      { description: 'Nothing while no split is entered' },
    ),
  },
  { $id: 'SpendingReport' },
);
export type SpendingReport = Static<typeof SpendingReport>;

export const SpendingQuery = Type.Object(
  {
    format: Type.Optional({ ...oneOf(['json', 'csv'], 'CSV comes as a file'), default: 'json' }),
    lang: LanguageQuery.properties.lang,
  },
  { additionalProperties: false },
);
