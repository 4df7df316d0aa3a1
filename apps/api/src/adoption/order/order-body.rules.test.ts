import { expect, it } from 'vitest';
import type { Problem } from '../../http/problem.ts';
import type { OrderBody } from './order.schemas.ts';
import { judgeOrder } from './order-body.rules.ts';

const now = new Date('2026-11-20T03:00:00Z');
const body: OrderBody = {
  treeIds: [3, 1],
  paymentMethodId: 1,
  expectedTotal: 302_100,
  customer: {
    firstName: 'Ratna',
    lastName: '',
    email: 'ratna@rimba.example',
    phone: '+6281234567890',
    adopterType: 'individual',
  },
  holder: 'Ratna Puspita',
  publicName: 'hidden',
  recaptchaToken: 't',
};

const judged = (changes: Partial<OrderBody>) => judgeOrder({ ...body, ...changes }, now);
const problemOf = (changes: Partial<OrderBody>): Problem | undefined => judged(changes).refusal;

it('takes a complete order', () => expect(problemOf({})).toBeUndefined());

it.each([
  [{ treeIds: [] }, 'checkout.no_trees_selected'],
  [{ treeIds: Array.from({ length: 51 }, (_, index) => index + 1) }, 'checkout.too_many_trees'],
  [{ paymentMethodId: null }, 'checkout.payment_method_required'],
  [{ holder: '  ' }, 'checkout.holder_name_required'],
  [{ gift: { message: 'x'.repeat(281) } }, 'checkout.message_too_long'],
  [{ gift: { recipientEmail: 'nobody' } }, 'checkout.gift_email_invalid'],
  [{ gift: { deliverOn: '2026-11-19' } }, 'checkout.gift_date_invalid'],
  [{ gift: { deliverOn: '2027-12-01' } }, 'checkout.gift_date_invalid'],
  [{ customer: { ...body.customer, phone: '0812345' } }, 'checkout.required_fields'],
] as const)('refuses %j as %s', (changes, code) => {
  expect(problemOf(changes as Partial<OrderBody>)?.code).toBe(code);
});

it('names every wrong field at once', () => {
  const problem = problemOf({ treeIds: [], holder: '', customer: { ...body.customer, firstName: ' ' } });
  expect(problem?.code).toBe('checkout.required_fields');
  expect(problem?.details.errors?.map(({ path }) => path)).toEqual([
    'treeIds',
    'customer.firstName',
    'holder',
  ]);
});

it.each([
  ['0812-3456-7890', '+6281234567890'],
  ['+62081234567890', '+6281234567890'],
  ['62 812 3456 7890', '+6281234567890'],
  ['(0812) 3456.7890', '+6281234567890'],
  ['+6281234567890', '+6281234567890'],
])('keeps the number %s as %s', (typed, kept) => {
  const { body: order, refusal } = judged({ customer: { ...body.customer, phone: typed } });
  expect(order.customer.phone).toBe(kept);
  expect(refusal).toBeUndefined();
});

it.each(['+49 170 1234567', '0049 170 1234567', '0044 20 7946 0018', '170 1234567'])(
  'refuses the number %s of another country',
  (phone) => {
    const problem = problemOf({ customer: { ...body.customer, phone } });
    expect(problem?.details.errors).toMatchObject([
      { path: 'customer.phone', code: 'profile.invalid_phone' },
    ]);
  },
);

it('counts a message in characters as people see them', () => {
  expect(problemOf({ gift: { message: '🌳'.repeat(280) } })).toBeUndefined();
});

it('tidies what was typed', () => {
  const { body: tidied } = judged({
    treeIds: [3, 1, 3],
    holder: ' Ratna   Puspita ',
    customer: { ...body.customer, phone: '+62 812-3456 7890', email: ' Ratna@Rimba.example ' },
  });
  expect(tidied.treeIds).toEqual([3, 1]);
  expect(tidied.holder).toBe('Ratna Puspita');
  expect(tidied.customer).toMatchObject({ phone: '+6281234567890', email: 'ratna@rimba.example' });
});

it('keeps addresses as accounts have theirs', () => {
  const { body: tidied } = judged({
    customer: { ...body.customer, email: 'Ratna@München.de' },
    gift: { recipientEmail: ' jose\u0301@München.de ' },
  });
  expect(tidied.customer.email).toBe('ratna@xn--mnchen-3ya.de');
  expect(tidied.gift?.recipientEmail).toBe('josé@xn--mnchen-3ya.de');
  expect(judged({ gift: { recipientEmail: ' ' } }).body.gift?.recipientEmail).toBeNull();
});
