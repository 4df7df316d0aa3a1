import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wibDate } from '../../clock/wib.ts';
import { adopter, hold, paymentMethod, transaction, tree } from '../../database/schema/index.ts';
import { openWorld, type World } from '../../testing/adoption-world.ts';
import type { SignedUp } from '../../testing/test-api.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const transactionsOf = async (buyer: SignedUp) => {
  const [row] = await world.db
    .select({ total: count() })
    .from(transaction)
    .where(eq(transaction.adopterId, buyer.adopter.id));
  return row?.total;
};

describe('two people after the same tree', () => {
  it('gives it to exactly one, and names it to the others', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => world.signUp()));
    const [wanted = 0] = await world.plant(1);
    const others = await world.plant(buyers.length);
    const orders = await Promise.all(
      buyers.map(async (buyer, index) => {
        const other = others[index] ?? 0;
        return { buyer, order: await world.order(index % 2 ? [wanted, other] : [other, wanted]) };
      }),
    );
    const answers = await Promise.all(orders.map(({ buyer, order }) => world.place(buyer, order)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(7).fill(409)]);
    const [row] = await world.db.select({ code: tree.code }).from(tree).where(eq(tree.id, wanted));
    for (const [index, answer] of answers.entries()) {
      if (answer.statusCode === 201) continue;
      expect(answer.json()).toMatchObject({
        code: 'checkout.trees_unavailable',
        errors: [
          {
            path: `treeIds.${index % 2 ? 0 : 1}`,
            code: 'checkout.tree_unavailable',
            message: expect.stringContaining(row?.code ?? '-'),
          },
        ],
      });
    }
    const holds = await world.db.select().from(hold).where(eq(hold.treeId, wanted));
    expect(holds).toHaveLength(1);
    const counted = await Promise.all(buyers.map(transactionsOf));
    expect(counted.sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('ends no two orders of the same trees in opposite order by a deadlock', async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => world.signUp()));
    const trees = await world.plant(10);
    const answers = await Promise.all(
      buyers.map(async (buyer, index) =>
        world.place(buyer, await world.order(index % 2 ? trees : trees.toReversed())),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });
});

describe('orders that arrive at once', () => {
  it('are answered each for itself, whatever became of those they were made with', async () => {
    const buyers = await Promise.all(Array.from({ length: 12 }, () => world.signUp()));
    const trees = await world.plant(buyers.length);
    const orders = await Promise.all(
      buyers.map(async (_, index) => {
        const own = trees[index] ?? 0;
        if (index === 3) return world.order([own], { expectedTotal: 1 });
        if (index === 5) return world.order([own, 2_000_000_000], { expectedTotal: 302_100 });
        return world.order([own], {
          paymentMethodId: world.methodId(index % 2 ? 'qris' : 'bca_va'),
          holder: `Pohon ${own}`,
          publicName: index % 2 ? 'full' : 'hidden',
        });
      }),
    );
    const answers = await Promise.all(
      orders.map((order, index) => world.place(buyers[index] as SignedUp, order)),
    );
    for (const [index, answer] of answers.entries()) {
      const body = answer.json();
      if (index === 3) expect(body).toMatchObject({ code: 'checkout.price_changed' });
      else if (index === 5) expect(body).toMatchObject({ code: 'checkout.trees_unavailable' });
      else {
        expect(answer.statusCode, answer.body).toBe(201);
        const own = trees[index];
        expect(body.data).toMatchObject({
          holder: `Pohon ${own}`,
          paymentMethod: { code: index % 2 ? 'qris' : 'bca_va' },
          trees: [{ treeId: own, outcome: 'held', tree: { id: own, status: 'pending' } }],
          payment: index % 2 ? { qrString: expect.any(String) } : { vaNumbers: [{ bank: 'bca' }] },
        });
        const { now: _, ...read } = await world.read(buyers[index] as SignedUp, body.data.id);
        expect(body.data).toMatchObject(read);
      }
    }
    expect(await Promise.all(buyers.map(transactionsOf))).toEqual(
      buyers.map((_, index) => (index === 3 || index === 5 ? 0 : 1)),
    );
    const choices = await world.db.select({ id: adopter.id, publicName: adopter.publicName }).from(adopter);
    for (const [index, { adopter: buyer }] of buyers.entries()) {
      if (index === 3 || index === 5) continue;
      expect(choices.find(({ id }) => id === buyer.id)?.publicName).toBe(index % 2 ? 'full' : 'hidden');
    }
  });
});

