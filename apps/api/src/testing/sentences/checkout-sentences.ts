import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { orderKeyOf } from '../../adoption/order/order-key.rules.ts';
import { idempotencyKey, paymentMethod, tree } from '../../database/schema/index.ts';
import type { ErrorCode } from '../../http/problem.ts';
import type { Cases, Speaker } from './speaker.ts';

type Code = Extract<ErrorCode, `checkout.${string}` | `wishtree.${string}` | 'request.tree_not_found'>;

/** Choosing trees, and the order that is made of them. */
export function checkoutSentences(world: Speaker): Cases<Code> {
  const { ask, db } = world;

  /** An order of one free tree, but for some changes. */
  async function order(changes: object = {}) {
    const [treeId = 0] = await world.plant(1);
    const body = { ...(await world.order([treeId])), ...changes };
    const { headers } = await world.buyer();
    return ask('POST', '/transaction', body, { ...headers, 'idempotency-key': randomUUID() });
  }
  /** An order of a tree that somebody else just took. */
  async function late() {
    const treeIds = await world.plant(1);
    await world.place(await world.signUp(), await world.order(treeIds));
    return order({ treeIds });
  }
  async function guest(changes: object = {}, minutes = 0) {
    const email = world.freshEmail();
    const asked = await ask('POST', '/unsigned/checkout/code', { email });
    const [mail] = await world.mailsTo(email);
    await world.services.clock.advance(minutes * 60);
    const proof = { email, browser: asked.json().data.browser, code: String(mail?.data.code) };
    const body = { ...(await world.order(await world.plant(1))), ...proof, ...changes };
    return ask('POST', '/unsigned/checkout', body, { 'idempotency-key': randomUUID() });
  }
  async function whileQris<T>(changes: object, run: () => Promise<T>): Promise<T> {
    const qris = eq(paymentMethod.code, 'qris');
    await db.update(paymentMethod).set(changes).where(qris);
    const answer = await run();
    await db.update(paymentMethod).set({ available: true, maximum: 10_000_000 }).where(qris);
    return answer;
  }
  const wish = async (treeId: number) =>
    ask('POST', '/wishtree/me', { treeId }, (await world.buyer()).headers);

  return {
    'checkout.no_payment_methods': async () => {
      await db.update(paymentMethod).set({ available: false });
      const answer = await ask('GET', '/payment-method');
      await db.update(paymentMethod).set({ available: true });
      return answer;
    },
    'checkout.invalid_payment_method': () => whileQris({ available: false }, () => order()),
    'checkout.amount_over_limit': () => whileQris({ maximum: 1_000 }, () => order()),
    'checkout.payment_method_not_found': () => order({ paymentMethodId: 9_999 }),
    'checkout.payment_method_required': () => order({ paymentMethodId: null }),
    'checkout.required_fields': async () => {
      const { customer } = await world.order([1]);
      return order({ customer: { ...customer, phone: '0812345' } });
    },
    'checkout.transaction_creation_failed': async () => {
      const { adopter, headers } = await world.buyer();
      const [body, key] = [await world.order(await world.plant(1)), randomUUID()];
      const scope = `adopter:${adopter.id}`;
      const begun = orderKeyOf({ scope, route: 'POST /transaction', key, body });
      await db.insert(idempotencyKey).values({ ...begun, createdAt: new Date() });
      return ask('POST', '/transaction', body, { ...headers, 'idempotency-key': key });
    },
    'checkout.no_trees_selected': () => ask('POST', '/transaction/quote', {}),
    'checkout.recaptcha_failed': () => order({ recaptchaToken: 'none' }),
    'checkout.email_and_code_required': () => guest({ email: undefined, code: undefined }),
    'checkout.trees_unavailable': late,
    'checkout.tree_unavailable': late,
    'checkout.price_changed': () => order({ expectedTotal: 1 }),
    'checkout.too_many_trees': () => order({ treeIds: Array.from({ length: 51 }, (_, index) => index + 1) }),
    'checkout.too_many_held': async () => {
      const { headers, ...buyer } = await world.signUp();
      const trees = await world.plant(51);
      await world.place({ ...buyer, headers }, await world.order(trees.slice(1)));
      const body = await world.order(trees.slice(0, 1));
      return ask('POST', '/transaction', body, { ...headers, 'idempotency-key': randomUUID() });
    },
    'checkout.invalid_code': () => guest({ code: 'AAAAAAAA' }),
    'checkout.code_expired': () => guest({}, 11),
    'checkout.code_cooldown': async () => {
      const email = world.freshEmail();
      await ask('POST', '/unsigned/checkout/code', { email });
      return ask('POST', '/unsigned/checkout/code', { email });
    },
    'checkout.holder_name_required': () => order({ holder: '  ' }),
    'checkout.message_too_long': () => order({ gift: { message: 'x'.repeat(281) } }),
    'checkout.gift_email_invalid': () => order({ gift: { recipientEmail: 'nobody' } }),
    'checkout.gift_date_invalid': () => order({ gift: { deliverOn: '2020-01-01' } }),
    'wishtree.already_added': async () => {
      const [treeId = 0] = await world.plant(1);
      await wish(treeId);
      return wish(treeId);
    },
    'wishtree.add_failed': async () => {
      const [treeId = 0] = await world.plant(1);
      await db.update(tree).set({ status: 'inactive' }).where(eq(tree.id, treeId));
      return wish(treeId);
    },
    'wishtree.not_found': async () =>
      ask('DELETE', '/wishtree/me/multiple', { treeIds: [1] }, (await world.signUp()).headers),
    'request.tree_not_found': () => ask('GET', '/tree/2000000000/detail'),
  };
}
