import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { unwrap } from '@rimba/api-client';
import { type Consumer, consumerOf } from '@rimba/config/consumer';
import { nodes } from '@rimba/nodes';
import getPort from 'get-port';
import { build, preview } from 'vite';
import { createAccount, password } from '../support/account.ts';
import { product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

// The package's own examples, from its tarball, in a folder where nothing else is installed.
const examples = join(import.meta.dirname, '..', '..', '..', 'packages', 'api-client', 'examples');
const certificateNumber = /RB-[0-9A-Z-]+/;

let consumer: Consumer;
let readKey: string;

test.beforeAll(async () => {
  const { email, service } = await createAccount();
  const keyFor = async (scope: 'read' | 'order') => {
    const body = { name: 'Toko Hijau', scopes: [scope], currentPassword: password };
    return (await unwrap(service.api.POST('/api/v1/api-key', { body }))).secret;
  };
  readKey = await keyFor('read');
  consumer = await consumerOf({
    of: 'packages/api-client',
    from: 'tooling/e2e',
    files: examples,
    libraries: [],
    variables: {
      // Node 20 and 22 say of what the examples use that it may change.
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
      RIMBA_SANDBOX_SECRET: product.sandboxSecret,
      RIMBA_EMAIL: email,
      RIMBA_PASSWORD: password,
      RIMBA_KEY: await keyFor('order'),
    },
  });
});
test.afterAll(() => consumer?.remove());

for (const { version, program } of nodes) {
  test.describe(`on Node ${version}`, () => {
    test('lists trees, and follows a list to its end', async () => {
      const said = await consumer.run(program, 'list-trees.mjs', product.url);
      expect(said).toMatch(/^KB-\S+ {2}[\d.]+ m {2}.+, .+$/m);
      expect(said).toMatch(/^[1-9]\d* trees stand in peat swamps$/m);
    });

    test('adopts a tree, and its certificate is checked without a network', async () => {
      const said = await consumer.run(program, 'adopt-a-tree.mjs', product.url);
      expect(said).toMatch(/^paid /);
      const [number = ''] = certificateNumber.exec(said) ?? [];
      const kept = `${number}.json`;
      const example = 'verify-certificate.mjs';
      expect(await consumer.run(program, example, 'keep', number, kept, product.url)).toBe('');
      expect(await consumer.run(program, example, 'check', kept)).toContain('genuine: ');
    });

    test('follows what happens to an account', async () => {
      expect(await consumer.run(program, 'follow-events.mjs', product.url, '1')).toMatch(/^\d+ unread$/m);
    });

    test("is a partner's server", () => sellsTrees(program));
  });
}

async function sellsTrees(program: string): Promise<void> {
  const port = await getPort();
  const server = spawn(program, ['partner-server.mjs', product.url, String(port)], {
    cwd: consumer.folder,
    env: consumer.env,
  });
  try {
    await once(server.stdout, 'data');
    const ask = async (path: string, init?: RequestInit) => {
      const response = await fetch(`http://localhost:${port}${path}`, init);
      return { status: response.status, body: await response.json() };
    };
    const { body: trees } = await ask('/trees');
    const [{ id }] = trees.data;
    const priced = await ask(`/price?tree=${id}`);
    expect(priced).toMatchObject({ status: 200, body: { unavailable: [] } });
    const order = `holder=Ratna&total=${priced.body.breakdown.finalPrice}`;
    const bought = { method: 'POST', headers: { 'Idempotency-Key': `purchase-${port}` } };
    const placed = await ask(`/adopt?tree=${id}&${order}`, bought);
    expect(placed).toMatchObject({
      status: 200,
      body: { status: 'pending_payment', holder: 'Ratna', trees: [{ treeId: id }] },
    });
    expect((await ask(`/adopt?tree=${id}&${order}`, bought)).body.id).toBe(placed.body.id);
    const lost = { status: 409, body: { reason: 'held_by_you' } };
    expect(await ask(`/adopt?tree=${id}&${order}`, { method: 'POST' })).toMatchObject(lost);
    expect(await ask(`/price?tree=${id}`)).toMatchObject(lost);
    const never = { status: 404, body: { error: 'There is no tree 99999999' } };
    expect(await ask('/price?tree=99999999')).toEqual(never);
    expect(await ask(`/adopt?tree=99999999&${order}`, { method: 'POST' })).toEqual(never);
    expect(await ask('/price?tree=0')).toMatchObject({ status: 422, body: { error: expect.any(String) } });
  } finally {
    server.kill();
  }
}

test("a partner's server says at its start what is wrong with its key", async () => {
  for (const [key, said] of [
    [readKey, 'auth.key_not_allowed: RIMBA_KEY may not order'],
    [`rimba_${'0'.repeat(72)}`, 'auth.key_not_valid: RIMBA_KEY was ended'],
  ] as const) {
    const server = spawn(process.execPath, ['partner-server.mjs', product.url, String(await getPort())], {
      cwd: consumer.folder,
      env: { ...consumer.env, RIMBA_KEY: key },
    });
    const [told, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
    expect(told).toContain(said);
    expect(code).toBe(1);
  }
});

const bundle = async (folder: string): Promise<string> => {
  const input = join(folder, 'in-a-page.html');
  await build({ root: folder, configFile: false, logLevel: 'error', build: { rolldownOptions: { input } } });
  return join(folder, 'dist');
};

for (const { how, made } of [
  { how: 'without a bundler', made: (folder: string) => Promise.resolve(folder) },
  { how: 'built by Vite', made: bundle },
]) {
  test(`lists trees and checks a certificate in a page ${how}, of another origin`, async ({
    page,
    watch,
  }) => {
    watch.expectRefusal(/^request to http:\/\/127\.0\.0\.1:/);
    watch.expectRefusal(/^GET \/api\/v1\/certificates\/number\/RB-/);
    const { certificate } = await (await createAccount()).adopt();
    const number = certificate.certificateNumber;
    const server = await preview({
      root: await made(consumer.folder),
      configFile: false,
      appType: 'mpa',
      build: { outDir: '.' },
      preview: { host: '127.0.0.1', port: await getPort() },
    });
    try {
      const asked = new URLSearchParams({ rimba: product.url, certificate: number });
      await page.goto(`${server.resolvedUrls?.local[0]}in-a-page.html?${asked}`);
      await expect(page.getByText(`${number} is genuine`)).toBeVisible();
      await expect(page.getByRole('listitem')).toHaveCount(5);
      await page.goto(`${server.resolvedUrls?.local[0]}in-a-page.html?${asked}X`);
      await expect(page.getByText('The certificate number looks mistyped')).toBeVisible();
    } finally {
      await server.close();
    }
  });
}
