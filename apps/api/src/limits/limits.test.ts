import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../database/client.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { openTestValkey } from '../testing/test-valkey.ts';
import { createDatabaseLimits } from './database-limits.ts';
import type { LimitStore } from './limit-store.ts';
import { createLimits } from './limits.ts';
import { createValkeyLimits } from './valkey-limits.ts';

let database: Database;
let valkey: Awaited<ReturnType<typeof openTestValkey>>;
let stores: Record<'database' | 'valkey', [LimitStore, LimitStore]>;
beforeAll(async () => {
  database = await openTestDatabase();
  valkey = await openTestValkey();
  stores = {
    database: [createDatabaseLimits(database), createDatabaseLimits(database)],
    valkey: [createValkeyLimits(valkey.url), createValkeyLimits(valkey.url)],
  };
});
afterAll(async () => {
  await Promise.all(stores.valkey.map((store) => store.close()));
  await valkey.close();
  await database.close();
});

const contact = { name: 'contact', most: 3, seconds: 60 };
const tooMany = { code: 'request.too_many' };

/** How many of so many tries at once, by turns at two replicas, were let through. */
async function letThrough(count: number, attempt: (replica: number) => Promise<unknown>): Promise<number> {
  const tries = Array.from({ length: count }, (_, index) => attempt(index % 2));
  return (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;
}

describe.each(['database', 'valkey'] as const)('limits in %s', (kind) => {
  const replicas = () => stores[kind].map((store) => createLimits(store, 2));

  it('count over replicas, for each account and address apart', async () => {
    const limits = replicas();
    const attempt = (who: string) => (replica: number) =>
      limits[replica]?.take(contact, who) ?? Promise.reject();
    expect(await letThrough(8, attempt('siti'))).toBe(3);
    expect(await letThrough(2, attempt('budi'))).toBe(2);
    expect(
      await letThrough(
        8,
        (replica) => limits[replica]?.takeForAddress(contact, '203.0.113.1') ?? Promise.reject(),
      ),
    ).toBe(6);
    // One household has 2^64 of these.
    expect(
      await letThrough(
        8,
        (replica) =>
          limits[replica]?.takeForAddress(
            contact,
            `2001:db8:1:2::${Math.random().toString(16).slice(2, 6)}`,
          ) ?? Promise.reject(),
      ),
    ).toBe(6);
    const withinMinute = expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 60);
    expect(await limits[1]?.take(contact, 'wati')).toEqual({ ...contact, remaining: 2, reset: withinMinute });
    await expect(limits[0]?.take(contact, 'siti')).rejects.toMatchObject({
      ...tooMany,
      details: { retryAfter: withinMinute, left: { ...contact, remaining: 0, reset: withinMinute } },
    });
  });

  it('begin anew when their time is over', async () => {
    const [limits] = replicas();
    const brief = { name: 'brief', most: 1, seconds: 1 };
    await limits?.take(brief, 'siti');
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    await limits?.take(brief, 'siti');
    await expect(limits?.take(brief, 'siti')).rejects.toMatchObject(tooMany);
  });

  it('let wait after five failures, and forget them after a success', async () => {
    // However slow the machine, all of them come within the second that has to be waited.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const limits = replicas();
    const attempt = (replica: number) => limits[replica]?.tryOnce('login', 'siti') ?? Promise.reject();
    expect(await letThrough(20, attempt)).toBe(5);
    await expect(attempt(0)).rejects.toMatchObject({ ...tooMany, details: { retryAfter: 1 } });
    vi.setSystemTime(Date.now() + 1_001);
    await attempt(1);
    await expect(attempt(0)).rejects.toMatchObject({ ...tooMany, details: { retryAfter: 2 } });
    await limits[1]?.forgetTries('login', 'siti');
    await attempt(0);
  });
});

it('keeps no addresses in Valkey', () => {
  expect(valkey.keys().length).toBeGreaterThan(3);
  for (const key of valkey.keys()) expect(key).toMatch(/^rimba:limit:[\w:-]+$/);
  expect(valkey.keys().join()).not.toMatch(/siti|203/);
});

it('lets nothing through while Valkey takes commands and stays silent', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const silent = createValkeyLimits(`redis://127.0.0.1:${port}`);
  await expect(createLimits(silent, 1).take(contact, 'siti')).rejects.toMatchObject({
    code: 'request.unavailable',
  });
  await silent.close();
  server.close();
});

it('lets nothing through while Valkey is away', async () => {
  const away = createValkeyLimits('redis://127.0.0.1:1');
  await expect(createLimits(away, 1).take(contact, 'siti')).rejects.toMatchObject({
    code: 'request.unavailable',
  });
  await away.close();
});
