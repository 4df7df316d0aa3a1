import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const device = { userAgent: undefined, address: '127.0.0.1' };

async function codeFor(email: string) {
  const { browser } = await api.services.identity.requestGuestCode(email, 'id');
  const [newest] = await api.mailsTo(email);
  return { email, browser, code: String(newest?.data.code) };
}

const guest = { name: 'Ratna Dewi', language: 'id' } as const;

async function open(proof: { email: string; browser: string; code: string }, also = {}) {
  const proven = await api.services.identity.proveGuest(proof, also);
  return api.db.transaction((tx) => api.services.identity.openGuest(tx, { guest: proven, ...guest, device }));
}

it('makes an account with a proven address and no password', async () => {
  const proof = await codeFor('ratna@rimba.test');
  expect(proof.code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  const { adopter } = await open({
    ...proof,
    code: ` ${proof.code.slice(0, 4).toLowerCase()}-${proof.code.slice(4)}`,
  });
  expect(adopter).toMatchObject({ name: 'Ratna Dewi', email: 'ratna@rimba.test', passwordHash: null });
  expect(adopter.emailVerifiedAt).not.toBeNull();
  await expect(open(proof)).rejects.toMatchObject({ code: 'checkout.code_expired' });
});

it('signs an existing account in and leaves it as it is', async () => {
  const existing = await api.signUp();
  const { adopter } = await open(await codeFor(existing.email));
  expect(adopter).toMatchObject({ id: existing.adopter.id, name: existing.adopter.name });
  expect(adopter.passwordHash).toBe(existing.adopter.passwordHash);
});

it('takes an unproven account from whoever registered it', async () => {
  const stranger = await api.signUp({ verified: false });
  const { adopter } = await open(await codeFor(stranger.email));
  expect(adopter).toMatchObject({ id: stranger.adopter.id, name: 'Ratna Dewi', passwordHash: null });
  const response = await api.app.inject({ url: '/api/v1/profile', headers: stranger.headers });
  expect(response.json().code).toBe('auth.session_ended');
});

it('counts five tries, also those of transactions that failed', async () => {
  const proof = await codeFor('guess@rimba.test');
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(open({ ...proof, code: 'AAAAAAAA' })).rejects.toMatchObject({
      code: 'checkout.invalid_code',
    });
  }
  await expect(open(proof)).rejects.toMatchObject({ code: 'checkout.code_expired' });
});

it('looks at five of many tries that are sent at once', async () => {
  const proof = await codeFor('burst@rimba.test');
  const tries = Array.from({ length: 8 }, () =>
    api.services.identity.proveGuest({ ...proof, code: 'AAAAAAAA' }).catch(({ code }) => code),
  );
  const looked = (await Promise.all(tries)).filter((code) => code === 'checkout.invalid_code');
  expect(looked).toHaveLength(5);
  await expect(open(proof)).rejects.toMatchObject({ code: 'checkout.code_expired' });
});

it('stays good when what it was given for fails', async () => {
  const proof = await codeFor('taken@rimba.test');
  for (let tries = 0; tries < 7; tries += 1) {
    const proven = await api.services.identity.proveGuest(proof);
    const failing = api.db.transaction(async (tx) => {
      await api.services.identity.openGuest(tx, { guest: proven, ...guest, device });
      throw new Error('the trees were taken');
    });
    await expect(failing).rejects.toThrow('the trees were taken');
  }
  await expect(open(proof)).resolves.toMatchObject({ adopter: { email: 'taken@rimba.test' } });
});

it('is bound to the browser that asked, and to ten minutes', async () => {
  const proof = await codeFor('bound@rimba.test');
  await expect(open({ ...proof, browser: 'another' })).rejects.toMatchObject({
    code: 'checkout.invalid_code',
  });
  await api.services.clock.advance(10 * 60);
  await expect(open(proof)).rejects.toMatchObject({ code: 'checkout.code_expired' });
});

it('may be used again for the same request sent twice', async () => {
  const proof = await codeFor('twice@rimba.test');
  const first = await open(proof);
  const second = await open(proof, { repeated: true });
  expect(second.adopter.id).toBe(first.adopter.id);
  await expect(open({ ...proof, code: 'AAAAAAAA' }, { repeated: true })).rejects.toMatchObject({
    code: 'checkout.invalid_code',
  });
});

it('waits between codes, for strangers too', async () => {
  await codeFor('pause@rimba.test');
  await expect(api.services.identity.requestGuestCode('pause@rimba.test', 'id')).rejects.toMatchObject({
    code: 'checkout.code_cooldown',
  });
});
