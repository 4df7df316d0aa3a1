import { languages } from '@rimba/i18n';
import { type Static, Type } from 'typebox';
import { TreeCard } from '../../forest/tree/index.ts';
import { defineList } from '../../http/list/index.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { day, idOf, moment, oneOf, rupiah, said } from '../../http/text.schemas.ts';
import { AdopterType, PublicName } from '../../identity/adopter/index.ts';
import { PaymentMethod } from '../../payment-gateway/index.ts';
import { termFields } from '../ledger/index.ts';
import { PriceBreakdown } from '../price/index.ts';

const { certificateNumber, holder, message } = termFields;

export const Payment = Type.Object(
  {
    expiresAt: moment('Until when it can be paid this way'),
    vaNumbers: Type.Array(
      Type.Object({
        bank: Type.String({ description: 'Which bank it is at, in a short word: bca, bni, bri, …' }),
        number: Type.String({
          description: 'The virtual account to transfer to; good for this payment alone',
        }),
      }),
      { description: 'For a bank transfer: where to pay to; empty for other methods' },
    ),
    billerCode: nullable(
      Type.String({
        description: 'For a Mandiri bill: whom to pay, as the bank numbers it; null for other methods',
      }),
    ),
    billKey: nullable(
      Type.String({ description: 'For a Mandiri bill: which bill to pay; null for other methods' }),
    ),
    qrString: nullable(
      Type.String({ description: 'For QRIS: to draw as a QR code and scan; null for other methods' }),
    ),
    actions: Type.Array(
      Type.Object({
        name: Type.String({
          description: "What it leads to in the gateway's word: deeplink-redirect, generate-qr-code, …",
        }),
        url: Type.String({ description: 'The address to open; may be of a scheme that only an app knows' }),
      }),
      {
        description: 'For an e-wallet or QRIS: addresses of the gateway that lead the payer on; often empty',
      },
    ),
    redirectUrl: nullable(
      Type.String({
        description:
          "For a card: the bank's 3-D Secure page. Go there; it sends the holder back to /transaction/{id}/. Null otherwise",
      }),
    ),
    maskedCard: nullable(
      Type.String({
        description: 'For a card: its first eight and last four digits; null for other methods',
      }),
    ),
    underReview: Type.Boolean({
      description: 'Whether the card was charged, and the gateway looks into it before the payment counts',
    }),
  },
  { $id: 'Payment', description: 'How to pay by the method that was chosen, as the payment gateway says' },
);
export type Payment = Static<typeof Payment>;

const outcomes = ['held', 'adopted', 'replaced', 'unavailable', 'released'] as const;
const timelineEvents = [
  'created',
  'methodChanged',
  'attemptFailed',
  'paid',
  'late',
  'reassigned',
  'certificate',
  'cancelled',
  'expired',
  'flagged',
] as const;
export type TimelineEvent = (typeof timelineEvents)[number];

const TransactionTree = Type.Object(
  {
    treeId: idOf('tree'),
    tree: ref(TreeCard, 'The tree that was ordered'),
    outcome: oneOf(
      outcomes,
      'held: for this order until it is paid; adopted: in its term; replaced: another tree was given in its place, which could ' +
        'no longer be had; unavailable: it was gone, and none was given; released: free again, as the order was not paid',
    ),
    replacedBy: nullable(ref(TreeCard, 'The tree that was given in its place; null unless `replaced`')),
    contractNumber: nullable(
      Type.String({ description: 'The number of its term, as the receipt has it; null until it is paid' }),
    ),
    certificateNumber: Type.Optional(
      said(
        certificateNumber,
        'The certificate that names it, one of `certificates`; left out until it is paid',
      ),
    ),
    startsAt: nullable(
      moment(
        'When its term begins: with the payment or, of a renewal, where the term before it ends; null until it is paid',
      ),
    ),
    endsAt: nullable(
      moment('When its term ends, exclusive: 00:00 WIB of the day after the last; null until it is paid'),
    ),
    renews: Type.Optional(
      Type.Object(
        {
          adoptionId: termFields.adoptionId,
          endsAt: moment('Until when the tree is theirs, whether this is paid or not; exclusive'),
          holder: said(
            holder,
            'The name on the new certificate: the same as before, unless another was wanted',
          ),
          isGiven: Type.Boolean({ description: 'Whether it is a gift of whoever renews it' }),
        },
        { description: 'The term that a renewal goes on from; left out for a tree adopted anew' },
      ),
    ),
  },
  { $id: 'TransactionTree', description: 'One tree of an order, and what became of it' },
);

