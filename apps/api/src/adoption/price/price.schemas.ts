import { type Static, Type } from 'typebox';
import { likenesses, TreeCard } from '../../forest/tree/index.ts';
import { landTypes } from '../../forest/vocabulary/index.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { Body, idOf, idParameter, moment, oneOf, rupiah } from '../../http/text.schemas.ts';
import { mostTrees, refusals, termFields } from '../ledger/index.ts';

const PriceConfigItem = Type.Object({
  name: Type.Union(
    [
      Type.String(),
      Type.Object({
        id: Type.String({ description: 'What it is called in Indonesian' }),
        en: Type.String({ description: 'What it is called in English' }),
      }),
    ],
    { description: 'What it is called: in the language asked for by `lang`, in both without it' },
  ),
  isPercentage: Type.Boolean({ description: 'Whether `value` is a percentage; else it is an amount a tree' }),
  value: Type.Number({ description: 'Percent of the subtotal, or whole rupiah a tree' }),
  startsAt: nullable(moment('When it began to count; null: with the price')),
  endsAt: nullable(moment('From when on it will not count; null: no end is set')),
});

export const PriceConfig = Type.Object(
  {
    mainPrice: rupiah('What one tree costs for one term, before anything below'),
    listOtherPrices: Type.Array(PriceConfigItem, {
      description: 'What is added to the price today; often nothing',
    }),
    listOtherDiscounts: Type.Array(PriceConfigItem, {
      description: 'What is taken off the price today; often nothing',
    }),
    oneTree: Type.Object(
      {
        totalPrice: rupiah('What one tree costs before discounts'),
        totalDiscount: rupiah('The discounts on one tree together'),
        finalPrice: rupiah('totalPrice − totalDiscount: what is paid, but for the fee of a method'),
      },
      { description: 'What the lines come to for one tree' },
    ),
  },
  { $id: 'PriceConfig', description: 'The price of a tree today, and what is added to it and taken off' },
);
export type PriceConfigOnWire = Static<typeof PriceConfig>;

const line = {
  name: Type.String({ description: "What it is for, in the caller's language" }),
  value: rupiah('How much it is, rounded half up; never negative'),
};
const DiscountLine = Type.Object({
  ...line,
  endsAt: nullable(moment('From when on it is not given; null: no end is set')),
});

export const PriceBreakdown = Type.Object(
  {
    quantity: Type.Integer({ description: 'How many trees it is for' }),
    mainPrice: rupiah('What one tree costs for one term'),
    subtotal: rupiah('mainPrice × quantity; what percentages are of'),
    listOtherPrices: Type.Array(Type.Object(line), {
      description: 'What is added, each on a line of its own; often nothing',
    }),
    totalOtherPrice: rupiah('Sum of listOtherPrices'),
    totalPrice: rupiah('subtotal + totalOtherPrice'),
    listOtherDiscounts: Type.Array(DiscountLine, {
      description: 'What is taken off, each on a line of its own; often nothing',
    }),
    totalDiscount: rupiah('Sum of listOtherDiscounts'),
    paymentFee: nullable(
      Type.Object(line, {
        description: 'What the payment method costs; null while none is chosen',
      }),
    ),
    finalPrice: rupiah('totalPrice − totalDiscount + paymentFee: what is paid'),
  },
  {
    $id: 'PriceBreakdown',
    description:
      'What is to be paid, line by line, as the service worked it out: it is stored with an order and shown as it is, never added up anew',
  },
);
export type PriceBreakdown = Static<typeof PriceBreakdown>;

export const QuoteBody = Body({
  treeIds: Type.Optional(
    Type.Array(idParameter('Id of a tree'), {
      maxItems: 200,
      description: `Ids of the trees to price: at most ${mostTrees} different trees`,
    }),
  ),
  count: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: mostTrees,
      description: '"Choose for me": how many trees, in place of treeIds',
    }),
  ),
  kelompokKomunitasId: Type.Optional(idParameter('With count: only trees of the community with this id')),
  landType: Type.Optional(oneOf(landTypes, 'With count: only trees on this kind of land')),
  renews: Type.Optional(
    Type.Array(idParameter('Id of an adoption'), {
      minItems: 1,
      maxItems: 200,
      description: `In place of treeIds, with a bearer: at most ${mostTrees} adoptions to go on with for another year`,
    }),
  ),
  transactionId: Type.Optional(
    idParameter(
      'In place of treeIds, with a bearer: what an own pending transaction costs by another method',
    ),
  ),
  paymentMethodId: Type.Optional(
    idParameter('Id of a method of GET /payment-method, whose fee is then part of the price'),
  ),
});
export type QuoteBody = Static<typeof QuoteBody>;

export const Quote = Type.Object(
  {
    trees: Type.Array(ref(TreeCard), { description: 'Those that can be adopted now, priced below' }),
    unavailable: Type.Array(
      Type.Object({
        treeId: idOf('tree'),
        code: nullable(Type.String({ description: 'The code on its tag; null: there is no such tree' })),
        reason: oneOf(
          [...refusals, 'held_by_you', 'adopted_by_you'],
          'Why it cannot be adopted; not_found: no such tree; not_offered: dead, or not up for adoption; taken: adopted by ' +
            'somebody; held: for an order of somebody that is not paid, without which it comes free again; held_by_you: by a transaction of the bearer that is not paid; ' +
            'adopted_by_you: the bearer has it',
        ),
        transactionId: nullable(
          Type.Integer({
            description:
              'Id of the order of the bearer’s own by which it is theirs; null where there is none, as for a gift',
          }),
        ),
        renewing: Type.Optional(
          Type.Object(
            {
              by: oneOf(['giver', 'recipient'], 'Whose order it is'),
              until: moment('Until when the order may be paid, after which the bearer may renew again'),
            },
            {
              description:
                'Of a gift that `renews` names: the other of the two who may renew it has ordered that, and has not paid',
            },
          ),
        ),
        treeName: nullable(
          Type.String({ description: 'What the tree is called; null: there is no such tree' }),
        ),
        similar: nullable(
          Type.Object(
            {
              tree: ref(TreeCard, 'A tree that can be adopted in its place'),
              by: oneOf(
                likenesses,
                'How it is like the one asked for; species: of the same species and community; group: of the same community; height: nearest in height',
              ),
            },
            { description: 'Another that can be adopted now; null for one that is the bearer’s' },
          ),
        ),
      }),
      { description: 'Those asked for that cannot be adopted now, and why; they are not priced' },
    ),
    terms: Type.Array(
      Type.Object({
        adoptionId: Type.Integer({ description: 'Id of the adoption that would be gone on with' }),
        treeId: idOf('tree'),
        startsAt: moment(
          'When the new term begins: where the one that runs ends or, where none does, with the payment, so now',
        ),
        endsAt: termFields.endsAt,
      }),
      { description: 'The new term of each tree in `trees`; empty unless `renews` was asked' },
    ),
    breakdown: ref(
      PriceBreakdown,
      'What `trees` cost together, line by line, as an order of them will charge it',
    ),
  },
  { $id: 'Quote', description: 'What an order would cost now, and which trees it would get' },
);
export type Quote = Static<typeof Quote>;
