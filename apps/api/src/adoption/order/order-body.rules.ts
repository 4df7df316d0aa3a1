import { dayMs } from '../../clock/day.ts';
import { startOfWibDay, wibDate } from '../../clock/wib.ts';
import { type Finding, present, type Sound } from '../../http/body-rules.ts';
import {
  type ErrorCode,
  type FieldProblem,
  fieldProblem,
  invalidFields,
  Problem,
  refuseWrong,
} from '../../http/problem.ts';
import { oneLine } from '../../http/text.rules.ts';
import { emailProblem, phoneProblem, tidyEmail, tidyPhone } from '../../identity/adopter/index.ts';
import { type GuestProof, wrongInProof } from '../../identity/guest/index.ts';
import { treeIdsProblem } from '../ledger/index.ts';
import {
  type CompleteOrder,
  type GuestOrderBody,
  longestMessage,
  type OrderBody,
  type TransactionBody,
} from './order.schemas.ts';

const furthestDelivery = 365 * dayMs;

/**
 * The order with every text tidied; the same order is the same whatever spaces were typed. A new field that was not sent is
 * left out, or the order would be another one to the version beside this (`orderKeyOf`).
 */
function tidyOrder(body: OrderBody): OrderBody {
  const { customer, gift } = body;
  return {
    ...body,
    treeIds: [...new Set(body.treeIds)],
    holder: oneLine(body.holder),
    customer: {
      ...customer,
      firstName: oneLine(customer.firstName),
      lastName: oneLine(customer.lastName),
      email: tidyEmail(customer.email),
      phone: tidyPhone(customer.phone),
    },
    ...(gift
      ? {
          gift: {
            message: gift.message?.trim() || null,
            recipientEmail: tidyEmail(gift.recipientEmail ?? '') || null,
            deliverOn: gift.deliverOn ?? null,
            language: gift.language ?? null,
          },
        }
      : {}),
  };
}

/** What an order of a guest or of a signed-in adopter can be refused with. */
export const orderFailures = [
  'checkout.recaptcha_failed',
  'auth.adopter_not_found',
  'checkout.payment_method_not_found',
  'checkout.invalid_payment_method',
  'checkout.amount_over_limit',
  'checkout.required_fields',
  'checkout.payment_method_required',
  'checkout.holder_name_required',
  'checkout.message_too_long',
  'checkout.gift_email_invalid',
  'checkout.gift_date_invalid',
  'checkout.price_changed',
  'checkout.trees_unavailable',
  'checkout.too_many_held',
  'checkout.too_many_trees',
  'checkout.no_trees_selected',
  'checkout.transaction_creation_failed',
  'request.idempotency_key_required',
  'request.idempotency_conflict',
] as const satisfies ErrorCode[];

/** An order as it was judged where it came in. */
export type JudgedOrder = {
  /** Tidied. */
  body: CompleteOrder;
  /** What it is refused with, unless the same order was made before: that is answered as it was. */
  refusal: Problem | undefined;
};

/**
 * Judges an order of new trees.
 * @throws Problem with every wrong field where it leaves out what only a renewal keeps
 */
export function judgeOrder(
  { renews: _, recaptchaToken = '', ...given }: TransactionBody,
  now: Date,
): JudgedOrder {
  const { treeIds, customer, holder, publicName } = given;
  if (!treeIds || !customer || holder === undefined || !publicName) {
    throw invalidFields(present(wrongInTransaction(given, now)), 'checkout.required_fields');
  }
  const body = tidyOrder({ ...given, recaptchaToken, treeIds, customer, holder, publicName });
  return { body, refusal: refusalOf(present(wrongInOrder(body, now))) };
}

/** Judges a renewal that was completed. */
export const judgeRenewal = (body: CompleteOrder): JudgedOrder => ({
  body,
  refusal: refusalOf(present(wrongInRenewal(body))),
});

/**
 * Judges the order of a guest, and how the address is proven.
 * @throws Problem with every wrong field where there is no proof
 */
