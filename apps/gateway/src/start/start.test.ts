import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failingStart, temporaryFolder } from '../testing/running-product.ts';

/** Whatever production needs; nothing of it is reached. */
const production = {
  RIMBA_MODE: 'production',
  PUBLIC_URL: 'https://rimba.example',
  DATABASE_URL: 'postgres://rimba@127.0.0.1:9/rimba',
  RIMBA_SECRET: 'a secret of this test run, long enough',
  RIMBA_SECRETS_KEY: 'a key of this test run, long enough too',
  MIDTRANS_URL: 'https://gateway.example',
  MIDTRANS_SERVER_KEY: 'server',
  MIDTRANS_CLIENT_KEY: 'client',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'halo@rimba.example',
  OPERATOR_NAME: 'Rimba',
  CONTACT_EMAIL: 'halo@rimba.example',
  TRUST_PROXY: 'none',
};

test('a taken port is said in one sentence, before anything is written', async () => {
  const taken = createServer().listen(0, 'localhost');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const folder = await temporaryFolder();
  const { code, lines } = await failingStart({ PORT: String(port), RIMBA_DATA_DIR: folder });
  taken.close();
  expect(code).toBe(1);
  expect(lines).toEqual([
    `Port ${port} is taken by another program: stop it, or choose another with PORT=3001.`,
  ]);
  expect(await readdir(folder)).toEqual([]);
});

test.each(['nowhere.invalid', '192.0.2.1'])('a host that is not this machine: %s', async (HOST) => {
  const { code, lines } = await failingStart({
    ...production,
    PORT: '0',
    HOST,
    RIMBA_DATA_DIR: await temporaryFolder(),
  });
  expect(code).toBe(1);
  expect(lines).toEqual([`HOST is ${HOST}, which is no name or address of this machine.`]);
});

test('a data folder that cannot be written', async () => {
  const file = join(await temporaryFolder(), 'a-file');
  await writeFile(file, '');
  const { code, lines } = await failingStart({ PORT: '0', RIMBA_DATA_DIR: join(file, 'data') });
  expect(code).toBe(1);
  expect(lines).toEqual([
    `The data folder ${join(file, 'data')} cannot be written (ENOTDIR): choose another with RIMBA_DATA_DIR.`,
  ]);
});

test.skipIf(process.platform !== 'linux')('a data folder where the system makes none', async () => {
  const { code, lines } = await failingStart({ PORT: '0', RIMBA_DATA_DIR: '/proc/rimba/data' });
  expect(code).toBe(1);
  expect(lines.join()).toContain('cannot be written');
});

test('each malformed variable has a sentence of its own', async () => {
  const { code, lines } = await failingStart({ PORT: 'three', DATABASE_URL: 'mysql://x' });
  expect(code).toBe(1);
  expect(lines).toHaveLength(2);
  expect(lines.join(' ')).toMatch(/PORT .*DATABASE_URL |DATABASE_URL .*PORT /);
});

test('production refuses the sandbox and default secrets', async () => {
  const { code, lines } = await failingStart({
    RIMBA_MODE: 'production',
    PUBLIC_URL: 'https://rimba.example',
    RIMBA_SANDBOX_SECRET: 'a-sandbox-secret',
  });
  expect(code).toBe(1);
  const sentences = lines.join('\n');
  for (const name of [
    'RIMBA_SECRET',
    'RIMBA_SECRETS_KEY',
    'DATABASE_URL',
    'MIDTRANS_SERVER_KEY',
    'SMTP_URL',
    'RIMBA_SANDBOX_SECRET',
  ]) {
    expect(sentences).toContain(name);
  }
});

test('the sandbox is never offered to other machines', async () => {
  const { code, lines } = await failingStart({ HOST: '0.0.0.0' });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('HOST is 0.0.0.0');
});

test('a database that is not there', async () => {
  const folder = await temporaryFolder();
  const { code, lines } = await failingStart({
    PORT: '0',
    RIMBA_DATA_DIR: folder,
    DATABASE_URL: 'postgres://rimba:secret@127.0.0.1:9/rimba',
  });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('127.0.0.1:9');
  expect(lines[0]).not.toContain('secret');
});
