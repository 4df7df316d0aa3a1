import { startOfWibDay, wibDate } from '../../clock/wib.ts';
import { type Finding, present, type Sound } from '../../http/body-rules.ts';
import { type ErrorCode, fieldProblem, invalidFields, Problem, refuseWrong } from '../../http/problem.ts';
import { emailProblem, phoneProblem, tidyEmail, tidyPhone } from '../../identity/adopter/index.ts';
import type { GuestProof } from '../../identity/guest/index.ts';
import { treeIdsProblem } from '../ledger/index.ts';
import {
  type GuestOrderBody,
  longestMessage,
  type OrderBody,
  type TransactionBody,
} from './order.schemas.ts';

const furthestDelivery = 365 * 24 * 3_600_000;

/** The order with every text tidied; the same order is the same whatever spaces were typed. */
export function tidyOrder(body: OrderBody): OrderBody {
  const { customer, gift } = body;
  return {
    ...body,
    treeIds: [...new Set(body.treeIds)],
    holder: tidy(body.holder),
    customer: {
      ...customer,
      firstName: tidy(customer.firstName),
      lastName: tidy(customer.lastName),
      email: customer.email.trim().toLowerCase(),
      phone: tidyPhone(customer.phone),
    },
    ...(gift
      ? {
          gift: {
            message: gift.message?.trim() || null,
            recipientEmail: gift.recipientEmail?.trim().toLowerCase() || null,
            deliverOn: gift.deliverOn ?? null,
            language: gift.language ?? null,
          },
        }
      : {}),
  };
}

const tidy = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

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

/** @throws Problem with every wrong field at once, said as a whole by what is missing first. */
export function checkOrder(body: OrderBody, now: Date): void {
  const errors = present(body.renewals ? wrongInRenewal(body) : wrongInOrder(body, now));
  const [first] = errors;
  if (!first) return;
  const alone = errors.length === 1 && first.code.startsWith('checkout.');
  throw new Problem(alone ? first.code : 'checkout.required_fields', {
    errors,
    ...(alone && first.values ? { values: first.values } : {}),
  });
}

/**
 * The order of new trees that a body is, which says all that a renewal would keep.
 * @throws Problem with every wrong field
 */
export function orderOf({ renews: _, recaptchaToken = '', ...body }: TransactionBody, now: Date): OrderBody {
  const { treeIds, customer, holder, publicName } = body;
  if (treeIds && customer && holder !== undefined && publicName) {
    return tidyOrder({ ...body, recaptchaToken, treeIds, customer, holder, publicName });
  }
  throw invalidFields(present(wrongInTransaction(body, now)), 'checkout.required_fields');
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
  tidy(holder) ? undefined : fieldProblem('holder', 'checkout.holder_name_required');

/**
 * The name that a renewal puts on what is one's own; null where it stays as it was.
 * @throws Problem with the field
 */
export function renewedHolder({ holder }: Pick<TransactionBody, 'holder'>): string | null {
  if (holder === undefined) return null;
  refuseWrong(present([holderProblem(holder)]));
  return tidy(holder);
}

const methodProblem = (paymentMethodId: number | null | undefined): Finding =>
  paymentMethodId ? undefined : fieldProblem('paymentMethodId', 'checkout.payment_method_required');

export const wrongInOrder = (
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
    tidy(firstName) ? undefined : fieldProblem('customer.firstName', 'request.field_required'),
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

type GivenProof = Sound<Pick<GuestOrderBody, 'email' | 'code' | 'browser'>>;

/**
 * How a guest proves an address.
 * @throws Problem with every wrong field; those of the order too, where there is no proof
 */
export function guestProofOf(proof: GivenProof, order: OrderBody, now: Date): GuestProof {
  const wrong = present(wrongInProof(proof));
  const others = wrong.length ? present(wrongInOrder(order, now)) : [];
  if (others.length) throw invalidFields([...others, ...wrong], 'checkout.required_fields');
  const isMissing = wrong.some(({ code }) => code === 'request.field_required');
  refuseWrong(wrong, isMissing ? 'checkout.email_and_code_required' : undefined);
  const { email = '', code = '', browser = '' } = proof;
  return { email: tidyEmail(email), code, browser };
}

export const wrongInGuestOrder = (body: Sound<GuestOrderBody>, now: Date): Finding[] => [
  ...wrongInOrder(body, now),
  ...wrongInProof(body),
];

const wrongInProof = (proof: GivenProof): Finding[] =>
  (['email', 'code', 'browser'] as const).map((name) => {
    const given = proof[name] ?? '';
    if (!given.trim()) return fieldProblem(name, 'request.field_required');
    return name === 'email' ? emailProblem(tidyEmail(given)) : undefined;
  });
