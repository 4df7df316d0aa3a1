import { type Static, Type } from 'typebox';
import { likenesses, TreeCard } from '../../forest/tree/index.ts';
import { landTypes } from '../../forest/vocabulary/index.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { Body, idParameter, moment, oneOf, rupiah } from '../../http/text.schemas.ts';
import { mostTrees, refusals } from '../ledger/index.ts';

const PriceConfigItem = Type.Object({
  name: Type.Union([Type.String(), Type.Object({ id: Type.String(), en: Type.String() })], {
    description: 'In the language asked for by `lang`, in both without it',
  }),
  isPercentage: Type.Boolean(),
  value: Type.Number({ description: 'Percent of the subtotal, or whole rupiah a tree' }),
  startsAt: nullable(moment('When it began to count; null: with the price')),
  endsAt: nullable(moment('From when on it will not count; null: no end is set')),
});

export const PriceConfig = Type.Object(
  {
    mainPrice: rupiah('One tree, one term'),
    listOtherPrices: Type.Array(PriceConfigItem),
    listOtherDiscounts: Type.Array(PriceConfigItem),
    oneTree: Type.Object(
      {
        totalPrice: rupiah('Before discounts'),
        totalDiscount: rupiah('Sum of the discounts'),
        finalPrice: rupiah('totalPrice − totalDiscount: what is paid, but for the fee of a method'),
      },
      { description: 'What the lines come to for one tree' },
    ),
  },
  { $id: 'PriceConfig' },
);
export type PriceConfigOnWire = Static<typeof PriceConfig>;

const Line = Type.Object({ name: Type.String(), value: rupiah('Never negative') });
const DiscountLine = Type.Object({
  ...Line.properties,
  endsAt: nullable(moment('From when on it is not given; null: no end is set')),
});

export const PriceBreakdown = Type.Object(
  {
    quantity: Type.Integer({ description: 'Trees' }),
    mainPrice: rupiah('One tree'),
    subtotal: rupiah('mainPrice × quantity; what percentages are of'),
    listOtherPrices: Type.Array(Line),
    totalOtherPrice: rupiah('Sum of listOtherPrices'),
    totalPrice: rupiah('subtotal + totalOtherPrice'),
    listOtherDiscounts: Type.Array(DiscountLine),
    totalDiscount: rupiah('Sum of listOtherDiscounts'),
    paymentFee: nullable(Line),
    finalPrice: rupiah('totalPrice − totalDiscount + paymentFee: what is paid'),
  },
  { $id: 'PriceBreakdown' },
);
export type PriceBreakdown = Static<typeof PriceBreakdown>;

export const QuoteBody = Body({
  treeIds: Type.Optional(
    Type.Array(idParameter(), { maxItems: 200, description: `At most ${mostTrees} different trees` }),
  ),
  count: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: mostTrees,
      description: '"Choose for me": how many trees, in place of treeIds',
    }),
  ),
  kelompokKomunitasId: Type.Optional(idParameter()),
  landType: Type.Optional(oneOf(landTypes, 'With count: only trees on this kind of land')),
  renews: Type.Optional(
    Type.Array(idParameter(), {
      minItems: 1,
      maxItems: 200,
      description: `In place of treeIds, with a bearer: at most ${mostTrees} adoptions to go on with for another year`,
    }),
  ),
  transactionId: Type.Optional({
    ...idParameter(),
    description:
      'In place of treeIds, with a bearer: what an own pending transaction costs by another method',
  }),
  paymentMethodId: Type.Optional(idParameter()),
});
export type QuoteBody = Static<typeof QuoteBody>;

export const Quote = Type.Object(
  {
    trees: Type.Array(ref(TreeCard), { description: 'Those that can be adopted now, priced below' }),
    unavailable: Type.Array(
      Type.Object({
        treeId: Type.Integer(),
        code: nullable(Type.String({ description: 'Null: no such tree' })),
        reason: oneOf(
          [...refusals, 'held_by_you', 'adopted_by_you'],
          'not_found: no such tree; not_offered: dead, or not up for adoption; taken: adopted or held by ' +
            'somebody; held_by_you: by a transaction of the bearer that is not paid; ' +
            'adopted_by_you: the bearer has it',
        ),
        transactionId: nullable(Type.Integer({ description: 'The transaction by which it is the bearer’s' })),
        treeName: nullable(Type.String()),
        similar: nullable(
          Type.Object(
            {
              tree: ref(TreeCard),
              by: oneOf(
                likenesses,
                'species: of the same species and community; group: of the same community; height: nearest in height',
              ),
            },
            { description: 'Another that can be adopted now; null for one that is the bearer’s' },
          ),
        ),
      }),
    ),
    terms: Type.Array(
      Type.Object({
        adoptionId: Type.Integer({ description: 'What would be renewed' }),
        treeId: Type.Integer(),
        startsAt: moment('The end of the term that runs; where none does, now: it begins with the payment'),
        endsAt: moment('Exclusive: 00:00 WIB of the day after the last'),
      }),
      { description: 'The new term of each tree in `trees`, with `renews`' },
    ),
    breakdown: ref(PriceBreakdown),
  },
  { $id: 'Quote' },
);
export type Quote = Static<typeof Quote>;
