import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdoptionDeletion } from '../../account/adoption-deletion.service.ts';
import { wibDate } from '../../clock/wib.ts';
import { adopter, adoption, standing } from '../../database/schema/index.ts';
import { recordSurveys } from '../../forest/survey/index.ts';
import { openWorld, type World } from '../../testing/adoption-world.ts';
import type { SignedUp } from '../../testing/test-api.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const day = 24 * 3_600;

/** A gift of some trees that is paid for: its code, its order and who gave it. */
async function give(count = 1, giver?: SignedUp, recipientEmail?: string) {
  const buyer = giver ?? (await world.signUp({ name: 'Ayu Wulandari' }));
  const treeIds = await world.plant(count);
  const gift = {
    message: 'Selamat ulang tahun',
    language: 'en' as const,
    ...(recipientEmail !== undefined && { recipientEmail }),
  };
  const { id, gift: made } = await world.adopt(buyer, treeIds, { gift });
  const code: string = made.code;
  return { code, giver: buyer, treeIds, transactionId: id };
}

const read = (code: string) => world.app.inject(`/api/v1/gift/${code}`);

const claim = (code: string, by?: SignedUp, payload: object = {}) =>
  world.app.inject({
    method: 'POST',
    url: `/api/v1/gift/${code}/claim`,
    headers: by?.headers ?? {},
    payload,
  });

async function mailedCode(code: string, email: string) {
  const asked = await world.app.inject({
    method: 'POST',
    url: `/api/v1/gift/${code}/code?lang=en`,
    payload: { email },
  });
  expect(asked.statusCode, asked.body).toBe(201);
  const mails = await world.mailsTo(email);
  const mail = mails.filter(({ template }) => template === 'giftCode').at(-1);
  return { email, code: String(mail?.data.code), browser: asked.json().data.browser };
}

/** Somebody deletes their account. */
async function leave({ adopter: { id } }: SignedUp) {
  const { database, clock, adoption: sales } = world.services;
  const deletion = createAdoptionDeletion({ database, clock }, sales);
  await world.db.transaction(async (tx) => {
    await deletion.forget(tx, id);
    await tx.update(adopter).set({ deletedAt: new Date(), email: null }).where(eq(adopter.id, id));
  });
}

const forestOf = async ({ headers }: Pick<SignedUp, 'headers'>) =>
  (await world.app.inject({ url: '/api/v1/forest/me', headers })).json().data.trees;

it('shows what was given to whoever has its code, however it was typed, and never what it cost', async () => {
  const { code, treeIds } = await give(2);
  const seen = await read(code.toLowerCase().replaceAll('-', ' '));
  expect(seen.json().data).toMatchObject({
    giver: 'Siti Rahmawati',
    holder: 'Ratna Puspita',
    message: 'Selamat ulang tahun',
    trees: treeIds.map((id) => ({ id })),
    state: 'open',
    acceptedAt: null,
  });
  expect(seen.body).not.toMatch(/total|price|rupiah|(150|300|450)000|siti@/i);
});

it('knows no other code, and mails nobody for one', async () => {
  const wrong = '0000-0000-0000';
  expect((await read(wrong)).json()).toMatchObject({ code: 'gift.not_found' });
  expect((await claim(wrong, await world.signUp())).statusCode).toBe(404);
  const email = 'salah@rimba.test';
  const asked = await world.app.inject({
    method: 'POST',
    url: `/api/v1/gift/${wrong}/code`,
    payload: { email },
  });
  expect(asked.json()).toMatchObject({ code: 'gift.not_found' });
  expect(await world.mailsTo(email)).toEqual([]);
});

