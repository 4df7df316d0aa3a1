import { languages } from '@rimba/i18n';
import { type Static, Type } from 'typebox';
import { TreeCard } from '../../forest/tree/index.ts';
import { defineList } from '../../http/list/index.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { moment, oneOf, rupiah } from '../../http/text.schemas.ts';
import { AdopterType, PublicName } from '../../identity/adopter/index.ts';
import { PaymentMethod } from '../../payment-gateway/index.ts';
import { PriceBreakdown } from '../price/index.ts';

export const Payment = Type.Object(
  {
    expiresAt: moment('Pay before'),
    vaNumbers: Type.Array(Type.Object({ bank: Type.String(), number: Type.String() })),
    billerCode: nullable(Type.String()),
    billKey: nullable(Type.String()),
    qrString: nullable(Type.String({ description: 'To draw as a QR code' })),
    actions: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
    redirectUrl: nullable(
      Type.String({
        description: "The bank's 3-D Secure page: go there; it sends the holder back to /transaction/{id}/",
      }),
    ),
    maskedCard: nullable(Type.String({ description: 'First eight and last four digits, for a card' })),
    underReview: Type.Boolean({
      description: 'The card was charged, and the gateway looks into it before the payment counts',
    }),
  },
  { $id: 'Payment' },
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
    treeId: Type.Integer(),
    tree: ref(TreeCard),
    outcome: oneOf(outcomes, 'replaced: another tree was given in its place, which could no longer be had'),
    replacedBy: nullable(ref(TreeCard)),
    contractNumber: nullable(Type.String()),
    startsAt: nullable(moment()),
    endsAt: nullable(moment('Exclusive: 00:00 WIB of the day after the last')),
    renews: Type.Optional(
      Type.Object(
        {
          adoptionId: Type.Integer(),
          endsAt: moment('Until when the tree is theirs, paid or not; exclusive'),
        },
        { description: 'The term that a renewal goes on from; left out for a tree adopted anew' },
      ),
    ),
  },
  { $id: 'TransactionTree' },
);

export const Transaction = Type.Object(
  {
    id: Type.Integer(),
    number: Type.String(),
    status: oneOf(['pending_payment', 'paid', 'cancelled']),
    cancelReason: nullable(oneOf(['by_adopter', 'expired', 'refused'])),
    paymentMethod: ref(PaymentMethod),
    paymentFees: rupiah('Of the payment method'),
    subtotal: rupiah('Trees alone'),
    discountTotal: rupiah('Taken off'),
    total: rupiah('What is paid'),
    breakdown: ref(PriceBreakdown),
    trees: Type.Array(ref(TransactionTree)),
    customer: Type.Object({
      firstName: Type.String(),
      lastName: Type.String(),
      email: Type.String(),
      phone: Type.String(),
      adopterType: AdopterType,
    }),
    holder: Type.String(),
    publicName: PublicName,
    message: nullable(Type.String()),
    gift: nullable(
      Type.Object({
        message: nullable(Type.String()),
        recipientEmail: nullable(Type.String()),
        deliverOn: nullable(Type.String({ format: 'date' })),
        language: nullable(oneOf(languages, 'What the recipient reads')),
        sentAt: nullable(moment('When its mail last went to the recipient')),
        mailableAt: nullable(moment('From when it may be sent again; null where that is not wanted')),
        code: nullable(Type.String({ description: 'For /h/{giftCode}/, once it is paid' })),
        acceptedAt: nullable(moment('When somebody accepted it')),
        recipientLeft: Type.Optional(
          Type.Boolean({ description: 'Whoever accepted it has deleted their account' }),
        ),
      }),
    ),
    payment: nullable(ref(Payment)),
    certificates: Type.Array(Type.Object({ certificateNumber: Type.String(), issuedAt: moment() })),
    timeline: Type.Array(
      Type.Object({
        event: oneOf(timelineEvents),
        at: moment(),
        method: nullable(Type.String({ description: "The method's name" })),
      }),
      { description: 'Oldest first' },
    ),
    flagged: Type.Boolean({ description: 'A person is looking into it' }),
    createdAt: moment(),
    expiresAt: moment('When the trees are let go unless paid'),
    now: moment("The service's clock when this was answered: `expiresAt` is by it, not by the reader's"),
    paidAt: nullable(moment()),
    cancelledAt: nullable(moment()),
  },
  { $id: 'Transaction' },
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
