import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOfWibDay, wibDate } from '../../clock/wib.ts';
import { transaction, tree } from '../../database/schema/index.ts';
import { openWorld, type World } from '../../testing/adoption-world.ts';
import { listDueGifts } from '../gift/gift.repository.ts';
import { mostGiftNotices } from '../gift/gift.rules.ts';
import { listEndingTerms } from './reminder.repository.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const hour = 3_600;
const templatesTo = async (email: string) => (await world.mailsTo(email)).map(({ template }) => template);
const times = (all: string[], wanted: string) => all.filter((template) => template === wanted).length;

it('reminds of an unpaid virtual account at half time and in the last hour, of a QR code never', async () => {
  const [slow, quick] = [await world.signUp(), await world.signUp()];
  const paymentMethodId = world.methodId('bca_va');
  await world.place(slow, await world.order(await world.plant(1), { paymentMethodId }));
  await world.place(quick, await world.order(await world.plant(1)));
  await world.services.clock.advance(10 * 60);
  expect(times(await templatesTo(slow.email), 'paymentReminder')).toBe(0);
  await world.services.clock.advance(12 * hour);
  await world.services.adoption.term.reminders.remind();
  expect(times(await templatesTo(slow.email), 'paymentReminder')).toBe(1);
  await world.services.clock.advance(11 * hour);
  expect(times(await templatesTo(slow.email), 'paymentReminder')).toBe(2);
  await world.services.clock.advance(2 * hour);
  const told = await templatesTo(slow.email);
  expect([times(told, 'paymentReminder'), times(told, 'paymentExpired')]).toEqual([2, 1]);
  expect(times(await templatesTo(quick.email), 'paymentReminder')).toBe(0);
});

it('tells the recipient of a gift once it is paid and its day has come', async () => {
  const giver = await world.signUp();
  const deliverOn = wibDate(new Date(world.services.clock.now().getTime() + 3 * 24 * hour * 1_000));
  await world.adopt(giver, await world.plant(1), {
    gift: { recipientEmail: 'ibu@rimba.test', message: 'Untuk Ibu', deliverOn },
  });
  await world.services.adoption.term.reminders.remind();
  expect(await templatesTo('ibu@rimba.test')).toEqual([]);
  await world.services.clock.advance(3 * 24 * hour);
  await world.services.adoption.term.reminders.remind();
  const [notice, ...more] = await world.mailsTo('ibu@rimba.test');
  expect(more).toEqual([]);
  expect(notice).toMatchObject({
    template: 'giftNotice',
    data: { giver: 'Siti Rahmawati', message: 'Untuk Ibu', group: 'LPHD Gambut Jaya' },
  });
});

it('tells the recipient at once where no day was chosen, and once', async () => {
  const giver = await world.signUp();
  const queued = async () => {
    const { rows } = await world.services.database.pool.query(
      "select 1 from pgboss.job where name = 'send-gifts'",
    );
    return rows.length;
  };
  const before = await queued();
  await world.adopt(giver, await world.plant(1));
  expect(await queued()).toBe(before);
  await world.adopt(giver, await world.plant(1), { gift: { recipientEmail: 'bibi@rimba.test' } });
  expect(await queued()).toBe(before + 1);
  await world.services.adoption.gift.notices.sendDue();
  await world.services.adoption.term.reminders.remind();
  expect(await templatesTo('bibi@rimba.test')).toEqual(['giftNotice']);
});

it('tells of 20 gifts of one account a day, and of the rest the day after', async () => {
  const giver = await world.signUp();
  const { adoption, clock } = world.services;
  const trees = await world.plant(21);
  const { customer } = await world.order([]);
  for (const treeId of trees.slice(1)) {
    const at = clock.now();
    await adoption.order.records.recordPaid(
      world.db,
      {
        adopterId: giver.adopter.id,
        treeIds: [treeId],
        method: 'qris',
        createdAt: at,
        paidAt: at,
        customer,
        publicName: 'initials',
        holder: 'Ratna Puspita',
        message: null,
        language: 'id',
      },
      at,
    );
  }
  const ofGiver = eq(transaction.adopterId, giver.adopter.id);
  await world.db.update(transaction).set({ giftSentAt: clock.now() }).where(ofGiver);

  const recipient = 'penerima@rimba.test';
  await world.adopt(giver, trees.slice(0, 1), { gift: { recipientEmail: recipient } });
  await adoption.term.reminders.remind();
  expect(await templatesTo(recipient)).toEqual([]);
  // Nor does it stand in the way of others' gifts.
  const today = wibDate(clock.now());
  const due = { today, since: startOfWibDay(today), mostOfOne: mostGiftNotices, limit: 200 };
  expect(await listDueGifts(world.db, due)).toEqual([]);
  await clock.advance(24 * hour);
  await adoption.term.reminders.remind();
  expect(await templatesTo(recipient)).toEqual(['giftNotice']);
});

it('speaks of the end of a term once, a month ahead, to those who have not renewed', async () => {
  const owner = await world.signUp();
  await world.adopt(owner, await world.plant(1));
  await world.services.clock.advance(300 * 24 * hour);
  expect(times(await templatesTo(owner.email), 'renewalReminder')).toBe(0);
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
  await world.services.adoption.term.reminders.remind();
  expect(await told()).toEqual([]);
  await clock.advance(3 * 24 * hour);
  await world.services.adoption.term.reminders.remind();
  await world.services.adoption.term.reminders.remind();
  const [{ data } = { data: {} }, ...more] = await told();
  expect(more).toEqual([]);
  expect(data).toMatchObject({ count: 2, endsAt: expect.any(String), lastEndsAt: expect.any(String) });
  expect(data).not.toHaveProperty('nextEndsAt');
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
  await adoption.term.reminders.remind();
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