it('becomes the recipient’s: forest, certificate, ranking; and stays in the giver’s forest and books', async () => {
  const { code, giver, treeIds, transactionId } = await give(2);
  const recipient = await world.signUp({ name: 'Ratna Puspita' });
  const answer = await claim(code, recipient, { language: 'en' });
  expect(answer.json().data, answer.body).toMatchObject({ gift: { state: 'accepted' }, session: null });

  const [own, given] = [await forestOf(recipient), await forestOf(giver)];
  expect(own.map(({ bond, tree: { id } }: { bond: string; tree: { id: number } }) => [bond, id])).toEqual(
    expect.arrayContaining(treeIds.map((id) => ['received', id])),
  );
  expect(given.map(({ bond }: { bond: string }) => bond)).toEqual(['given', 'given']);

  const { certificateNumber } = answer.json().data.gift;
  const asOwn = (by: SignedUp) =>
    world.app.inject({
      url: `/api/v1/certificates/me/number?certificateNumber=${certificateNumber}`,
      headers: by.headers,
    });
  expect((await asOwn(recipient)).json().data).toMatchObject({ certificateNumber, transactionId: null });
  expect((await asOwn(giver)).statusCode).toBe(404);
  expect((await world.read(giver, transactionId)).status).toBe('paid');
  expect((await world.read(recipient, transactionId))?.status).toBeUndefined();

  const stands = async ({ adopter: { id } }: SignedUp) =>
    (await world.db.select().from(standing).where(eq(standing.adopterId, id)))[0]?.treeCount ?? 0;
  expect([await stands(recipient), await stands(giver)]).toEqual([2, 0]);
  const countOf = async (by: SignedUp) => {
    const read = await world.app.inject({ url: '/api/v1/forest/me', headers: by.headers });
    const { inTerm, given, trees } = read.json().data;
    return { inTerm, given, accepted: trees.map(({ accepted }: { accepted: boolean }) => accepted) };
  };
  expect(await countOf(recipient)).toEqual({ inTerm: 2, given: 0, accepted: [false, false] });
  expect(await countOf(giver)).toEqual({ inTerm: 0, given: 2, accepted: [true, true] });
  const told = await world.app.inject({
    url: '/api/v1/notification?filter[category]=rimba_certificate_created',
    headers: giver.headers,
  });
  expect(told.json().data).toMatchObject([{ link: `/transaction/${transactionId}/` }]);
});

it('tells both, each in their language: the recipient by the certificate, the giver that it was accepted', async () => {
  const { code, giver, transactionId } = await give();
  const recipient = await world.signUp();
  await claim(code, recipient, { language: 'en' });
  const [row] = await world.db.select().from(adopter).where(eq(adopter.id, recipient.adopter.id));
  expect(row?.language).toBe('en');
  const mailsOf = async (email: string, template: string) =>
    (await world.mailsTo(email)).filter((mail) => mail.template === template);
  expect(await mailsOf(recipient.email, 'certificateCreated')).toMatchObject([
    { language: 'en', data: { holder: 'Ratna Puspita', count: 1 } },
  ]);
  expect(await mailsOf(giver.email, 'giftAccepted')).toMatchObject([
    { language: 'id', data: { holder: 'Ratna Puspita', count: 1, transactionId } },
  ]);
});

it('needs no account: a mailed code proves an address, once, and is good until the gift is had', async () => {
  const { code } = await give();
  const email = 'ratna.baru@rimba.test';
  const proof = await mailedCode(code, email);
  expect((await claim(code)).json()).toMatchObject({ code: 'gift.proof_required' });
  expect((await claim(code, undefined, { email })).json().errors).toMatchObject([
    { path: 'code', code: 'request.field_required' },
    { path: 'browser', code: 'request.field_required' },
  ]);
  const wrong = await claim(code, undefined, { ...proof, code: 'AAAAAAAA' });
  expect(wrong.json()).toMatchObject({ code: 'checkout.invalid_code' });
  const claimed = await claim(code, undefined, { ...proof, language: 'en' });
  const { session } = claimed.json().data;
  expect(session.user, claimed.body).toMatchObject({ email, name: 'Ratna Puspita', language: 'en' });
  expect(await forestOf({ headers: { authorization: `Bearer ${session.accessToken}` } })).toHaveLength(1);
});

