import { type Static, Type } from 'typebox';
import type { Purpose } from '../database/schema/index.ts';
import { communityNames, illustrative } from '../forest/vocabulary/index.ts';
import { LanguageQuery } from '../http/language.ts';
import { nullable } from '../http/nullable.ts';
import { day, moment, oneOf, rupiah } from '../http/text.schemas.ts';
import { purposes } from './purposes.ts';

const purpose = oneOf<Purpose>(
  purposes,
  'What it is for: patrols and measuring, seedlings and care, replanting, gear and travel, data and software, or bookkeeping',
);
const name = Type.String({ description: "What the purpose is called, in the caller's language" });
const toGroup = Type.Boolean({
  description: 'Whether the group gets it; false for what the operator uses itself',
});
const year = Type.Integer({ description: 'The calendar year (WIB)' });

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
    asOf: nullable(day('The day of the latest entry; null while nothing is entered')),
    price: nullable(
      Type.Object(
        {
          full: rupiah('What one tree costs for one term, before discounts and fees'),
          toPay: rupiah('What is paid of it today'),
          discount: nullable(
            Type.String({ description: 'The names of today’s discounts; null without any' }),
          ),
          discountEndsAt: nullable(moment('When the first of them ends; null where no end is set')),
        },
        { description: 'What a tree costs today; null while nobody has set a price' },
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
              text: Type.String({
                description: "What is done with it in a sentence, in the caller's language",
              }),
              toGroup,
              share: Type.Number({ description: 'How much of the price it is, in percent' }),
              ofFull: nullable(rupiah('Its part of the full price; null while no price is set')),
              ofToPay: nullable(rupiah('Its part of what is paid today; null while no price is set')),
            }),
            { description: 'They sum to the price, with a discount and without' },
          ),
        },
        { description: 'How the operator divides a price today; null while that is not entered' },
      ),
    ),
    total: Type.Object(figures, { description: 'All years and groups together' }),
    years: Type.Array(Type.Object({ year, ...figures }), {
      description: 'All groups together by year, the oldest first',
    }),
    groups: Type.Array(
      Type.Object({
        kelompokKomunitas: Type.Object(
          { ...communityNames, illustrative },
          { description: 'The social forestry group that these are the figures of' },
        ),
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
        kelompokKomunitas: nullable(
          Type.String({ description: 'The full name of the group it went to; null: the operator used it' }),
        ),
        purpose,
        name,
        toGroup,
        amount: rupiah('What was passed on to the group, or used'),
      }),
      { description: 'Everything that was spent, by year, group and purpose' },
    ),
    unspent: Type.Object(
      {
        amount: rupiah('The groups’ share that came in since the first split, less what was passed on since'),
        parts: Type.Array(
          Type.Object({
            purpose,
            name,
            amount: rupiah('What is left of it; below zero where more was passed on than came in'),
          }),
          { description: 'The same by purpose' },
        ),
      },
      { description: 'What waits to be passed on; nothing while no split is entered' },
    ),
  },
  {
    $id: 'SpendingReport',
    description: 'Where adoption money goes: how a price is divided, what came in and what was passed on',
  },
);
export type SpendingReport = Static<typeof SpendingReport>;

export const SpendingQuery = Type.Object(
  {
    format: Type.Optional({
      ...oneOf(['json', 'csv'], 'How it is answered; CSV comes as a file'),
      default: 'json',
    }),
    lang: LanguageQuery.properties.lang,
  },
  { additionalProperties: false },
);
