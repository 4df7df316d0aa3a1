import { afterAll, beforeAll, expect, it } from 'vitest';
import { wibDate } from '../clock/wib.ts';
import { openWorld, type World } from '../testing/adoption-world.ts';

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
  await world.services.adoption.remind();
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
  await world.services.adoption.remind();
  expect(await templatesTo('ibu@rimba.test')).toEqual([]);
  await world.services.clock.advance(3 * 24 * hour);
  await world.services.adoption.remind();
  const [notice, ...more] = await world.mailsTo('ibu@rimba.test');
  expect(more).toEqual([]);
  expect(notice).toMatchObject({
    template: 'giftNotice',
    data: { giver: 'Siti Rahmawati', message: 'Untuk Ibu', group: 'LPHD Gambut Jaya' },
  });
});

it('speaks of the end of a term once, a month ahead, to those who have not renewed', async () => {
  const owner = await world.signUp();
  await world.adopt(owner, await world.plant(1));
  await world.services.clock.advance(300 * 24 * hour);
  expect(times(await templatesTo(owner.email), 'renewalReminder')).toBe(0);
  await world.services.clock.advance(40 * 24 * hour);
  await world.services.clock.advance(24 * hour);
  expect(times(await templatesTo(owner.email), 'renewalReminder')).toBe(1);
});