it('is had once, whoever asks at the same time, and again by the same it changes nothing', async () => {
  const { code, giver } = await give();
  const many = await Promise.all(Array.from({ length: 4 }, () => world.signUp()));
  const answers = await Promise.all(many.map((one) => claim(code, one)));
  const won = answers.findIndex(({ statusCode }) => statusCode === 200);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  const winner = many[won];
  if (!winner) throw new Error('Nobody had it');
  expect((await claim(code, winner)).statusCode).toBe(200);
  expect((await claim(code, giver)).json()).toMatchObject({ code: 'gift.accepted' });
  const told = (await world.mailsTo(giver.email)).filter(({ template }) => template === 'giftAccepted');
  expect(told).toHaveLength(1);
});

it('is not its giver’s to accept, nor anybody’s whose address is not proven', async () => {
  const { code, giver } = await give();
  expect((await claim(code, giver)).json()).toMatchObject({ code: 'gift.own' });
  const stranger = await world.signUp({ verified: false });
  expect((await claim(code, stranger)).json()).toMatchObject({ code: 'auth.email_not_verified' });
});

it('outlives the account of whoever gave it, and names them no more', async () => {
  const { code, giver } = await give();
  await leave(giver);
  expect((await read(code)).json().data).toMatchObject({ giver: null, message: null, state: 'open' });
  const recipient = await world.signUp();
  expect((await claim(code, recipient)).statusCode).toBe(200);
  expect(await forestOf(recipient)).toHaveLength(1);
  expect(await world.templatesTo(giver.email)).not.toContain('giftAccepted');
});

it('hears of its trees from then on, in place of the giver, who has a notice of each visit', async () => {
  const { code, giver, treeIds, transactionId } = await give(2);
  const recipient = await world.signUp();
  await claim(code, recipient);
  await world.services.clock.advance(30 * day);
  const now = world.services.clock.now();
  await recordSurveys(
    world.db,
    treeIds.map((treeId) => ({
      treeId,
      surveyedAt: now,
      surveyor: 'Siti Aminah',
      height: 3,
      circumference: 15,
      condition: 'healthy',
      phenology: 'none',
      notes: null,
    })),
    now,
  );
  await world.services.adoption.letter.letters.tellAll();
  const letters = async (email: string) =>
    (await world.mailsTo(email)).filter(({ template }) => template === 'fieldLetter').length;
  expect([await letters(recipient.email), await letters(giver.email)]).toEqual([1, 0]);
  // One notice for both trees of the visit; a later file of the same day adds none.
  const notices = async () =>
    (await world.mailsTo(giver.email)).filter(({ template }) => template === 'giftVisited');
  const visits = treeIds.map((treeId) => ({
    treeId,
    condition: 'healthy',
    height: 3,
  }));
  const data = {
    count: 2,
    holder: 'Ratna Puspita',
    transactionId,
    visits: expect.arrayContaining(visits.map((visit) => expect.objectContaining(visit))),
  };
  expect(await notices()).toMatchObject([{ language: 'id', data }]);
  const told = await world.app.inject({ url: '/api/v1/notification?lang=en', headers: giver.headers });
  expect(told.json().data).toContainEqual(
    expect.objectContaining({
      category: 'rimba_gift_visited',
      body: expect.stringContaining('your gift to Ratna Puspita'),
      link: `/transaction/${transactionId}/`,
    }),
  );

  // A tree that died is told of apart, and as dead.
  const [dead = 0, living = 0] = treeIds;
  await world.services.clock.advance(30 * day);
  const later = world.services.clock.now();
  await recordSurveys(
    world.db,
    (
      [
        [dead, 'dead'],
        [living, 'healthy'],
      ] as const
    ).map(([treeId, condition]) => ({
      treeId,
      surveyedAt: later,
      surveyor: 'Siti Aminah',
      height: 3.1,
      circumference: 15.5,
      condition,
      phenology: 'none',
      notes: null,
    })),
    later,
  );
  await world.services.adoption.letter.letters.tellAll();
  const since = (await notices()).slice(0, -1);
  // What it has put on since the first day is told, and of what died nothing of the kind.
  const visitsSince = since.map(({ data: { visits: found } }) => found);
  expect(visitsSince).toHaveLength(2);
  expect(visitsSince).toContainEqual([expect.objectContaining({ treeId: dead, condition: 'dead' })]);
  expect(visitsSince).toContainEqual([expect.objectContaining({ treeId: living, sinceFirst: 0.1 })]);
  const deaths = await world.app.inject({ url: '/api/v1/notification?lang=en', headers: giver.headers });
  expect(deaths.json().data).toContainEqual(
    expect.objectContaining({ category: 'rimba_gift_visited', title: 'A tree you gave has died' }),
  );
});

