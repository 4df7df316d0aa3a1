import { eq } from 'drizzle-orm';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import {
  adopter as adopterTable,
  certificate,
  emailCooldown,
  session,
  transaction,
} from '../database/schema/index.ts';
import { eventually, openWorld, type World } from '../testing/adoption-world.ts';
import type { SignedUp } from '../testing/test-api.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options: object = {}) =>
  world.app.inject({ method, url: `/api/v1${url}`, ...options });
const remove = ({ headers }: SignedUp, payload: object) => call('DELETE', '/profile', { headers, payload });

/** An adopter with everything there is to keep: a paid adoption, an unpaid one, a wish and a picture. */
async function openRichAccount() {
  const owner = await world.signUp();
  const { headers } = owner;
  const placed = await world.place(owner, await world.order(await world.plant(1)));
  const { id: paidId } = placed.json().data;
  await world.act(`TRX-${paidId}-1`, 'settle');
  await eventually(async () => expect((await world.read(owner, paidId)).status).toBe('paid'));
  const waiting = (await world.place(owner, await world.order(await world.plant(1)))).json().data;
  const [wished] = await world.plant(1);
  await call('POST', '/wishtree/me', { headers, payload: { treeId: wished } });
  const picture = new FormData();
  const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#067951' } })
    .png()
    .toBuffer();
  picture.append('profilePicture', new Blob([photo], { type: 'image/png' }), 'me.png');
  const profile = await call('PUT', '/profile', { headers, payload: picture });
  return { owner, paidId, waiting, wished, picture: String(profile.json().data.profilePicture) };
}

/** Somebody else at the database, who can keep others waiting. */
async function openOther() {
  const other = new pg.Client({ connectionString: world.databaseUrl });
  await other.connect();
  onTestFinished(() => other.end());
  const areWaiting = (count: number) =>
    vi.waitFor(async () => {
      const { rows } = await world.services.database.pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      expect(rows.length).toBeGreaterThanOrEqual(count);
    }, 10_000);
  return { other, areWaiting };
}

it('hands over everything that is kept, as a file that nobody else gets', async () => {
  const { owner, paidId, waiting, wished } = await openRichAccount();
  const response = await call('GET', '/profile/export?lang=en', { headers: owner.headers });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-disposition']).toContain('attachment');
  expect(response.headers['cache-control']).toBe('no-store');
  const { data } = response.json();
  expect(data.user).toMatchObject({ id: owner.adopter.id, email: owner.email });
  expect(data.devices).toMatchObject([{ current: true }]);
  expect(data.signInWays).toMatchObject([{ kind: 'password', addedAt: expect.any(String) }]);
  expect(data.securityEvents).toMatchObject([{ event: 'registered', outcome: 'done' }]);
  expect(data.wishtree).toMatchObject([{ treeId: wished, tree: { id: wished } }]);
  expect(data.transactions.map(({ id }: { id: number }) => id)).toEqual([waiting.id, paidId]);
  expect(data.certificates).toMatchObject([{ holder: 'Ratna Puspita' }]);
  expect(data.notifications.length).toBeGreaterThan(0);
  expect(data.preferences.length).toBeGreaterThan(0);
  expect((await call('GET', '/profile/export')).json().code).toBe('auth.no_token');
});

it('deletes an account with its password: nobody is left, the books stay', async () => {
  const { owner, paidId, waiting, picture } = await openRichAccount();
  const { certificates } = (await world.read(owner, paidId)) as {
    certificates: { certificateNumber: string }[];
  };
  const wrong = await remove(owner, { currentPassword: 'guess' });
  expect(wrong.json()).toMatchObject({ code: 'auth.wrong_current_password' });
  expect((await remove(owner, {})).statusCode).toBe(422);
  expect((await call('GET', '/profile', owner)).statusCode).toBe(200);

  const done = await remove(owner, { currentPassword: owner.password });
  expect(done.statusCode).toBe(200);
  expect(String(done.headers['set-cookie'])).toContain('rimba_session=;');

  const id = owner.adopter.id;
  const [left] = await world.db.select().from(adopterTable).where(eq(adopterTable.id, id));
  expect(left).toMatchObject({
    name: '',
    email: null,
    phone: null,
    picture: null,
    passwordHash: null,
    publicName: 'hidden',
    deletedAt: expect.any(Date),
  });
  expect(await world.db.select().from(session).where(eq(session.adopterId, id))).toEqual([]);
  expect(await world.templatesTo(owner.email)).toEqual(['accountDeleted']);
  const books = await world.db.select().from(transaction).where(eq(transaction.adopterId, id));
  expect(books.map((row) => [row.id, row.status, row.customer.email]).sort()).toEqual([
    [paidId, 'paid', ''],
    [waiting.id, 'cancelled', ''],
  ]);
  expect(JSON.stringify(books)).not.toContain('Siti');

  const shown = await call('GET', `/certificates/number/${certificates[0]?.certificateNumber}`);
  expect(shown.json().data).toMatchObject({ state: 'valid', revision: 2 });
  expect(shown.body).not.toContain('Ratna');
  expect((await world.app.inject(picture)).statusCode).toBe(404);
});

