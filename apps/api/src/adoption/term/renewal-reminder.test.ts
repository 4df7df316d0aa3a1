import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tree } from '../../database/schema/index.ts';
import { openWorld, type World } from '../../testing/adoption-world.ts';
import { listEndingTerms } from './renewal-reminder.repository.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const hour = 3_600;

it('speaks of the end of a term once, a month ahead, to those who have not renewed', async () => {
  const owner = await world.signUp();
  await world.adopt(owner, await world.plant(1));
  await world.services.clock.advance(300 * 24 * hour);
  expect(await world.templatesTo(owner.email)).not.toContain('renewalReminder');
  await world.services.clock.advance(40 * 24 * hour);
  await world.services.clock.advance(24 * hour);
  const told = (await world.mailsTo(owner.email)).filter(({ template }) => template === 'renewalReminder');
  const { finalPrice } = await world.services.adoption.price.prices.priceOf(world.db, 1);
  expect(told.map(({ data }) => data)).toEqual([
    expect.objectContaining({
      price: { lines: expect.anything(), total: finalPrice },
      // Nobody has come since the tree was adopted.
      late: { count: 1, by: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), isTold: false },
    }),
  ]);
});

it('tells of terms a few days apart in one reminder, once the last of them can be renewed', async () => {
  const owner = await world.signUp();
  const { clock } = world.services;
  const [one = 0, two = 0] = await world.plant(2);
  await world.adopt(owner, [one]);
  await clock.advance(3 * 24 * hour);
  await world.adopt(owner, [two]);
  const told = async () =>
    (await world.mailsTo(owner.email)).filter(({ template }) => template === 'renewalReminder');
  // The first can be renewed, the second in two days.
  await clock.advance(333 * 24 * hour);
  await world.services.adoption.term.reminders.remindOfEnd();
  expect(await told()).toEqual([]);
  await clock.advance(3 * 24 * hour);
  await world.services.adoption.term.reminders.remindOfEnd();
  await world.services.adoption.term.reminders.remindOfEnd();
  const [{ data } = { data: {} }, ...more] = await told();
  expect(more).toEqual([]);
  expect(data).toMatchObject({
    count: 2,
    treeIds: [one, two],
    endsAt: expect.any(String),
    lastEndsAt: expect.any(String),
  });
  expect(data).not.toHaveProperty('nextEndsAt');
});

it('says whose each tree is where they are in several names', async () => {
  const owner = await world.signUp();
  const [one = 0, two = 0] = await world.plant(2);
  await world.adopt(owner, [one], { holder: 'Ayu Wulandari' });
  await world.adopt(owner, [two], { holder: 'Ratna Puspita' });
  await world.services.clock.advance(341 * 24 * hour);
  const told = (await world.mailsTo(owner.email)).filter(({ template }) => template === 'renewalReminder');
  expect(told.map(({ data }) => data)).toMatchObject([
    { trees: [{ holder: 'Ayu Wulandari' }, { holder: 'Ratna Puspita' }] },
  ]);
});

it('tells of all that ends of an account, however much is read at a time', async () => {
  const [one, other] = [await world.signUp(), await world.signUp()];
  await world.adopt(one, await world.plant(3));
  await world.adopt(other, await world.plant(2));
  const owners = [one.adopter.id, other.adopter.id];
  const now = new Date(world.services.clock.now().getTime() + 340 * 24 * hour * 1_000);
  const ending = async (limit: number) => {
    const until = new Date(now.getTime() + 30 * 24 * hour * 1_000);
    const terms = await listEndingTerms(world.db, { now, until, withinDays: 7, limit });
    return terms.map(({ adopter }) => adopter.id).filter((id) => owners.includes(id));
  };
  const all = await ending(100);
  expect(all).toEqual([...Array(3).fill(one.adopter.id), ...Array(2).fill(other.adopter.id)]);
  expect(await ending(4)).toEqual(Array(3).fill(one.adopter.id));
  expect(await ending(2)).toEqual(Array(3).fill(one.adopter.id));
});

it('offers to renew no tree that is dead, and counts the one that took its place', async () => {
  const { adoption, clock } = world.services;
  const [owner, bereft] = [await world.signUp(), await world.signUp()];
  const [alive = 0, replaced = 0, lost = 0, withdrawn = 0, only = 0] = await world.plant(5);
  const [next = 0] = await world.plant(1, undefined, '2024-03-01');
  await world.adopt(owner, [alive, replaced, lost, withdrawn]);
  await world.adopt(bereft, [only]);
  await world.db
    .update(tree)
    .set({ condition: 'dead' })
    .where(inArray(tree.id, [replaced, lost, only]));
  await world.db.update(tree).set({ status: 'inactive' }).where(eq(tree.id, withdrawn));
  const codes = await world.db
    .select({ code: tree.code })
    .from(tree)
    .where(inArray(tree.id, [replaced, next]))
    .orderBy(tree.id);
  expect(await adoption.term.replacements.replace(codes[0]?.code ?? '', codes[1]?.code ?? '')).toEqual({
    outcome: 'moved',
  });
  await clock.advance(340 * 24 * hour);
  await adoption.term.reminders.remindOfEnd();
  const reminders = async (email: string) =>
    (await world.mailsTo(email)).filter(({ template }) => template === 'renewalReminder');
  expect((await reminders(owner.email)).map(({ data }) => data.count)).toEqual([2]);
  expect(await reminders(bereft.email)).toEqual([]);
  const told = await world.app.inject({ url: '/api/v1/notification?lang=en', headers: owner.headers });
  const renewal = told
    .json<{ data: { category: string; body: string }[] }>()
    .data.filter(({ category }) => category === 'rimba_renewal_reminder');
  expect(renewal.map(({ body }) => body)).toEqual([expect.stringContaining('2')]);
});