export function judgeGuestOrder(
  { email = '', code = '', browser = '', ...given }: GuestOrderBody,
  now: Date,
): JudgedOrder & { proof: GuestProof } {
  const body = tidyOrder(given);
  const wrong = present(wrongInOrder(body, now));
  const unproven = present(wrongInProof({ email, code, browser }));
  if (wrong.length && unproven.length) {
    throw invalidFields([...wrong, ...unproven], 'checkout.required_fields');
  }
  const isMissing = unproven.some((field) => field.code === 'request.field_required');
  refuseWrong(unproven, isMissing ? 'checkout.email_and_code_required' : undefined);
  return { body, refusal: refusalOf(wrong), proof: { email: tidyEmail(email), code, browser } };
}

/** Every wrong field in one, which is called by what is wrong alone, or by what is missing. */
function refusalOf(errors: FieldProblem[]): Problem | undefined {
  const [first, ...others] = errors;
  if (!first) return undefined;
  if (others.length || !first.code.startsWith('checkout.')) {
    return invalidFields(errors, 'checkout.required_fields');
  }
  return new Problem(first.code, { errors, ...(first.values && { values: first.values }) });
}

/** Of a renewal only what it does not keep. */
export const wrongInTransaction = (body: Sound<TransactionBody>, now: Date): Finding[] =>
  body.renews
    ? [
        ...wrongInRenewal({ treeIds: body.renews, paymentMethodId: body.paymentMethodId }),
        body.holder === undefined ? undefined : holderProblem(body.holder),
      ]
    : [
        ...wrongInOrder(body, now),
        body.publicName ? undefined : fieldProblem('publicName', 'request.field_required'),
      ];

const wrongInRenewal = ({
  treeIds = [],
  paymentMethodId,
}: Sound<Pick<OrderBody, 'treeIds' | 'paymentMethodId'>>): Finding[] => [
  treeIdsProblem(treeIds, 'renews'),
  methodProblem(paymentMethodId),
];

const holderProblem = (holder: string): Finding =>
  oneLine(holder) ? undefined : fieldProblem('holder', 'checkout.holder_name_required');

/**
 * The name that a renewal puts on what is one's own; null where it stays as it was.
 * @throws Problem with the field
 */
export function renewedHolder({ holder }: Pick<TransactionBody, 'holder'>): string | null {
  if (holder === undefined) return null;
  refuseWrong(present([holderProblem(holder)]));
  return oneLine(holder);
}

const methodProblem = (paymentMethodId: number | null | undefined): Finding =>
  paymentMethodId ? undefined : fieldProblem('paymentMethodId', 'checkout.payment_method_required');

const wrongInOrder = (
  { treeIds = [], paymentMethodId, customer, holder = '', gift }: Sound<OrderBody>,
  now: Date,
): Finding[] => [
  treeIdsProblem(treeIds),
  methodProblem(paymentMethodId),
  ...wrongInCustomer(customer),
  holderProblem(holder),
  ...(gift ? wrongInGift(gift, now) : []),
];

function wrongInCustomer(customer: Sound<OrderBody['customer']> | undefined): Finding[] {
  if (!customer) return [fieldProblem('customer', 'request.field_required')];
  const { firstName = '', email = '', phone = '' } = customer;
  return [
    oneLine(firstName) ? undefined : fieldProblem('customer.firstName', 'request.field_required'),
    emailProblem(tidyEmail(email), 'customer.email'),
    phoneProblem(tidyPhone(phone), 'customer.phone'),
  ];
}

function wrongInGift(
  { message, recipientEmail, deliverOn }: Sound<NonNullable<OrderBody['gift']>>,
  now: Date,
): Finding[] {
  const tooLong = message && Array.from(message.trim()).length > longestMessage;
  const email = recipientEmail && tidyEmail(recipientEmail);
  const wrongDay = deliverOn && !isDeliveryDay(deliverOn, now);
  return [
    tooLong ? fieldProblem('gift.message', 'checkout.message_too_long', { max: longestMessage }) : undefined,
    email && emailProblem(email)
      ? fieldProblem('gift.recipientEmail', 'checkout.gift_email_invalid')
      : undefined,
    wrongDay ? fieldProblem('gift.deliverOn', 'checkout.gift_date_invalid') : undefined,
  ];
}

const isDeliveryDay = (day: string, now: Date) =>
  day >= wibDate(now) && startOfWibDay(day).getTime() - now.getTime() <= furthestDelivery;

export const wrongInGuestOrder = (body: Sound<GuestOrderBody>, now: Date): Finding[] => [
  ...wrongInOrder(body, now),
  ...wrongInProof(body),
];