it('settles what was paid a moment before the account is deleted: the tree is adopted, by nobody with a name', async () => {
  const owner = await world.signUp();
  const [treeId = 0] = await world.plant(1);
  const { id } = (await world.place(owner, await world.order([treeId]))).json().data;
  await world.act(`TRX-${id}-1`, 'settle');
  expect((await remove(owner, { currentPassword: owner.password })).statusCode).toBe(200);
  await eventually(async () => {
    const [row] = await world.db.select().from(transaction).where(eq(transaction.id, id));
    expect(row).toMatchObject({ status: 'paid', holder: '', publicName: 'hidden' });
  });
  const [made] = await world.db.select().from(certificate).where(eq(certificate.transactionId, id));
  const shown = await call('GET', `/certificates/number/${made?.certificateNumber}`);
  expect(shown.json().data).toMatchObject({ holder: 'Sahabat Pohon', state: 'valid' });
  const tree = await call('GET', `/tree/${treeId}/detail?with=adoptions`);
  expect(tree.json().data).toMatchObject({
    status: 'adopted',
    adoptions: [{ adopterName: 'Sahabat Pohon', current: true }],
  });
});

it('deletes an account while money comes for what its owner gave up: neither is in the way of the other', async () => {
  const owner = await world.signUp();
  const [treeId = 0] = await world.plant(1);
  const { id, total } = (await world.place(owner, await world.order([treeId]))).json().data;
  expect((await call('POST', `/transaction/me/${id}/cancel`, owner)).statusCode).toBe(200);
  const { other, areWaiting } = await openOther();
  // Both come to the account while somebody else has it, the deletion first.
  await other.query('begin');
  await other.query('select from adopter where id = $1 for update', [owner.adopter.id]);
  const removed = remove(owner, { currentPassword: owner.password });
  await areWaiting(1);
  const settled = world.services.adoption.payment.settlement.receive({
    orderId: `TRX-${id}-1`,
    gatewayTransactionId: `t-${id}`,
    status: 'settled',
    amount: total,
    instructions: {},
    message: 'paid late',
  });
  await areWaiting(2);
  await other.query('rollback');
  const [answer] = await Promise.all([removed, settled]);
  expect(answer.statusCode, answer.body).toBe(200);
  const [row] = await world.db.select().from(transaction).where(eq(transaction.id, id));
  expect(row).toMatchObject({ status: 'paid', holder: '', publicName: 'hidden' });
});

it('takes the name off a certificate as its last revision, also of one that is being signed anew', async () => {
  const { owner, paidId } = await openRichAccount();
  await eventually(async () => expect((await world.read(owner, paidId)).certificates).toHaveLength(1));
  const { other, areWaiting } = await openOther();
  await other.query('begin');
  await other.query('update certificate set revision = 2 where transaction_id = $1', [paidId]);
  const removed = remove(owner, { currentPassword: owner.password });
  await areWaiting(1);
  await other.query('commit');
  expect((await removed).statusCode).toBe(200);
  const [signed] = await world.db.select().from(certificate).where(eq(certificate.transactionId, paidId));
  expect(signed).toMatchObject({ revision: 3, holder: '', holderDisplay: 'hidden' });
});