describe('an order for a tree that is locked for long', () => {
  it('keeps nobody waiting who ordered another at the same time', async () => {
    const buyers = await Promise.all(Array.from({ length: 4 }, () => world.signUp()));
    const trees = await world.plant(buyers.length);
    const orders = await Promise.all(trees.map((treeId) => world.order([treeId])));
    const { first } = await world.db.transaction(async (tx) => {
      await tx
        .select()
        .from(tree)
        .where(eq(tree.id, trees[0] ?? 0))
        .for('update');
      const placing = orders.map((order, index) => world.place(buyers[index] as SignedUp, order));
      const others = await Promise.all(placing.slice(1));
      expect(others.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
      return { first: placing[0] };
    });
    expect((await first)?.statusCode).toBe(201);
  });
});

describe('the same checkout sent twice', () => {
  it('makes one transaction, also when both arrive at once with one answered bot check', async () => {
    const buyer = await world.signUp();
    const order = await world.order(await world.plant(2));
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => world.place(buyer, order, key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
    const isReplay = (answer: (typeof answers)[number]) => answer.headers['idempotent-replayed'] === 'true';
    expect(answers.filter(isReplay)).toHaveLength(2);
    const later = await world.place(buyer, order, key);
    expect(later.json().data.id).toBe(answers[0]?.json().data.id);
    expect(isReplay(later)).toBe(true);
    const fresh = { ...order, recaptchaToken: await world.captchaToken('checkout') };
    const answeredAnew = await world.place(buyer, fresh, key);
    expect(answeredAnew.json().data?.id, answeredAnew.body).toBe(answers[0]?.json().data.id);
    const changed = {
      ...order,
      holder: 'Somebody else',
      recaptchaToken: await world.captchaToken('checkout'),
    };
    const conflict = await world.place(buyer, changed, key);
    expect(conflict.json()).toMatchObject({ code: 'request.idempotency_conflict' });
    expect(await transactionsOf(buyer)).toBe(1);
  });

  it('is not waited for by a wrong bot check', async () => {
    const buyer = await world.signUp();
    const order = await world.order(await world.plant(1));
    const key = randomUUID();
    const [wrong, right] = await Promise.all([
      world.place(buyer, { ...order, recaptchaToken: 'wrong' }, key),
      world.place(buyer, order, key),
    ]);
    expect(wrong.json()).toMatchObject({ code: 'checkout.recaptcha_failed' });
    expect(right.statusCode, right.body).toBe(201);
  });

  it('answers with what was made when it could not be ordered any more', async () => {
    const buyer = await world.signUp();
    const key = randomUUID();
    const tomorrow = wibDate(new Date(world.services.clock.now().getTime() + 24 * 3_600_000));
    const gift = { message: 'Selamat', deliverOn: tomorrow };
    const order = await world.order(await world.plant(1), { gift });
    const made = await world.place(buyer, order, key);
    await world.services.clock.advance(3 * 24 * 3_600);
    const elsewhere = await world.place(buyer, { ...order, treeIds: await world.plant(1) });
    expect(elsewhere.json()).toMatchObject({ code: 'checkout.gift_date_invalid' });
    const later = await world.place(buyer, order, key);
    expect(later.json().data?.id, later.body).toBe(made.json().data.id);
    const changed = await world.place(buyer, { ...order, holder: 'Somebody else' }, key);
    expect(changed.json()).toMatchObject({ code: 'request.idempotency_conflict' });
  });

  it('takes another body under the same key for a mistake', async () => {
    const buyer = await world.signUp();
    const [first = 0, second = 0] = await world.plant(2);
    const key = randomUUID();
    await world.place(buyer, await world.order([first]), key);
    const answer = await world.place(buyer, await world.order([second]), key);
    expect(answer.json()).toMatchObject({ code: 'request.idempotency_conflict' });
  });

  it("keeps one account's keys apart from another's", async () => {
    const [one, two] = [await world.signUp(), await world.signUp()];
    const [first = 0, second = 0] = await world.plant(2);
    const key = randomUUID();
    const answers = [
      await world.place(one, await world.order([first]), key),
      await world.place(two, await world.order([second]), key),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  });

  it('lets a refused order be sent again under its key', async () => {
    const buyer = await world.signUp();
    const key = randomUUID();
    const order = await world.order(await world.plant(1));
    const refused = await world.place(buyer, { ...order, expectedTotal: 1 }, key);
    expect(refused.json()).toMatchObject({ code: 'checkout.price_changed' });
    const right = { ...order, recaptchaToken: await world.captchaToken('checkout') };
    expect((await world.place(buyer, right, key)).statusCode).toBe(201);
  });
});

describe('what an order may not do', () => {
  it('needs an account with a proven address, a key and a bot check', async () => {
    const order = await world.order(await world.plant(1));
    const stranger = await world.app.inject({ method: 'POST', url: '/api/v1/transaction', payload: order });
    expect(stranger.json()).toMatchObject({ code: 'auth.not_authenticated' });
    const unproven = await world.signUp({ verified: false });
    expect((await world.place(unproven, order)).json()).toMatchObject({ code: 'auth.email_not_verified' });
    const buyer = await world.signUp();
    const keyless = await world.app.inject({
      method: 'POST',
      url: '/api/v1/transaction',
      headers: buyer.headers,
      payload: order,
    });
    expect(keyless.json()).toMatchObject({ code: 'request.idempotency_key_required' });
    const robot = await world.place(buyer, { ...order, recaptchaToken: 'none' });
    expect(robot.json()).toMatchObject({ code: 'checkout.recaptcha_failed' });
  });

  it('pays the price of now or nothing, and leaves no trace', async () => {
    const buyer = await world.signUp();
    const treeIds = await world.plant(1);
    const answer = await world.place(buyer, await world.order(treeIds, { expectedTotal: 150_000 }));
    expect(answer.json()).toMatchObject({ code: 'checkout.price_changed' });
    expect(await transactionsOf(buyer)).toBe(0);
    const [row] = await world.db
      .select()
      .from(tree)
      .where(eq(tree.id, treeIds[0] ?? 0));
    expect(row?.status).toBe('ready_to_adopt');
  });

  it('makes an organisation of who orders as one in their own name, and of nobody who pays for one', async () => {
    const buyer = await world.signUp();
    const orderAs = async (firstName: string, adopterType: 'individual' | 'organisation') => {
      const order = await world.order(await world.plant(1));
      const customer = { ...order.customer, firstName, lastName: '', adopterType };
      expect((await world.place(buyer, { ...order, customer })).statusCode).toBe(201);
      const [row] = await world.db.select().from(adopter).where(eq(adopter.id, buyer.adopter.id));
      return row?.adopterType;
    };
    expect(await orderAs('PT Hijau Lestari', 'organisation')).toBe('individual');
    expect(await orderAs(buyer.adopter.name, 'organisation')).toBe('organisation');
    expect(await orderAs('Ayu', 'individual')).toBe('organisation');
  });

  it('holds 50 trees an account at the most', async () => {
    const buyer = await world.signUp();
    const trees = await world.plant(52);
    const many = await world.place(buyer, await world.order(trees.slice(0, 51)));
    expect(many.json()).toMatchObject({ code: 'checkout.too_many_trees' });
    const all = await world.place(buyer, await world.order(trees.slice(0, 50)));
    expect(all.statusCode, all.body).toBe(201);
    const more = await world.place(buyer, await world.order(trees.slice(50)));
    expect(more.json()).toMatchObject({ code: 'checkout.too_many_held' });
  });

  it('holds 200 trees an address at the most, however many accounts it has', async () => {
    const strict = await openWorld({ limitFactor: 1 });
    const trees = await strict.plant(201);
    for (let turn = 0; turn < 4; turn++) {
      const part = trees.slice(turn * 50, turn * 50 + 50);
      const answer = await strict.place(await strict.signUp(), await strict.order(part));
      expect(answer.statusCode, answer.body).toBe(201);
    }
    const one = await strict.place(await strict.signUp(), await strict.order(trees.slice(200)));
    expect(one.json().code).toBe('checkout.too_many_held');
    await strict.close();
  });

  it('counts two orders of one account that arrive at once', async () => {
    const buyer = await world.signUp();
    const trees = await world.plant(60);
    const orders = [await world.order(trees.slice(0, 30)), await world.order(trees.slice(30))];
    const answers = await Promise.all(orders.map((order) => world.place(buyer, order)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  it('keeps to the limits of a payment method', async () => {
    const buyer = await world.signUp();
    const trees = await world.plant(1);
    const unknown = await world.place(buyer, await world.order(trees, { paymentMethodId: 9_999 }));
    expect(unknown.json()).toMatchObject({ code: 'checkout.payment_method_not_found' });
    const bill = world.methodId('mandiri_bill');
    const open = (available: boolean) =>
      world.db.update(paymentMethod).set({ available }).where(eq(paymentMethod.id, bill));
    await open(false);
    const closed = await world.place(buyer, await world.order(trees, { paymentMethodId: bill }));
    await open(true);
    expect(closed.json()).toMatchObject({ code: 'checkout.invalid_payment_method' });
  });

  it('takes no dead tree and none that does not exist', async () => {
    const buyer = await world.signUp();
    const [dead = 0] = await world.plant(1);
    await world.db.update(tree).set({ status: 'inactive' }).where(eq(tree.id, dead));
    const answer = await world.place(
      buyer,
      await world.order([dead, 2_000_000_000], { expectedTotal: 302_100 }),
    );
    expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual([
      'treeIds.0',
      'treeIds.1',
    ]);
  });

  it('refuses text that no database keeps', async () => {
    const buyer = await world.signUp();
    const order = await world.order(await world.plant(1));
    for (const holder of ['a\u0000b', 'a\ud800b', 'a\nb']) {
      const answer = await world.place(buyer, { ...order, holder });
      expect(answer.statusCode, JSON.stringify(holder)).toBe(422);
    }
  });
});

describe("other people's transactions", () => {
  it('are not there', async () => {
    const [owner, other] = [await world.signUp(), await world.signUp()];
    const placed = await world.place(owner, await world.order(await world.plant(1)));
    const { id } = placed.json().data;
    const { headers } = other;
    const answers = [
      await world.app.inject({ url: `/api/v1/transaction/me/${id}`, headers }),
      await world.app.inject({
        method: 'POST',
        url: `/api/v1/transaction/me/${id}/pay`,
        headers,
        payload: { expectedTotal: 151_050 },
      }),
      await world.app.inject({ method: 'POST', url: `/api/v1/transaction/me/${id}/cancel`, headers }),
    ];
    expect(answers.map((answer) => answer.json().code)).toEqual(Array(3).fill('transaction.not_found'));
    const listed = await world.app.inject({ url: '/api/v1/transaction/me', headers });
    expect(listed.json()).toMatchObject({ data: [], meta: { total: 0 } });
  });
});
