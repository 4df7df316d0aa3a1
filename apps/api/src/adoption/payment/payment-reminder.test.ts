import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../../testing/adoption-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const hour = 3_600;
const times = (all: string[], wanted: string) => all.filter((template) => template === wanted).length;

it('reminds of an unpaid virtual account at half time and in the last hour, of a QR code never', async () => {
  const [slow, quick] = [await world.signUp(), await world.signUp()];
  const paymentMethodId = world.methodId('bca_va');
  await world.place(slow, await world.order(await world.plant(1), { paymentMethodId }));
  await world.place(quick, await world.order(await world.plant(1)));
  await world.services.clock.advance(10 * 60);
  expect(times(await world.templatesTo(slow.email), 'paymentReminder')).toBe(0);
  await world.services.clock.advance(12 * hour);
  await world.services.adoption.payment.reminders.remindUnpaid();
  expect(times(await world.templatesTo(slow.email), 'paymentReminder')).toBe(1);
  await world.services.clock.advance(11 * hour);
  const reminders = (await world.mailsTo(slow.email)).filter(
    ({ template }) => template === 'paymentReminder',
  );
  expect(reminders.map(({ data }) => data)).toMatchObject([{ isLast: true }, { isLast: false }]);
  await world.services.clock.advance(2 * hour);
  const told = await world.templatesTo(slow.email);
  expect([times(told, 'paymentReminder'), times(told, 'paymentExpired')]).toEqual([2, 1]);
  expect(times(await world.templatesTo(quick.email), 'paymentReminder')).toBe(0);
});
