import { createPublicKey, verify } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { compactVerify, createLocalJWKSet } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdoptionDeletion } from '../../account/adoption-deletion.service.ts';
import { adopter, downloadTicket, mail, notification, tree } from '../../database/schema/index.ts';
import { eventually, openWorld, type World } from '../../testing/adoption-world.ts';
import { drawCertificateNumber } from '../certificate/certificate-number.rules.ts';

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

  const keys = await app.inject('/.well-known/rimba-keys.json');
  const { keyId, signature, signedPayload } = seen.json().data;
  const key = keys.json<{ keys: { kid: string }[] }>().keys.find(({ kid }) => kid === keyId);
  expect(key).not.toHaveProperty('d');
  const publicKey = createPublicKey({ key: { ...key }, format: 'jwk' });
  expect(verify(null, Buffer.from(signedPayload), publicKey, Buffer.from(signature, 'base64url'))).toBe(true);

  const told = await db.select().from(notification).where(eq(notification.adopterId, buyer.adopter.id));
  expect(told.map(({ category, readAt }) => [category, readAt !== null]).sort()).toEqual([
    ['rimba_certificate_created', false],
    // What it asked for was done.
    ['rimba_payment_instructions', true],
    ['rimba_payment_success', false],
  ]);
  const mails = await db.select().from(mail).where(eq(mail.recipient, buyer.email));
  expect(mails.map(({ template }) => template)).toEqual(
    expect.arrayContaining(['paymentInstructions', 'paymentSuccess', 'certificateCreated']),
  );

  const top = await app.inject('/api/v1/adopter/top');
  expect(top.json().data).toMatchObject([
    { position: 1, publicName: 'S. R.', treeCount: 3, patronRank: null },
  ]);
});

it('tells how to pay in the app too, and leaves nothing to read of it once the order is cancelled', async () => {
  const buyer = await world.signUp();
  const placed = await world.place(buyer, await world.order(await world.plant(2)));
  const { id, total } = placed.json().data;
  const told = async () => {
    const url = '/api/v1/notification?filter[state]=unread&lang=en';
    return (await world.app.inject({ url, headers: buyer.headers })).json().data;
  };
  expect(await told()).toMatchObject([
    {
      type: 'info',
      category: 'rimba_payment_instructions',
      title: 'Complete your payment',
      body: expect.stringMatching(
        /^We are holding 2 trees for you\. How to pay IDR\s302,100 is on the transaction page\.$/,
      ),
      data: { treeCount: 2, amount: total },
      link: `/transaction/${id}/`,
    },
  ]);
  const url = `/api/v1/transaction/me/${id}/cancel`;
  expect((await world.app.inject({ method: 'POST', url, headers: buyer.headers })).statusCode).toBe(200);
  const read = '/api/v1/notification?filter[category]=rimba_payment_instructions&lang=en';
  const [over] = (await world.app.inject({ url: read, headers: buyer.headers })).json().data;
  expect(over).toMatchObject({
    title: 'These payment instructions no longer apply',
    link: `/transaction/${id}/`,
  });
  expect(over.body).not.toContain('holding');
  expect(await told()).toEqual([]);
});

