import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { expect, test } from 'vitest';
import {
  failingStart,
  interruptedStart,
  type RunningProduct,
  start,
  temporaryFolder,
} from '../testing/running-product.ts';

function sandbox({ origin, secret }: RunningProduct, path: string, body?: unknown) {
  return fetch(`${origin}/sandbox/api${path}`, {
    headers: { 'x-rimba-sandbox': secret, 'content-type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
}

test('a killed start is taken over by the next, a second one refused, an ordinary end leaves nothing running', async () => {
  const RIMBA_DATA_DIR = await temporaryFolder();
  const first = await start({ RIMBA_DATA_DIR, PORT: String(await getPort()) });
  expect((await fetch(`${first.origin}/health/ready`)).status).toBe(200);
  expect((await fetch(`${first.origin}/api/openapi.json`)).headers.get('x-content-type-options')).toBe(
    'nosniff',
  );
  const moved = await sandbox(first, '/clock', { advanceSeconds: 86_400 });
  const { now } = (await moved.json()) as { now: string };
  expect(Date.parse(now) - Date.now()).toBeGreaterThan(86_000_000);

  const second = await failingStart({ RIMBA_DATA_DIR, PORT: String(await getPort()) });
  expect(second).toEqual({ code: 1, lines: [expect.stringContaining('already running on the data folder')] });

  await first.end('SIGKILL');
  const runningDatabase = join(RIMBA_DATA_DIR, 'postgres', 'postmaster.pid');
  const left = await readFile(runningDatabase, 'utf8');

  const third = await start({ RIMBA_DATA_DIR, PORT: String(await getPort()) });
  expect(third.secret).toBe(first.secret);
  expect(await readFile(runningDatabase, 'utf8')).toBe(left);
  expect(await third.end('SIGTERM')).toBe(0);
  expect(existsSync(runningDatabase)).toBe(false);
});

test('a start that is interrupted leaves no database running', async () => {
  const RIMBA_DATA_DIR = await temporaryFolder();
  const steps = ['Starting the database', 'Bringing the database up to date', 'Planting'];
  for (const step of steps) {
    const ended = await interruptedStart({ RIMBA_DATA_DIR, PORT: String(await getPort()) }, step);
    expect(ended, step).toEqual({ code: 0, errors: '' });
    expect(existsSync(join(RIMBA_DATA_DIR, 'postgres', 'postmaster.pid')), step).toBe(false);
  }
});
