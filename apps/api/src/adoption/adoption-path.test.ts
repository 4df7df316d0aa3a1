import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mail, notification, tree } from '../database/schema/index.ts';
import { eventually, openWorld, type World } from '../testing/adoption-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('takes three trees from the wishtree to a certificate that anyone can check', async () => {
  const { app, db } = world;
  const buyer = await world.signUp();
  const treeIds = await world.plant(3);
  for (const treeId of treeIds) {
    const added = await app.inject({
      method: 'POST',
      url: '/api/v1/wishtree/me',
      headers: buyer.headers,
      payload: { treeId },
    });
    expect(added.statusCode).toBe(201);
  }

  const placed = await world.place(buyer, await world.order(treeIds, { gift: { message: 'Untuk Ibu' } }));
  expect(placed.json(), placed.body).toMatchObject({
    data: {
      status: 'pending_payment',
      subtotal: 450_000,
      paymentFees: 3_150,
      total: 453_150,
      message: 'Untuk Ibu',
      payment: { qrString: expect.stringContaining('ID.CO.QRIS.WWW') },
      timeline: [{ event: 'created' }],
    },
  });
  const { id } = placed.json().data;
  expect(placed.statusCode).toBe(201);
  const statuses = await db.select({ status: tree.status }).from(tree);
  expect(statuses.map(({ status }) => status)).toEqual(['pending', 'pending', 'pending']);

  expect(await world.act(`TRX-${id}-1`, 'settle')).toBe(200);
  const paid = await eventually(async () => {
    const transaction = await world.read(buyer, id);
    expect(transaction.status).toBe('paid');
    return transaction;
  });
  expect(paid.trees.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'adopted',
    'adopted',
    'adopted',
  ]);
  expect(paid.trees[0].contractNumber).toBe(`${paid.number}-01`);
  expect(paid.timeline.map(({ event }: { event: string }) => event)).toEqual([
    'created',
    'paid',
    'certificate',
  ]);
  expect(paid.payment).toBeNull();
  const adopted = await db.select({ status: tree.status }).from(tree);
  expect(adopted.map(({ status }) => status)).toEqual(['adopted', 'adopted', 'adopted']);

  const wishes = await app.inject({ url: '/api/v1/wishtree/me/total', headers: buyer.headers });
  expect(wishes.json().data).toEqual({ total: 0 });

  const [{ certificateNumber }] = paid.certificates;
  const seen = await app.inject(`/api/v1/certificates/number/${certificateNumber.toLowerCase()}`);
  expect(seen.json().data).toMatchObject({
    certificateNumber,
    holder: 'Ratna Puspita',
    state: 'valid',
    message: 'Untuk Ibu',
    signatureValid: true,
    revision: 1,
    kelompokKomunitas: { leaderName: 'Hj. Norhayati' },
  });
  expect(seen.json().data.trees).toHaveLength(3);

  const told = await db.select().from(notification).where(eq(notification.adopterId, buyer.adopter.id));
  expect(told.map(({ category }) => category).sort()).toEqual(
    expect.arrayContaining(['rimba_certificate_created', 'rimba_payment_success']),
  );
  const mails = await db.select().from(mail).where(eq(mail.recipient, buyer.email));
  expect(mails.map(({ template }) => template)).toEqual(
    expect.arrayContaining(['paymentInstructions', 'paymentSuccess', 'certificateCreated']),
  );

  const top = await app.inject('/api/v1/adopter/top');
  expect(top.json().data).toMatchObject([
    { position: 1, publicName: 'S. R.', treeCount: 3, patronRank: null },
  ]);
});
