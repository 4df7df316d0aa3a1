import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/adoption-world.ts';
import { createLog } from './log.ts';

const lines: string[] = [];
let world: World;
beforeAll(async () => {
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  world = await openWorld({}, log);
});
afterAll(() => world.close());

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'POST', url: `/api/v1${path}`, payload, headers });
const put = (path: string, payload: object) =>
  world.app.inject({ method: 'PUT', url: `/api/v1${path}`, payload });

it('writes a line for each answer with its id, and nobody’s secrets, also where something breaks', async () => {
  const buyer = await world.signUp({ verified: false });
  const secrets = {
    ...buyer,
    headers: buyer.headers.authorization,
    adopter: 'not a secret',
    wrongPassword: 'a-password-with-a-slip',
    resetCode: 'a-reset-code-of-43-characters-that-is-made-up',
    verifyCode: 'a-verify-code-of-43-characters-that-is-made',
    cardToken: '48111111-1114-a-card-token',
    guestCode: 'K7PLMWQ2',
    cookie: 'a-cookie-of-somebody',
  };
  const cookie = { cookie: `rimba=${secrets.cookie}` };
  const login = async (password: string) =>
    post(
      '/login',
      { email: buyer.email, password, recaptchaToken: await world.captchaToken('login') },
      cookie,
    );
  const drive = async () => {
    const recaptchaToken = await world.captchaToken('checkout').catch(() => 'none');
    await login(buyer.password);
    await login(secrets.wrongPassword);
    await post('/email/reset-password', { email: buyer.email, recaptchaToken });
    await world.app.inject(`/api/v1/reset-password?code=${secrets.resetCode}`);
    await put('/reset-password', { code: secrets.resetCode, password: secrets.wrongPassword });
    await put('/email/verification', { adopterId: buyer.adopter.id, code: secrets.verifyCode });
    await post('/refresh', { refreshToken: buyer.refreshToken, userId: buyer.adopter.id });
    const order = { ...(await world.order([1])), cardToken: secrets.cardToken };
    await post('/transaction', order, { ...buyer.headers, 'idempotency-key': 'a-key-of-this-test' });
    await post('/unsigned/checkout', { ...order, email: buyer.email, code: secrets.guestCode });
  };
  await drive();
  const { requestId } = (await world.app.inject('/api/v1/tree/987654/detail')).json();
  // The same once more where every statement about an account fails: what is thrown carries its values.
  await world.db.execute(sql`alter table adopter rename column password_hash to gone`);
  const broken = (await login(buyer.password)).json();
  await drive();
  await world.db.execute(sql`alter table adopter rename column gone to password_hash`);

  const written = lines.map((line) => JSON.parse(line));
  const route = '/api/v1/tree/:id/detail';
  expect(written).toContainEqual(
    expect.objectContaining({ reqId: requestId, method: 'GET', route, status: 404, msg: 'answered' }),
  );
  expect(broken.code).toBe('request.unexpected');
  expect(written).toContainEqual(
    expect.objectContaining({
      reqId: broken.requestId,
      err: expect.objectContaining({
        message: expect.stringContaining('Failed query'),
        stack: expect.stringContaining('.ts:'),
        cause: expect.objectContaining({ code: '42703' }),
      }),
    }),
  );
  const { adopter: _, ...kept } = secrets;
  const told = lines.join('\n');
  for (const [name, secret] of Object.entries(kept)) expect(told, name).not.toContain(secret);
});

it('tells what a library copied or added to, without the values of its statement', () => {
  const told: string[] = [];
  const log = createLog('info', { write: (line) => void told.push(line) });
  const error = new Error('Failed query: select $1\nparams: a-secret');
  error.message = `${error.message} (Queue: send-mail)`;
  log.error({ err: error }, 'as it is');
  const { message, stack } = error;
  log.error({ err: { ...error, message, stack, queue: 'send-mail' } }, 'as a copy');
  for (const line of told) {
    const { err } = JSON.parse(line);
    expect(err).toMatchObject({ type: 'Error', message: 'Failed query: select $1' });
    expect(err.stack).toMatch(/^Error: Failed query: select \$1\n +at .*log\.test/);
    expect(line).not.toContain('a-secret');
  }
  expect(told).toHaveLength(2);
});
