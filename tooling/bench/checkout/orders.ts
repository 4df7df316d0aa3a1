import { createHash, randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { Child } from '../measure/child.ts';
import { buyer } from '../world/buyer.ts';

/** Few enough trees each that nobody reaches what one account may hold. */
const buyers = 2_000;
/** More than come in any measurement. */
const guests = 100_000;

/** What a replica is told so that neither payment gateway nor bot check takes part in its work. */
export const withoutOutside = {
  ANSWERS_AT_ONCE: 'yes',
  PUBLIC_URL: 'http://rimba.test',
  // It may leave unsaid what the answer was for.
  CAPTCHA_PROVIDER: 'recaptcha',
  CAPTCHA_SITE_KEY: 'measurement',
  CAPTCHA_SECRET: 'measurement',
};

/** Adopters with a proven address, made for this. */
export async function signUpBuyers(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `insert into adopter (name, email, email_verified_at, created_at)
     select 'Pembeli', 'buyer-' || n || '@rimba.test', timestamptz '2026-01-01', timestamptz '2026-01-01'
     from generate_series(1, $1) as n returning id`,
    [buyers],
  );
  return rows.map(({ id }) => id);
}

/** Hands out one complete order after another, each for a free tree. */
export async function openShop(client: Client, { origin }: Child) {
  const free = await client.query<{ id: number }>(
    `select id from tree where status = 'ready_to_adopt' order by random() limit 200000`,
  );
  const method = await client.query<{ id: number }>(`select id from payment_method where code = 'qris'`);
  const paymentMethodId = method.rows[0]?.id;
  const quote = await fetch(`${origin}/api/v1/transaction/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ treeIds: [free.rows[0]?.id], paymentMethodId }),
  });
  const expectedTotal = (await quote.json()).data.breakdown.finalPrice;
  let turn = 0;
  return () => {
    const treeId = free.rows[turn++]?.id;
    if (treeId === undefined) throw new Error('Every tree is sold: plant more');
    return {
      treeIds: [treeId],
      paymentMethodId,
      expectedTotal,
      ...buyer,
    };
  };
}

type Order = Awaited<ReturnType<typeof openShop>>;

/** Buyers do not order from one place, where only so many trees may be held. */
const fromElsewhere = (turn: number) => ({
  'x-forwarded-for': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
});

/** Requests of orders, each by the next buyer. */
export function ordersBy({ tokens }: Child, order: Order) {
  let turn = 0;
  return () => ({
    method: 'POST' as const,
    path: '/api/v1/transaction',
    headers: {
      authorization: `Bearer ${tokens[turn % tokens.length]}`,
      ...fromElsewhere(turn++),
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(order()),
  });
}

/** The same by guests who were mailed a code: each makes an account and signs in by it. */
export async function guestOrders(client: Client, order: Order) {
  const [code, browser] = ['ABCDEFGH', 'the browser that asked'];
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  await client.query(
    `insert into email_code (purpose, email, code_hash, browser_hash, created_at, expires_at)
     select 'guest_checkout', 'guest-' || n || '@rimba.test', $2, $3, now(), now() + interval '1 hour'
     from generate_series(1, $1) as n`,
    [guests, hash(code), hash(browser)],
  );
  let turn = 0;
  return () => ({
    method: 'POST' as const,
    path: '/api/v1/unsigned/checkout',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...fromElsewhere(turn),
    },
    body: JSON.stringify({ ...order(), email: `guest-${++turn}@rimba.test`, code, browser }),
  });
}
