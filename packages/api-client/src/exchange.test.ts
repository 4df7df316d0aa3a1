import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient } from './client.ts';
import { endings, hanging, type Manner, startHostileServer } from './testing/hostile-server.ts';
import { unwrap } from './unwrap.ts';

const run = promisify(execFile);
let server: Awaited<ReturnType<typeof startHostileServer>>;
beforeAll(async () => {
  server = await startHostileServer();
});
afterAll(() => server.close());

const ask = (manner: Manner, options: { timeoutMs?: number; signal?: AbortSignal } = {}) => {
  server.behave(manner);
  const { signal, ...rest } = { timeoutMs: 300, ...options };
  const api = createApiClient({ baseUrl: server.url, ...rest });
  return unwrap(api.GET('/api/v1/tree/counts', { ...(signal && { signal }) }));
};

it.each(Object.keys(endings) as Manner[])('%s ends in one way', async (manner) => {
  const [status, code] = endings[manner];
  await expect(ask(manner)).rejects.toMatchObject({ name: 'ApiError', status, code });
});

it('tells a server that is not there', async () => {
  const api = createApiClient({ baseUrl: 'http://127.0.0.1:1' });
  await expect(unwrap(api.GET('/api/v1/tree/counts'))).rejects.toMatchObject({
    status: 0,
    code: 'request.offline',
    message: 'No connection: GET http://127.0.0.1:1/api/v1/tree/counts',
  });
});

describe('a caller who gives up', () => {
  it.each(hanging)('on %s', async (manner) => {
    const caller = new AbortController();
    const call = ask(manner, { timeoutMs: 30_000, signal: caller.signal });
    setTimeout(() => caller.abort(), 50);
    await expect(call).rejects.toMatchObject({ status: 0, code: 'request.aborted' });
  });

  it('before it was asked', async () => {
    const call = ask('silence', { timeoutMs: 30_000, signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ code: 'request.aborted' });
  });

  it('by a deadline of their own', async () => {
    const call = ask('silence', { timeoutMs: 30_000, signal: AbortSignal.timeout(50) });
    await expect(call).rejects.toMatchObject({ code: 'request.timeout' });
  });
});

it('ends where the given fetch hears no signal', async () => {
  const api = createApiClient({
    fetch: () => new Promise(() => undefined),
    baseUrl: server.url,
    timeoutMs: 50,
  });
  await expect(unwrap(api.GET('/api/v1/tree/counts'))).rejects.toMatchObject({ code: 'request.timeout' });
});

it('ends in time while all that nobody holds is collected', async () => {
  server.behave('silence');
  const program = fileURLToPath(new URL('./testing/stalled-call.ts', import.meta.url));
  const { stdout } = await run(process.execPath, ['--expose-gc', '--import', 'tsx', program, server.url]);
  expect(stdout).toBe('request.timeout');
});