/** What an account's own mails are asked and answered with. */
const ofMails = {
  async 'a link that proves the address'(owner: SignedUp) {
    const [sent] = await world.mailsTo(owner.email);
    const code = new URL(String(sent?.data.link)).searchParams.get('code');
    return ['PUT', '/email/verification', { payload: { adopterId: owner.adopter.id, code } }] as const;
  },
  async 'a link that sets a password'({ adopter, email }: SignedUp) {
    await call('POST', '/email/reset-password', { payload: { email } });
    await world.services.jobs.drain();
    const [sent] = await world.mailsTo(email);
    const code = new URL(String(sent?.data.link)).searchParams.get('code');
    const payload = { adopterId: adopter.id, code, password: 'tengkawang di hulu' };
    return ['PUT', '/reset-password', { payload }] as const;
  },
  async 'one more link'({ headers }: SignedUp) {
    await world.db.delete(emailCooldown);
    return ['POST', '/email/verification', { headers }] as const;
  },
  async 'a code to confirm with'({ adopter, headers }: SignedUp) {
    const emailVerifiedAt = world.services.clock.now();
    await world.db.update(adopterTable).set({ emailVerifiedAt }).where(eq(adopterTable.id, adopter.id));
    await call('POST', '/profile/confirmation', { headers });
    await world.db.delete(emailCooldown);
    return ['POST', '/profile/confirmation', { headers }] as const;
  },
};

it.each(Object.entries(ofMails))('ends while %s is under way, which finds nobody', async (_, prepare) => {
  const owner = await world.signUp({ verified: false });
  const [method, url, options] = await prepare(owner);
  const { other, areWaiting } = await openOther();
  await other.query('begin');
  await other.query('select from adopter where id = $1 for update', [owner.adopter.id]);
  const removed = remove(owner, { currentPassword: owner.password });
  await areWaiting(1);
  const late = call(method, url, options);
  await areWaiting(2);
  await other.query('rollback');
  const answers = await Promise.all([removed, late]);
  expect(
    answers.map(({ statusCode }) => statusCode),
    answers[1].body,
  ).toEqual([200, url === '/reset-password' ? 409 : 404]);
});

it('leaves no way back in, and the address free for somebody new', async () => {
  const owner = await world.signUp();
  const logIn = async () => {
    const { email, password } = owner;
    const recaptchaToken = await world.captchaToken('login');
    return call('POST', '/login', { payload: { email, password, recaptchaToken } });
  };
  const { accessToken } = (await logIn()).json().data;
  const stillGood = { ...owner, headers: { authorization: `Bearer ${accessToken}` } };
  expect((await remove(stillGood, { currentPassword: owner.password })).statusCode).toBe(200);
  const refreshed = await call('POST', '/refresh', {
    payload: { refreshToken: owner.refreshToken, userId: owner.adopter.id },
  });
  expect(refreshed.statusCode).toBe(401);
  for (const answer of [
    await call('GET', '/profile', owner),
    await call('GET', '/profile', stillGood),
    await remove(stillGood, { currentPassword: owner.password }),
    await world.place(stillGood, await world.order(await world.plant(1))),
  ])
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'auth.user_not_found']);
  expect((await logIn()).json().code).toBe('auth.invalid_credentials');
  const next = await world.signUp({ email: owner.email });
  expect(next.adopter.id).not.toBe(owner.adopter.id);
});

it('recognises the link of an account that is gone, and takes a mailed code for the password', async () => {
  const owner = await world.signUp({ verified: false });
  const [sent] = await world.mailsTo(owner.email);
  const link = new URL(String(sent?.data.link));
  const emailVerifiedAt = world.services.clock.now();
  await world.db.update(adopterTable).set({ emailVerifiedAt }).where(eq(adopterTable.id, owner.adopter.id));
  await call('POST', '/profile/confirmation', owner);
  const [newest] = await world.mailsTo(owner.email);
  expect((await remove(owner, { code: 'AAAAAAAA' })).json().code).toBe('checkout.invalid_code');
  expect((await remove(owner, { code: String(newest?.data.code) })).statusCode).toBe(200);
  const payload = { adopterId: owner.adopter.id, code: link.searchParams.get('code') };
  const proof = await call('PUT', '/email/verification', { payload });
  expect([proof.statusCode, proof.json().code]).toEqual([404, 'auth.adopter_not_found']);
});