it('goes back to its giver when its recipient leaves: found by its number, and renewed by the giver', async () => {
  const { code, giver, treeIds } = await give();
  const recipient = await world.signUp();
  const { certificateNumber } = (await claim(code, recipient)).json().data.gift;
  await leave(recipient);
  expect((await read(code)).json().data).toMatchObject({
    state: 'accepted',
    holder: 'Sahabat Pohon',
    message: null,
  });
  const shown = await world.app.inject(`/api/v1/certificates/number/${certificateNumber}`);
  expect(shown.json().data).toMatchObject({ certificateNumber, state: 'valid' });
  expect(await forestOf(giver)).toMatchObject([{ bond: 'given', state: 'in_term', holder: '' }]);

  await world.services.clock.advance(340 * day);
  await world.services.adoption.term.reminders.remindOfEnd();
  const templates = await world.templatesTo(giver.email);
  expect(templates).toContain('renewalReminder');
  await world.renew(giver, treeIds);
  expect(await forestOf(giver)).toMatchObject([{ terms: [{}, {}] }]);
});

it('is not mailed on its day to whoever has accepted it before', async () => {
  const { clock, adoption } = world.services;
  const email = 'ratna.dini@rimba.test';
  const deliverOn = wibDate(new Date(clock.now().getTime() + 3 * day * 1_000));
  const giver = await world.signUp();
  const { id } = await world.adopt(giver, await world.plant(1), {
    gift: { recipientEmail: email, deliverOn },
  });
  await claim((await world.read(giver, id)).gift.code, await world.signUp());
  await clock.advance(3 * day);
  await adoption.gift.notices.sendDue();
  expect(await world.mailsTo(email)).toEqual([]);
});

it('is mailed again when its giver wants it, once a week, until it is accepted', async () => {
  const email = 'ratna.lama@rimba.test';
  const { code, giver, transactionId } = await give(1, undefined, email);
  await world.services.adoption.gift.notices.sendDue();
  const again = (by: SignedUp) =>
    world.app.inject({
      method: 'POST',
      url: `/api/v1/transaction/me/${transactionId}/gift-mail`,
      headers: by.headers,
    });
  const unopened = async () =>
    (await world.app.inject({ url: '/api/v1/forest/me', headers: giver.headers })).json().data.unopenedGifts;
  const notices = async () =>
    (await world.mailsTo(email)).filter(({ template }) => template === 'giftNotice');

  const early = await again(giver);
  expect(early.json()).toMatchObject({ code: 'request.too_many' });
  expect(Number(early.headers['retry-after'])).toBeGreaterThan(6 * day);
  expect(await unopened()).toEqual([]);

  await world.services.clock.advance(8 * day);
  expect(await unopened()).toMatchObject([{ transactionId, holder: 'Ratna Puspita' }]);
  expect((await again(await world.signUp())).json()).toMatchObject({ code: 'transaction.not_found' });
  const [first, second] = await Promise.all([again(giver), again(giver)]);
  expect([first?.statusCode, second?.statusCode].sort()).toEqual([200, 429]);
  expect(await notices()).toHaveLength(2);
  expect(await unopened()).toEqual([]);

  await world.services.clock.advance(8 * day);
  await claim(code, await world.signUp());
  expect((await again(giver)).json()).toMatchObject({ code: 'gift.accepted' });
  expect(await unopened()).toEqual([]);
});

