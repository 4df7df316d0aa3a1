import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { unwrap } from '@rimba/api-client';
import { type Consumer, consumerOf } from '@rimba/config/consumer';
import getPort from 'get-port';
import { createAccount, password } from '../support/account.ts';
import { product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

// The package's own examples, from its tarball, in a folder where nothing else is installed.
const examples = join(import.meta.dirname, '..', '..', '..', 'packages', 'api-client', 'examples');
const certificateNumber = /RB-[0-9A-Z-]+/;

let consumer: Consumer;

test.beforeAll(async () => {
  const { email, service } = await createAccount();
  const { secret } = await unwrap(
    service.api.POST('/api/v1/api-key', {
      body: { name: 'Toko Hijau', scopes: ['order'], currentPassword: password },
    }),
  );
  consumer = await consumerOf({
    of: 'packages/api-client',
    from: 'tooling/e2e',
    files: examples,
    libraries: [],
    variables: {
      RIMBA_SANDBOX_SECRET: product.sandboxSecret,
      RIMBA_EMAIL: email,
      RIMBA_PASSWORD: password,
      RIMBA_KEY: secret,
    },
  });
});
test.afterAll(() => consumer?.remove());

test('lists trees, and follows a list to its end', async () => {
  const said = await consumer.run('node', 'list-trees.mjs', product.url);
  expect(said).toMatch(/^KB-\S+ {2}[\d.]+ m {2}.+, .+$/m);
  expect(said).toMatch(/^[1-9]\d* trees stand in peat swamps$/m);
});

test('adopts a tree, and its certificate is checked without a network', async () => {
  const said = await consumer.run('node', 'adopt-a-tree.mjs', product.url);
  expect(said).toMatch(/^paid /);
  const [number = ''] = certificateNumber.exec(said) ?? [];
  const kept = await consumer.run('node', 'verify-certificate.mjs', 'keep', number, 'kept.json', product.url);
  expect(kept).toBe('');
  expect(await consumer.run('node', 'verify-certificate.mjs', 'check', 'kept.json')).toContain('genuine: ');
});

test('follows what happens to an account', async () => {
  expect(await consumer.run('node', 'follow-events.mjs', product.url, '1')).toMatch(/^\d+ unread$/m);
});

test("is a partner's server", async () => {
  const port = await getPort();
  const server = spawn('node', ['partner-server.mjs', product.url, String(port)], {
    cwd: consumer.folder,
    env: consumer.env,
  });
  try {
    await once(server.stdout, 'data');
    const ask = async (path: string, method = 'GET') => {
      const response = await fetch(`http://localhost:${port}${path}`, { method });
      return { status: response.status, body: await response.json() };
    };
    const { body: trees } = await ask('/trees');
    const [{ id }] = trees.data;
    expect(await ask(`/price?tree=${id}`)).toMatchObject({ status: 200, body: { unavailable: [] } });
    expect(await ask(`/adopt?tree=${id}&holder=Ratna`, 'POST')).toMatchObject({
      status: 200,
      body: { status: 'pending_payment', holder: 'Ratna', trees: [{ treeId: id }] },
    });
    expect(await ask(`/adopt?tree=${id}&holder=Ratna`, 'POST')).toMatchObject({ status: 422 });
    expect(await ask('/price?tree=0')).toMatchObject({ status: 422, body: { error: expect.any(String) } });
  } finally {
    server.kill();
  }
});
