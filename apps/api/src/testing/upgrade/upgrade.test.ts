import { createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Manifest } from '../../cli/backup/manifest.ts';
import { buildTestApi, type TestApi } from '../test-api.ts';
import { openTestDatabase } from '../test-database.ts';
import { runCommand } from '../test-terminal.ts';
import { makeBaseline, secretsKey } from './make-baseline.ts';

/** A backup made by the version before: by the latest release, or by the first schema until there is one. */
const baseline = fileURLToPath(new URL('./baseline', import.meta.url));
const renewing = process.env.MODE === 'renew-baseline';

const folder = mkdtempSync(join(tmpdir(), 'rimba-upgrade-'));
const made = renewing ? baseline : join(folder, 'made');
beforeAll(async () => {
  if (renewing) rmSync(baseline, { recursive: true, force: true });
  await makeBaseline(made);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const manifestOf = (backup: string) =>
  Value.Parse(Manifest, JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')));

it('can make the next baseline, with a row in every table', () => {
  const empty = manifestOf(made).tables.filter(({ rows }) => rows === 0);
  expect(empty.map(({ name }) => name)).toEqual([]);
});

describe.each([
  ['the version before', baseline, ['password']],
  ['this version', made, ['password', 'passkey']],
])('a filled database of %s', (_version, backup, kinds) => {
  let api: TestApi;
  // Restoring fills the schema of the backup's time, and brings that to the newest by the same call as a start.
  beforeAll(async () => {
    const dataFolder = mkdtempSync(join(folder, 'data-'));
    const database = await openTestDatabase();
    const overrides = { databaseUrl: database.url, secretsKey };
    expect(await runCommand(dataFolder, ['backup', 'restore', backup], overrides)).toMatchObject({
      code: 0,
      errors: '',
    });
    api = await buildTestApi({ dataFolder, secretsKey }, undefined, database);
    // Back to the moment of the backup, where terms and orders run; every job runs once.
    const { clock } = api.services;
    await clock.advance(Math.round((Date.parse(manifestOf(backup).madeAt) - clock.now().getTime()) / 1_000));
  });
  afterAll(() => api.close());

  async function call(method: 'GET' | 'POST', path: string, headers = {}, payload?: object) {
    const url = path.startsWith('/.') ? path : `/api/v1${path}`;
    const answer = await api.app.inject({ method, url, headers, ...(payload && { payload }) });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json();
  }

  async function signIn() {
    const recaptchaToken = await api.captchaToken('login');
    const who = { email: 'siti@rimba.test', password: 'belian di tepi rawa', recaptchaToken };
    return { authorization: `Bearer ${(await call('POST', '/login', {}, who)).data.accessToken}` };
  }

  it('shows its forest, counted and measured', async () => {
    const { byStatus } = (await call('GET', '/tree/counts')).data;
    expect(byStatus).toMatchObject({ adopted: 2, pending: 1, ready_to_adopt: 1 });
    expect((await call('GET', '/tree?filter[status]=adopted')).meta.total).toBe(2);
    const { data: found } = await call('GET', '/tree?filter[code]=KB-KM-2024-000001');
    const path = `/tree/${found[0].id}/detail?with=images,surveys,adoptions,group,species`;
    const { data: tree } = await call('GET', path);
    expect(tree).toMatchObject({
      code: 'KB-KM-2024-000001',
      status: 'adopted',
      height: 8.2,
      circumference: 41.5,
      images: { leaf: [{ kind: 'photo' }] },
      surveys: [{ surveyor: 'Rahmadi' }],
      adoptions: [{ adopterName: 'S. R.', current: true }],
      kelompokKomunitas: { name: 'LPHD Gambut Jaya' },
      species: { latinName: 'Shorea balangeran 0' },
    });
    expect((await api.app.inject(tree.images.leaf[0].url)).headers['content-type']).toBe('image/webp');
    expect((await call('GET', '/adopter/top')).data).toMatchObject([{ publicName: 'S. R.', treeCount: 2 }]);
    expect((await call('GET', '/report/annual/2025')).data).toMatchObject({ title: 'Patroli' });
  });

  it('lets an adopter in, who finds orders, wishes and news', async () => {
    const headers = await signIn();
    const { data: own } = await call('GET', '/profile/export?lang=en', headers);
    expect(own.user).toMatchObject({ name: 'Siti Rahmawati', publicName: 'initials' });
    expect(own.devices).toHaveLength(2);
    expect(own.wishtree).toMatchObject([{ tree: { code: 'KB-KM-2024-000004' } }]);
    expect(own.preferences).toContainEqual({
      category: 'rimba_tree_survey',
      inApp: true,
      email: false,
      always: false,
      alwaysInApp: false,
    });
    expect(own.notifications.map(({ category }: { category: string }) => category)).toEqual([
      'rimba_way_used',
      'rimba_tree_survey',
      'rimba_payment_instructions',
      'rimba_certificate_created',
      'rimba_payment_success',
      'rimba_payment_instructions',
    ]);
    const [waiting, paid] = own.transactions;
    expect(waiting).toMatchObject({
      status: 'pending_payment',
      total: 154_000,
      paymentMethod: { code: 'bca_va' },
      payment: { vaNumbers: [{ bank: 'bca' }] },
      trees: [{ outcome: 'held' }],
    });
    expect((await call('GET', `/transaction/me/${paid.id}`, headers)).data).toMatchObject({
      status: 'paid',
      total: 302_100,
      message: 'Untuk Ibu',
      trees: [
        { outcome: 'adopted', contractNumber: `${paid.number}-01` },
        { outcome: 'adopted', contractNumber: `${paid.number}-02` },
      ],
      timeline: [{ event: 'created' }, { event: 'paid' }, { event: 'certificate' }],
    });
  });

  it('knows by what its accounts are signed in to', async () => {
    const { data: ways } = await call('GET', '/sign-in-ways', await signIn());
    expect(ways.map(({ kind }: { kind: string }) => kind)).toEqual(kinds);
    expect(ways[0]).toMatchObject({ kind: 'password', lastUsedAt: expect.any(String) });
  });

  it('vouches for its certificate, by a key that anyone can check it with', async () => {
    const { data: own } = await call('GET', '/certificates/me', await signIn());
    const { data: seen } = await call('GET', `/certificates/number/${own[0].certificateNumber}`);
    expect(seen).toMatchObject({
      state: 'valid',
      holder: 'Ratna Puspita',
      signatureValid: true,
      revision: 1,
      trees: [{ alive: true }, { alive: true }],
    });
    const { keys } = await call('GET', '/.well-known/rimba-keys.json');
    const key = createPublicKey({
      key: keys.find(({ kid }: { kid: string }) => kid === seen.keyId),
      format: 'jwk',
    });
    const signature = Buffer.from(seen.signature, 'base64url');
    expect(verify(null, Buffer.from(seen.signedPayload), key, signature)).toBe(true);
  });

  it('goes on: somebody new signs up and wishes for a tree', async () => {
    const mails = await api.mailsTo('siti@rimba.test');
    expect(mails.filter(({ template }) => template !== 'wayUsed')).toHaveLength(6);
    const { headers } = await api.signUp({ email: 'budi@rimba.test' });
    const { data: trees } = await call('GET', '/tree?filter[status]=ready_to_adopt');
    await call('POST', '/wishtree/me', headers, { treeId: trees[0].id });
    expect((await call('GET', '/wishtree/me/total', headers)).data).toEqual({ total: 1 });
  });
});
