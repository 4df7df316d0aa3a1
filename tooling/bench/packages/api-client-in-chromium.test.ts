import { join } from 'node:path';
import { endings, hanging, type Manner, startHostileServer } from '@rimba/api-client/hostile-server';
import { headlessLaunchOptions } from '@rimba/config/chromium';
import { type Consumer, consumerOf } from '@rimba/config/consumer';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleIn } from './bundle.ts';

// The packed client in a page, while all that nobody holds is collected.
const program = `
  import { createRimba } from '@rimba/api-client';
  setInterval(() => gc(), 5);
  globalThis.howItEnds = ({ timeoutMs, abortMs }) => {
    const caller = new AbortController();
    if (abortMs !== undefined) setTimeout(() => caller.abort(), abortMs);
    return createRimba({ baseUrl: location.origin, timeoutMs, retries: 0 })
      .trees.list({}, { signal: caller.signal })
      .then(() => 'answered', ({ name, status, code }) => ({ name, status, code }));
  };`;

interface Patience {
  readonly timeoutMs: number;
  readonly abortMs?: number;
}
declare global {
  var howItEnds: (patience: Patience) => Promise<unknown>;
}

let consumer: Consumer;
let server: Awaited<ReturnType<typeof startHostileServer>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  consumer = await consumerOf({
    of: 'packages/api-client',
    from: 'tooling/bench',
    files: join(import.meta.dirname, 'api-client-consumer'),
    libraries: [],
  });
  server = await startHostileServer();
  const options = headlessLaunchOptions();
  browser = await chromium.launch({ ...options, args: [...(options.args ?? []), '--js-flags=--expose-gc'] });
  page = await browser.newPage();
  // The page is of the server's own origin, which answers nothing of the kind.
  await page.route('**/page', (route) => route.fulfill({ contentType: 'text/html', body: '<p>A page' }));
  await page.goto(`${server.url}/page`);
  await page.addScriptTag({ type: 'module', content: await bundleIn(consumer.folder, program) });
  await page.waitForFunction(() => 'howItEnds' in globalThis);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await consumer?.remove();
});

const ask = (manner: Manner, patience: Patience) => {
  server.behave(manner);
  return page.evaluate((told) => globalThis.howItEnds(told), patience);
};

it.each(Object.keys(endings) as Manner[])('%s ends in one way', async (manner) => {
  const [status, code] = endings[manner];
  expect(await ask(manner, { timeoutMs: 1_000 })).toEqual({ name: 'ApiError', status, code });
});

it.each(hanging)('a caller gives up on %s', async (manner) => {
  expect(await ask(manner, { timeoutMs: 30_000, abortMs: 50 })).toEqual({
    name: 'ApiError',
    status: 0,
    code: 'request.aborted',
  });
});

describe('without a connection', () => {
  beforeAll(() => page.context().setOffline(true));
  afterAll(() => page.context().setOffline(false));

  it('a call says so', async () => {
    const ended = await ask('silence', { timeoutMs: 30_000 });
    expect(ended).toEqual({ name: 'ApiError', status: 0, code: 'request.offline' });
  });
});
