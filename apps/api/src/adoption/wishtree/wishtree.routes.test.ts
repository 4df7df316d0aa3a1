import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tree } from '../../database/schema/index.ts';
import { openWorld, type World } from '../../testing/adoption-world.ts';
import type { SignedUp } from '../../testing/test-api.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const call = (who: SignedUp, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
  world.app.inject({
    method,
    url: `/api/v1/wishtree/me${path}`,
    headers: who.headers,
    ...(payload ? { payload } : {}),
  });

describe('the wishtree', () => {
  it('keeps trees, shows them with their cards and says which can still be had', async () => {
    const [me, other] = [await world.signUp(), await world.signUp()];
    const [first = 0, second = 0] = await world.plant(2);
    expect((await call(me, 'POST', '', { treeId: first })).json().data).toMatchObject({ available: true });
    await call(me, 'POST', '', { treeId: second });
    await world.place(other, await world.order([first]));
    const listed = await call(me, 'GET', '?with=tree&sortBy=addedAt&order=asc');
    expect(listed.json()).toMatchObject({
      data: [
        { treeId: first, available: false, tree: { status: 'pending', latinName: 'Shorea balangeran 0' } },
        { treeId: second, available: true },
      ],
      meta: { total: 2, page: 1 },
    });
    expect((await call(me, 'GET', '')).json().data[0]).not.toHaveProperty('tree');
    expect((await call(other, 'GET', '/total')).json().data).toEqual({ total: 0 });
  });

  it('takes a tree once, and only one that can be adopted some day', async () => {
    const me = await world.signUp();
    const [one = 0, dead = 0] = await world.plant(2);
    await world.db.update(tree).set({ status: 'inactive' }).where(eq(tree.id, dead));
    await call(me, 'POST', '', { treeId: one });
    const codes = [
      (await call(me, 'POST', '', { treeId: one })).json().code,
      (await call(me, 'POST', '', { treeId: dead })).json().code,
      (await call(me, 'POST', '', { treeId: 2_000_000_000 })).json().code,
      (await call(me, 'POST', '', { treeId: '1' })).json().code,
      (await call(me, 'GET', '?sortBy=name')).json().code,
    ];
    expect(codes).toEqual([
      'wishtree.already_added',
      'wishtree.add_failed',
      'request.tree_not_found',
      'request.validation_error',
      'request.invalid_parameter',
    ]);
  });

  it('lets go of several at once, of what is there', async () => {
    const me = await world.signUp();
    const [one = 0, two = 0, never = 0] = await world.plant(3);
    for (const treeId of [one, two]) await call(me, 'POST', '', { treeId });
    const removed = await call(me, 'DELETE', '/multiple', { treeIds: [one, never] });
    expect(removed.json().data).toEqual({ total: 1 });
    const nothing = await call(me, 'DELETE', '/multiple', { treeIds: [one] });
    expect(nothing.json().code).toBe('wishtree.not_found');
  });
});

describe('a quote', () => {
  const quote = (payload: object, headers = {}) =>
    world.app.inject({ method: 'POST', url: '/api/v1/transaction/quote', headers, payload });

  it('prices what can be had and names what cannot', async () => {
    const buyer = await world.signUp();
    const [taken = 0, free = 0] = await world.plant(2);
    await world.place(buyer, await world.order([taken]));
    const answer = await quote({
      treeIds: [taken, free, 99_999_999],
      paymentMethodId: world.methodId('qris'),
    });
    expect(answer.json().data).toMatchObject({
      trees: [{ id: free }],
      unavailable: [
        { treeId: taken, code: expect.any(String) },
        { treeId: 99_999_999, code: null },
      ],
      breakdown: {
        quantity: 1,
        subtotal: 150_000,
        paymentFee: { name: 'QRIS', value: 1_050 },
        finalPrice: 151_050,
      },
    });
  });

  it('chooses trees of one community', async () => {
    const own = new Set(await world.plant(4, 'LPHD Pilihan'));
    const { trees } = (await quote({ treeIds: [...own].slice(0, 1) })).json().data;
    const kelompokKomunitasId = trees[0].kelompokKomunitas.id;
    const chosen = (await quote({ count: 3, kelompokKomunitasId })).json().data;
    expect(chosen.trees).toHaveLength(3);
    expect(chosen.trees.every(({ id }: { id: number }) => own.has(id))).toBe(true);
    const more = (await quote({ count: 9, kelompokKomunitasId })).json().data;
    expect(more.breakdown).toMatchObject({ quantity: 4, finalPrice: 600_000 });
  });

  it('wants trees or a number of them', async () => {
    for (const none of [{}, { treeIds: [] }])
      expect((await quote(none)).json().code).toBe('checkout.no_trees_selected');
    expect((await quote({ treeIds: [1], count: 2 })).json().code).toBe('request.validation_error');
    expect((await quote({ count: 51 })).json().code).toBe('request.validation_error');
  });
});

describe('the price', () => {
  it('is told in one language or in both', async () => {
    const named = { id: 'Bulan Menanam Pohon', en: 'Tree Planting Month' };
    const discounts = [{ name: named, isPercentage: true, value: 1_000 }];
    const validFrom = world.services.clock.now();
    const { prices } = world.services.adoption.price;
    await prices.setPrice(world.db, { mainPrice: 150_000, otherPrices: [], discounts }, validFrom);
    const discountIn = async (query: string) => {
      const answer = await world.app.inject(`/api/v1/price-config${query}`);
      return answer.json().data?.listOtherDiscounts[0] ?? answer.json().code;
    };
    const discount = { isPercentage: true, value: 10, startsAt: null, endsAt: null };
    expect(await discountIn('?lang=en')).toEqual({ ...discount, name: named.en });
    expect(await discountIn('')).toEqual({ ...discount, name: named });
    expect(await discountIn('?lang=<script>')).toBe('request.invalid_language');
  });
});