export const Transaction = Type.Object(
  {
    id: idOf('order'),
    number: Type.String({
      description: 'What people call it by, on the receipt: day and serial, as in RB-20261120-0082',
    }),
    status: oneOf(
      ['pending_payment', 'paid', 'cancelled'],
      'pending_payment: its trees are held until `expiresAt`; paid: they are adopted; cancelled: they are free again. One that ' +
        'was cancelled can still be paid, by money that came late',
    ),
    cancelReason: nullable(
      oneOf(
        ['by_adopter', 'expired', 'refused'],
        'by_adopter: they gave up; expired: not paid in time; refused: the gateway refused, and nobody tried again in time. ' +
          'Null unless `cancelled`',
      ),
    ),
    paymentMethod: ref(PaymentMethod, 'The method that was chosen last'),
    paymentFees: rupiah('The fee of the payment method'),
    subtotal: rupiah('The trees alone, before discounts and fees'),
    discountTotal: rupiah('What the discounts take off'),
    total: rupiah('What is to be paid, or was: `finalPrice` of the breakdown'),
    breakdown: ref(
      PriceBreakdown,
      'What is to be paid, or was, line by line: stored with the order, so that a later price changes nothing',
    ),
    trees: Type.Array(ref(TransactionTree), {
      description: 'The trees that were ordered, and what became of each',
    }),
    customer: Type.Object(
      {
        firstName: Type.String({ description: 'The first name of whoever pays' }),
        lastName: Type.String({ description: 'The rest of the name; may be empty' }),
        email: Type.String({ description: 'The address that the receipt names' }),
        phone: Type.String({ description: 'The number to call about the payment: +62 and digits' }),
        adopterType: AdopterType,
      },
      { description: 'Who pays, as given at checkout; it does not follow a later change of the profile' },
    ),
    holder,
    publicName: PublicName,
    message,
    gift: nullable(
      Type.Object(
        {
          message,
          recipientEmail: nullable(
            Type.String({ description: 'Where it is mailed to; null where the giver hands it over' }),
          ),
          deliverOn: nullable(day('On which day it is mailed, WIB; null: as soon as it is paid')),
          language: nullable(oneOf(languages, "What the recipient reads; null: the order's language")),
          sentAt: nullable(moment('When its mail last went to the recipient; null while none went')),
          mailableAt: nullable(moment('From when the mail may be sent again; null where that is not wanted')),
          code: nullable(
            Type.String({
              description: 'What the recipient opens /h/{giftCode}/ with; null until it is paid',
            }),
          ),
          acceptedAt: nullable(moment('When somebody accepted it; null while nobody has')),
          recipientLeft: Type.Optional(
            Type.Boolean({
              description: 'True where whoever accepted it has deleted their account; else left out',
            }),
          ),
        },
        { description: 'What makes it a gift; null for trees adopted for oneself' },
      ),
    ),
    payment: nullable(
      ref(
        Payment,
        'How to pay; null once nothing is to be paid, and while the gateway could not be reached: POST …/pay tries again',
      ),
    ),
    certificates: Type.Array(
      Type.Object({
        certificateNumber,
        issuedAt: moment('When the certificate was made, after the payment'),
        holder: Type.Optional(said(holder, 'For whom it is, as its owner lets it be seen')),
      }),
      {
        description:
          'The certificates of its adoptions: one, or one for each name of a renewal; empty until it is paid',
      },
    ),
    timeline: Type.Array(
      Type.Object({
        event: oneOf(
          timelineEvents,
          'What happened; late: paid once its deadline had cancelled it; reassigned: other trees were given for some; flagged: a ' +
            'person has to look into it',
        ),
        at: moment('When it happened'),
        method: nullable(
          Type.String({
            description:
              "Of a method that was changed, or an attempt that failed: the method's name. Null otherwise",
          }),
        ),
      }),
      { description: 'What has happened to it, the oldest first' },
    ),
    flagged: Type.Boolean({ description: 'Whether a person is looking into it' }),
    createdAt: moment('When it was ordered'),
    expiresAt: moment('When the trees are let go unless it is paid before'),
    now: moment("The service's clock when this was answered: `expiresAt` is by it, not by the reader's"),
    paidAt: nullable(moment('When the payment settled; null until then')),
    cancelledAt: nullable(moment('When it was cancelled; null where it was not')),
  },
  { $id: 'Transaction', description: 'An order of trees: who, what, how much, and how far it has come' },
);
export type Transaction = Static<typeof Transaction>;

export const transactionSchemas = [Payment, TransactionTree, Transaction];

export const transactionList = defineList({
  sort: ['createdAt'],
  defaultSort: { by: 'createdAt', order: 'desc' },
  filters: { status: ['pending_payment', 'paid', 'cancelled'] },
  with: [],
  select: [],
});
export type TransactionQuery = ReturnType<typeof transactionList.parse>;