it('hands out the certificate and the receipt as files', async () => {
  const { app } = world;
  const [owner, other] = [await world.signUp(), await world.signUp()];
  const placed = await world.place(owner, await world.order(await world.plant(1)));
  const { id } = placed.json().data;
  const receipt = { url: `/api/v1/transaction/me/${id}/receipt`, headers: owner.headers };
  expect((await app.inject(receipt)).json()).toMatchObject({ code: 'transaction.not_paid' });
  await world.act(`TRX-${id}-1`, 'settle');
  const [{ certificateNumber }] = await eventually(async () => {
    const { certificates } = await world.read(owner, id);
    expect(certificates).toHaveLength(1);
    return certificates;
  });

  const pdf = await app.inject(`/api/v1/certificates/number/${certificateNumber}/pdf?lang=en`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const again = await app.inject({
    url: `/api/v1/certificates/number/${certificateNumber}/pdf?lang=en`,
    headers: { 'if-none-match': String(pdf.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  const picture = await app.inject(`/api/v1/certificates/number/${certificateNumber}/image`);
  expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect((await app.inject(receipt)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await app.inject({ ...receipt, headers: other.headers })).statusCode).toBe(404);

  const year = world.services.clock.now().getUTCFullYear();
  const statement = await app.inject({
    url: `/api/v1/transaction/me/statement?year=${year}`,
    headers: owner.headers,
  });
  expect(statement.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const noYear = await app.inject({ url: '/api/v1/transaction/me/statement?year=x', headers: owner.headers });
  expect(noYear.statusCode).toBe(400);

  const ask = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/download-ticket',
      headers,
      payload: { document: 'certificate', certificateNumber, language: 'id' },
    });
  expect((await ask(other.headers)).json()).toMatchObject({ code: 'certificate.not_found' });
  const { url } = (await ask(owner.headers)).json().data;
  expect((await app.inject(url)).headers['content-type']).toBe('application/pdf');
  expect((await app.inject(url)).statusCode).toBe(404);

  const late = (await ask(owner.headers)).json().data;
  expect(Date.parse(late.expiresAt) - Date.now()).toBeLessThanOrEqual(60_000);
  await world.db.update(downloadTicket).set({ expiresAt: new Date(Date.now() - 1) });
  expect((await app.inject(late.url)).statusCode).toBe(404);
});

it('sends receipts and certificates to the address of the account, whatever the order says', async () => {
  const buyer = await world.signUp();
  const elsewhere = 'orang.lain@rimba.test';
  const trees = await world.plant(1);
  const { customer } = await world.order(trees);
  await world.adopt(buyer, trees, { customer: { ...customer, email: elsewhere } });
  const sent = await world.templatesTo(buyer.email);
  expect(sent).toEqual(
    expect.arrayContaining(['paymentInstructions', 'paymentSuccess', 'certificateCreated']),
  );
  expect(await world.mailsTo(elsewhere)).toEqual([]);
});

it("signs a new revision when the holder's name is hidden, and shows the old one to nobody", async () => {
  const { app } = world;
  const owner = await world.signUp();
  const placed = await world.place(owner, await world.order(await world.plant(1)));
  const { id } = placed.json().data;
  await world.act(`TRX-${id}-1`, 'settle');
  const [{ certificateNumber }] = await eventually(async () => {
    const { certificates } = await world.read(owner, id);
    expect(certificates).toHaveLength(1);
    return certificates;
  });
  const change = (headers: Record<string, string>) =>
    app.inject({
      method: 'PUT',
      url: `/api/v1/certificates/me/${certificateNumber}`,
      headers,
      payload: { holderDisplay: 'hidden' },
    });
  const stranger = await world.signUp();
  expect((await change(stranger.headers)).statusCode).toBe(404);
  expect((await change(owner.headers)).json().data).toMatchObject({
    holder: 'Sahabat Pohon',
    holderInFull: 'Ratna Puspita',
    revision: 2,
    signatureValid: true,
  });
  const seen = await app.inject(`/api/v1/certificates/number/${certificateNumber}`);
  expect(seen.body).not.toContain('Ratna');
  expect((await change(owner.headers)).json().data.revision).toBe(2);
});

it('has the public name on the picture that is shared, and the holder on the certificate', async () => {
  const { app, db } = world;
  const owner = await world.signUp();
  const { certificates } = await world.adopt(owner, await world.plant(1), { publicName: 'hidden' });
  const { certificateNumber } = certificates[0];
  const read = async () => (await app.inject(`/api/v1/certificates/number/${certificateNumber}`)).json().data;
  const picture = () => app.inject(`/api/v1/certificates/number/${certificateNumber}/image?lang=en`);
  expect(await read()).toMatchObject({ holder: 'Ratna Puspita', sharedAs: 'hidden' });
  const hidden = await picture();
  await db.update(adopter).set({ publicName: 'full' }).where(eq(adopter.email, owner.email));
  expect(await read()).toMatchObject({ holder: 'Ratna Puspita', sharedAs: 'full' });
  const full = await picture();
  expect(full.headers.etag).not.toBe(hidden.headers.etag);
  expect(full.rawPayload.equals(hidden.rawPayload)).toBe(false);
});

it('hands out a credential that the published keys verify', async () => {
  const { app } = world;
  const owner = await world.signUp();
  const placed = await world.place(owner, await world.order(await world.plant(1)));
  const { id } = placed.json().data;
  await world.act(`TRX-${id}-1`, 'settle');
  const [{ certificateNumber }] = await eventually(async () => {
    const { certificates } = await world.read(owner, id);
    expect(certificates).toHaveLength(1);
    return certificates;
  });
  const answer = await app.inject(`/api/v1/certificates/number/${certificateNumber}/credential`);
  const keys = createLocalJWKSet((await app.inject('/.well-known/rimba-keys.json')).json());
  const { payload } = await compactVerify(answer.json().data.jwt, keys);
  const credential = JSON.parse(Buffer.from(payload).toString());
  expect(credential).toEqual(answer.json().data.credential);
  expect(credential).toMatchObject({ type: ['VerifiableCredential', 'OpenBadgeCredential'] });
});

it('keeps the books of a deleted account, and nobody in them', async () => {
  const { app, db } = world;
  const owner = await world.signUp({ email: 'pergi@rimba.test' });
  const [adopted = 0, unpaid = 0] = await world.plant(2);
  const placed = await world.place(owner, await world.order([adopted], { gift: { message: 'Rahasia' } }));
  const { id } = placed.json().data;
  await world.act(`TRX-${id}-1`, 'settle');
  const [{ certificateNumber }] = await eventually(async () => {
    const { certificates } = await world.read(owner, id);
    expect(certificates).toHaveLength(1);
    return certificates;
  });
  await app.inject(`/api/v1/certificates/number/${certificateNumber}/pdf`);
  const open = await world.place(owner, await world.order([unpaid]));
  const { database, clock, adoption } = world.services;
  const deletion = createAdoptionDeletion({ database, clock }, adoption);
  await deletion.settlePending(owner.adopter.id);
  await db.transaction((tx) => deletion.forget(tx, owner.adopter.id));
  expect((await world.read(owner, open.json().data.id)).status).toBe('cancelled');
  const kept = JSON.stringify(await world.read(owner, id));
  expect(kept).toContain(placed.json().data.number);
  const seen = (await app.inject(`/api/v1/certificates/number/${certificateNumber}`)).body;
  for (const secret of ['Ratna', 'Rahmawati', 'siti@', 'Rahasia']) {
    expect(kept + seen).not.toContain(secret);
  }
  expect(JSON.parse(seen).data).toMatchObject({ holder: 'Sahabat Pohon', signatureValid: true });
});

it('tells a mistyped number from one that is not ours', async () => {
  const codeOf = async (number: string) =>
    (await world.app.inject(`/api/v1/certificates/number/${number}`)).json().code;
  expect(await codeOf('RB-2026-AAAA-AAAA-AAAA')).toBe('certificate.invalid_number');
  expect(await codeOf(drawCertificateNumber(2026))).toBe('certificate.not_found');
  expect(await codeOf('%20')).toBe('certificate.invalid_number');
});
