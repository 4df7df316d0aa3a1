import { startOfWibDay, wibDate } from '../../clock/wib.ts';
import {
  type ErrorCode,
  type FieldProblem,
  fieldProblem,
  invalidFields,
  Problem,
} from '../../http/problem.ts';
import { emailProblem, phoneProblem, tidyEmail, tidyPhone } from '../../identity/adopter/index.ts';
import type { GuestProof } from '../../identity/guest/index.ts';
import { mostTrees } from '../ledger/index.ts';
import { longestMessage, type OrderBody } from './order.schemas.ts';

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
  const errors = [
    ...(body.treeIds.length ? [] : [fieldProblem('treeIds', 'checkout.no_trees_selected')]),
    ...(body.treeIds.length > mostTrees
      ? [fieldProblem('treeIds', 'checkout.too_many_trees', { max: mostTrees })]
      : []),
    ...(body.paymentMethodId ? [] : [fieldProblem('paymentMethodId', 'checkout.payment_method_required')]),
    ...customerProblems(body.customer),
    ...(body.holder ? [] : [fieldProblem('holder', 'checkout.holder_name_required')]),
    ...giftProblems(body.gift, now),
  ];
  const [first] = errors;
  if (!first) return;
  const alone = errors.length === 1 && first.code.startsWith('checkout.');
  throw new Problem(alone ? first.code : 'checkout.required_fields', {
    errors,
    ...(alone && first.values ? { values: first.values } : {}),
  });
}

function customerProblems(customer: OrderBody['customer']): FieldProblem[] {
  const email = emailProblem(customer.email, 'customer.email');
  const phone = phoneProblem(customer.phone, 'customer.phone');
  return [
    ...(customer.firstName ? [] : [fieldProblem('customer.firstName', 'request.field_required')]),
    ...(email ? [email] : []),
    ...(phone ? [phone] : []),
  ];
}

function giftProblems(gift: OrderBody['gift'], now: Date): FieldProblem[] {
  if (!gift) return [];
  const { message, recipientEmail, deliverOn } = gift;
  const tooLong = message && Array.from(message).length > longestMessage;
  const wrongEmail = recipientEmail && emailProblem(recipientEmail);
  const wrongDay = deliverOn && !isDeliveryDay(deliverOn, now);
  return [
    ...(tooLong ? [fieldProblem('gift.message', 'checkout.message_too_long', { max: longestMessage })] : []),
    ...(wrongEmail ? [fieldProblem('gift.recipientEmail', 'checkout.gift_email_invalid')] : []),
    ...(wrongDay ? [fieldProblem('gift.deliverOn', 'checkout.gift_date_invalid')] : []),
  ];
}

const isDeliveryDay = (day: string, now: Date) =>
  day >= wibDate(now) && startOfWibDay(day).getTime() - now.getTime() <= furthestDelivery;

/** @throws checkout.email_and_code_required naming what is missing */
export function guestProofOf({
  email,
  code,
  browser,
}: Partial<Record<'email' | 'code' | 'browser', string | undefined>>): GuestProof {
  if (!email?.trim() || !code?.trim() || !browser) {
    const missing = Object.entries({ email, code, browser }).filter(([, value]) => !value?.trim());
    throw new Problem('checkout.email_and_code_required', {
      errors: missing.map(([path]) => fieldProblem(path, 'request.field_required')),
    });
  }
  const tidied = tidyEmail(email);
  const wrong = emailProblem(tidied);
  if (wrong) throw invalidFields([wrong]);
  return { email: tidied, code, browser };
}