it('is renewed by its recipient, who is reminded though the giver was', async () => {
  const { code, giver, treeIds } = await give();
  const reminders = async (email: string) =>
    (await world.mailsTo(email)).filter(({ template }) => template === 'renewalReminder').length;
  await world.services.clock.advance(340 * day);
  await world.services.adoption.term.reminders.remindOfEnd();
  const recipient = await world.signUp();
  await claim(code, recipient);
  await world.services.adoption.term.reminders.remindOfEnd();
  await world.services.adoption.term.reminders.remindOfEnd();
  expect([await reminders(giver.email), await reminders(recipient.email)]).toEqual([1, 1]);
  const asked = (await world.mailsTo(recipient.email)).find(({ template }) => template === 'renewalReminder');
  expect(asked?.data).toMatchObject({ giver: 'Siti Rahmawati' });
  const { certificates } = await world.renew(recipient, treeIds);
  expect(certificates).toHaveLength(1);
  expect(await forestOf(recipient)).toMatchObject([{ bond: 'received', terms: [{}, {}] }]);
  const told = (await world.mailsTo(giver.email)).filter(({ template }) => template === 'giftRenewed');
  expect(told).toMatchObject([{ data: { holder: 'Ratna Puspita' } }]);
});

it('cannot be accepted after its year, and is still shown', async () => {
  const { code } = await give();
  await world.services.clock.advance(366 * day);
  const recipient = await world.signUp();
  expect((await claim(code, recipient)).json()).toMatchObject({ code: 'gift.ended' });
  expect((await read(code)).json().data).toMatchObject({ state: 'ended' });
});

it('leaves the term that its recipient paid to nobody with a name when they go, and keeps no address of theirs', async () => {
  const { code, giver, treeIds, transactionId } = await give(1, undefined, 'ratna@rimba.test');
  const recipient = await world.signUp();
  expect((await claim(code, recipient)).statusCode).toBe(200);
  await world.services.clock.advance(350 * 86_400);
  await world.renew(recipient, treeIds);
  const [received] = await forestOf(recipient);
  expect(received.terms.map((term: { renewedByRecipient?: true }) => term.renewedByRecipient)).toEqual([
    undefined,
    true,
  ]);
  await leave(recipient);
  const holders = await world.db
    .select({ adopterId: adoption.adopterId })
    .from(adoption)
    .where(eq(adoption.treeId, treeIds[0] ?? 0))
    .orderBy(adoption.startsAt);
  expect(holders.map(({ adopterId }) => adopterId)).toEqual([giver.adopter.id, recipient.adopter.id]);
  expect((await world.read(giver, transactionId)).gift).toMatchObject({
    recipientEmail: null,
    recipientLeft: true,
  });
  expect(await forestOf(giver)).toMatchObject([
    { bond: 'given', accepted: true, holder: '', terms: [{}, { renewedByRecipient: true }] },
  ]);
});

it('tells the recipient of a gift in the app too, where the address is an account’s', async () => {
  const [giver, recipient] = [await world.signUp(), await world.signUp()];
  const gift = { message: 'Selamat', recipientEmail: recipient.email };
  await world.adopt(giver, await world.plant(2), { gift });
  await world.services.adoption.gift.notices.sendDue();
  await world.services.adoption.gift.notices.sendDue();
  const answer = await world.app.inject({
    url: '/api/v1/notification?filter[category]=rimba_gift_received',
    headers: recipient.headers,
  });
  expect(answer.json().data).toMatchObject([
    { data: { treeCount: 2 }, link: expect.stringMatching(/^\/h\/[^/]+\/$/) },
  ]);
  const mails = await world.mailsTo(recipient.email);
  expect(mails.filter(({ template }) => template === 'giftNotice')).toHaveLength(1);
});
