import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { species, tree } from '../../database/schema/index.ts';
import { openWorld, type World } from '../../testing/adoption-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const quote = async (payload: object, headers: Record<string, string> = {}) =>
  (await world.app.inject({ method: 'POST', url: '/api/v1/transaction/quote', headers, payload })).json();

it('tells the holder of a tree by which transaction, and everyone else only that it is held', async () => {
  const [held = 0, free = 0] = await world.plant(2);
  const buyer = await world.signUp();
  const made = (await world.place(buyer, await world.order([held]))).json().data;
  const own = await quote({ treeIds: [held, free] }, buyer.headers);
  expect(own.data.unavailable).toMatchObject([
    { treeId: held, reason: 'held_by_you', transactionId: made.id },
  ]);
  const other = await world.signUp();
  for (const headers of [undefined, other.headers]) {
    const { data } = await quote({ treeIds: [held, free] }, headers);
    expect(data.unavailable).toMatchObject([{ treeId: held, reason: 'held', transactionId: null }]);
    expect(data.trees).toMatchObject([{ id: free }]);
  }
});

it('tells whoever has adopted a tree that it is theirs, and everyone else only that it is taken', async () => {
  const [treeId = 0] = await world.plant(1);
  const adopter = await world.signUp();
  const { id } = await world.adopt(adopter, [treeId]);
  const own = await quote({ treeIds: [treeId] }, adopter.headers);
  expect(own.data.unavailable).toMatchObject([
    { treeId, reason: 'adopted_by_you', transactionId: id, similar: null },
  ]);
  const others = await quote({ treeIds: [treeId] });
  expect(others.data.unavailable).toMatchObject([{ treeId, reason: 'taken', transactionId: null }]);
});

it('tells a tree that is dead, only recorded or none from one that is taken', async () => {
  const [dead = 0, recorded = 0, free = 0] = await world.plant(3);
  const none = free + 1_000;
  await world.db.update(tree).set({ condition: 'dead' }).where(eq(tree.id, dead));
  await world.db.update(tree).set({ status: 'active' }).where(eq(tree.id, recorded));
  const { data } = await quote({ treeIds: [dead, none, free, recorded] });
  expect(data.unavailable).toMatchObject([
    { treeId: dead, reason: 'not_offered' },
    { treeId: none, reason: 'not_found', code: null },
    { treeId: recorded, reason: 'not_offered' },
  ]);
  expect(data.trees).toMatchObject([{ id: free }]);
});

it('offers in place of a taken tree one of its species and community, of its community, of its height', async () => {
  const [lost = 0, near = 0, far = 0, other = 0] = await world.plant(4, 'KTH Serupa');
  const [kind] = await world.db
    .select({ id: species.id })
    .from(species)
    .where(eq(species.latinName, 'Shorea balangeran 0'));
  const change = (id: number, values: Partial<typeof tree.$inferInsert>) =>
    world.db.update(tree).set(values).where(eq(tree.id, id));
  await Promise.all([
    change(lost, { height: 5 }),
    change(near, { height: 5.5 }),
    change(far, { height: 9 }),
    change(other, { height: 5, speciesId: kind?.id ?? 0 }),
  ]);
  const [stranger = 0] = await world.plant(1);
  await change(stranger, { height: 5.1 });
  await world.place(await world.signUp(), await world.order([lost]));

  const offered = async (treeIds: number[]) => (await quote({ treeIds })).data.unavailable[0];
  expect(await offered([lost])).toMatchObject({
    treeName: 'Belangeran',
    similar: { tree: { id: near }, by: 'species' },
  });
  expect((await offered([lost, near])).similar).toMatchObject({ tree: { id: far }, by: 'species' });
  await Promise.all([change(near, { status: 'active' }), change(far, { status: 'active' })]);
  expect((await offered([lost])).similar).toMatchObject({ tree: { id: other }, by: 'group' });
  await change(other, { status: 'active' });
  expect((await offered([lost])).similar).toMatchObject({ tree: { id: stranger }, by: 'height' });
});

it('counts a transaction anew by another method, at the price that was agreed to', async () => {
  const buyer = await world.signUp();
  const made = (await world.place(buyer, await world.order(await world.plant(2)))).json().data;
  const price = { mainPrice: 999_000, otherPrices: [], discounts: [] };
  await world.services.adoption.price.prices.setPrice(world.db, price, world.services.clock.now());
  const body = { transactionId: made.id, paymentMethodId: world.methodId('bca_va') };
  const { data } = await quote(body, buyer.headers);
  expect(data.breakdown).toMatchObject({ quantity: 2, mainPrice: 150_000, finalPrice: 304_000 });
  expect(data.trees).toHaveLength(2);
  expect(await quote(body)).toMatchObject({ code: 'transaction.not_found' });
  expect(await quote(body, (await world.signUp()).headers)).toMatchObject({ code: 'transaction.not_found' });
});

it('chooses only among what was asked for', async () => {
  await world.plant(3);
  const { data } = await quote({ count: 50, landType: 'mangrove' });
  expect(data.trees).toEqual([]);
  expect((await quote({ count: 1, treeIds: [1] })).code).toBe('request.validation_error');
});
