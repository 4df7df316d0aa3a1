import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOfWibDay, wibDate } from '../../clock/wib.ts';
import { transaction } from '../../database/schema/index.ts';
import { recordPaid } from '../../seed/record-paid.ts';
import { openWorld, type World } from '../../testing/adoption-world.ts';
import { listDueGifts } from './gift.repository.ts';
import { mostGiftNotices } from './gift.rules.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const hour = 3_600;

it('tells the recipient of a gift once it is paid and its day has come', async () => {
  const giver = await world.signUp();
  const deliverOn = wibDate(new Date(world.services.clock.now().getTime() + 3 * 24 * hour * 1_000));
  await world.adopt(giver, await world.plant(1), {
    gift: { recipientEmail: 'ibu@rimba.test', message: 'Untuk Ibu', deliverOn },
  });
  await world.services.adoption.gift.notices.sendDue();
  expect(await world.templatesTo('ibu@rimba.test')).toEqual([]);
  await world.services.clock.advance(3 * 24 * hour);
  await world.services.adoption.gift.notices.sendDue();
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
  await world.services.adoption.gift.notices.sendDue();
  expect(await world.templatesTo('bibi@rimba.test')).toEqual(['giftNotice']);
});

it('tells in the language that the giver chose, whatever the recipient’s account reads', async () => {
  const [giver, recipient] = [await world.signUp(), await world.signUp()];
  await world.adopt(giver, await world.plant(1), {
    gift: { recipientEmail: recipient.email, language: 'en' },
  });
  await world.services.adoption.gift.notices.sendDue();
  const notices = (await world.mailsTo(recipient.email)).filter(({ template }) => template === 'giftNotice');
  expect(notices).toMatchObject([{ language: 'en' }]);
});

it('tells of 20 gifts of one account a day, and of the rest the day after', async () => {
  const giver = await world.signUp();
  const { adoption, clock } = world.services;
  const trees = await world.plant(21);
  const { customer } = await world.order([]);
  for (const treeId of trees.slice(1)) {
    const at = clock.now();
    await recordPaid(
      world.services,
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
  await adoption.gift.notices.sendDue();
  expect(await world.templatesTo(recipient)).toEqual([]);
  // Nor does it stand in the way of others' gifts.
  const today = wibDate(clock.now());
  const due = { today, since: startOfWibDay(today), mostOfOne: mostGiftNotices, limit: 200 };
  expect(await listDueGifts(world.db, due)).toEqual([]);
  await clock.advance(24 * hour);
  await adoption.gift.notices.sendDue();
  expect(await world.templatesTo(recipient)).toEqual(['giftNotice']);
});
