import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { documentSpeculation } from '@rimba/rendering/speculation-rules';
import { openBootScript } from '@rimba/shell/open-boot-script';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await openTestGateway();
});
afterEach(() => gateway.app.close());

const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });
const signedIn = { cookie: 'theme=dark; rimba_session=1' };

describe('who owns a path', () => {
  test.each(['/data/pohon/', '/en/wishtree/', '/transaction/12/', '/profile'])(
    '%s is the member app',
    async (url) => {
      expect((await get(url)).body).toContain('<p>member</p>');
      expect(gateway.renderings).toHaveLength(0);
    },
  );

  test.each(['/other/faq', '/program-kami/patroli-&-geo-tagging', '/login', '/certificates/A1/'])(
    '%s is the public app, for adopters too',
    async (url) => {
      await get(url);
      await get(url, signedIn);
      expect(gateway.renderings.map(({ context }) => context.signedInHint)).toEqual([false, true]);
    },
  );

  test('the home page is the public one for visitors and the member one for adopters', async () => {
    expect((await get('/')).body).not.toContain('member');
    expect((await get('/', signedIn)).body).toContain('<p>member</p>');
  });

  test('the service and the page data keep their own addresses', async () => {
    expect((await get('/api/v1/tree?page=2')).json()).toEqual({ query: { page: '2' } });
    await get('/login.data');
    expect(gateway.renderings.map(({ request }) => new URL(request.url).pathname)).toEqual(['/login.data']);
  });
});

test.each(['/login', '/other/faq', '/data/pohon/', '/nope'])('TRACE %s is refused', async (url) => {
  expect((await gateway.app.inject({ method: 'TRACE', url })).statusCode).toBe(405);
});

describe('addresses', () => {
  test.each([
    ['/login/', '/login'],
    ['/data/pohon', '/data/pohon/'],
    ['/en/other/faq/?q=a', '/en/other/faq?q=a'],
    ['/faq', '/other/faq'],
    ['/en', '/en/'],
  ])('%s is 308 to %s', async (url, location) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
  });

  test.each(['/nope', '/en/nope', '/data/pohon/abc/', '/fr/other/faq', '/<script>'])(
    '%s is a real 404 with the page that says so',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('/not-found');
    },
  );

  test('what does not exist keeps the language that its address names', async () => {
    expect((await get('/en/nope')).body).toContain('en /en/not-found');
  });

  test('names that do not exist are rendered once, and never reach the page', async () => {
    await get('/nope-1');
    const answer = await get('/nope-2');
    expect(gateway.renderings).toHaveLength(1);
    expect(answer.body).not.toContain('nope');
  });

  test('a reader’s language comes from path, cookie, browser, in this order', async () => {
    const language = async (url: string, headers = {}) =>
      (await get(url, headers)).body.match(/(id|en) \//)?.[1];
    const english = { 'accept-language': 'en-GB,en;q=0.9' };
    expect(await language('/other/faq')).toBe('id');
    expect(await language('/other/faq', english)).toBe('en');
    expect(await language('/other/faq', { ...english, cookie: 'lang-store=id' })).toBe('id');
    expect(await language('/en/other/faq', { cookie: 'lang-store=id' })).toBe('en');
  });
});

describe('policies', () => {
  const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);
  const nonce = (policy: string) => policy.match(/script-src [^;]*'nonce-([^']+)'/)?.[1];

  test('a document allows two inline scripts by their hashes and none by a nonce', async () => {
    const policy = await policyOf('/other/faq');
    const hashes = [openBootScript, documentSpeculation].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`);
    expect(policy).not.toMatch(/nonce-|unsafe|https?:/);
    expect(gateway.renderings[0]?.context.nonce).toBeUndefined();
  });

  test('a hydrated page and the member app’s get a fresh nonce in every answer', async () => {
    const first = nonce(await policyOf('/login'));
    expect(first).toBe(gateway.renderings[0]?.context.nonce);
    expect(nonce(await policyOf('/login'))).not.toBe(first);

    const member = await get('/profile');
    const memberNonce = nonce(String(member.headers['content-security-policy']));
    expect(member.body).toContain(`nonce="${memberNonce}"`);
    expect(member.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('cookie'),
    });
  });

  test('everything says what browsers must not do; https is insisted on only over https', async () => {
    for (const url of ['/', '/api/v1/tree', '/nope', '/profile']) {
      const { headers } = await get(url);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
    const secure = await openTestGateway('https://rimba.example');
    expect((await secure.app.inject('/')).headers).toHaveProperty('strict-transport-security');
    await secure.app.close();
  });
});

describe('what is kept', () => {
  test('a document is rendered once for its readers, compressed, and not sent to one who has it', async () => {
    gateway.render = () => new Response('x'.repeat(5_000), { headers: { 'content-type': 'text/html' } });
    const first = await get('/other/faq', { 'accept-encoding': 'gzip, br' });
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'content-encoding': 'br' });
    expect(brotliDecompressSync(first.rawPayload).toString()).toHaveLength(5_000);
    const again = await get('/other/faq', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const alike = ['content-security-policy', 'x-frame-options', 'etag', 'cache-control', 'vary'];
    for (const name of alike) {
      expect(again.headers[name]).toBe(first.headers[name]);
      expect(first.headers).toHaveProperty(name);
    }
    expect(gateway.renderings).toHaveLength(1);
  });

  test('a CDN may keep what is everyone’s under its address, and nothing else', async () => {
    const kept = async (url: string, headers = {}) => {
      const { headers: said } = await get(url, headers);
      return [said['cache-control'], said['cdn-cache-control'], said.vary];
    };
    const aMoment = 'public, max-age=15, stale-while-revalidate=45';
    const everyones = ['public, no-cache', aMoment, 'accept-encoding'];
    const readers = ['private, no-cache', undefined, 'accept-encoding, accept-language, cookie'];
    expect(await kept('/en/other/faq')).toEqual(everyones);
    expect(await kept('/en/other/faq', { cookie: 'theme=dark' })).toEqual(everyones);
    expect(await kept('/en/other/faq', signedIn)).toEqual(readers);
    // Which language is a matter of the reader.
    expect(await kept('/other/faq')).toEqual(readers);
    gateway.render = () => new Response('', { status: 503 });
    expect(await kept('/id/other/faq')).toEqual(readers);
  });

  test('its style sheets are announced before the page', async () => {
    expect((await get('/other/faq')).headers.link).toBe('</assets/public/a.css>; rel=preload; as=style');
  });

  test('an adopter finds the sidebar as it was left, a visitor’s old cookie changes nothing', async () => {
    const sidebars = ['', '; sidebar_state=false', '; sidebar_state=true'];
    for (const sidebar of sidebars) await get('/other/faq', { cookie: `rimba_session=1${sidebar}` });
    for (const sidebar of sidebars) await get('/other/faq', { cookie: `theme=dark${sidebar}` });
    const rendered = gateway.renderings.map(({ context }) => context.sidebarOpen);
    expect(rendered).toEqual([undefined, false, true, undefined]);
  });

  test('languages, variants and queries are kept apart; hydrated pages are never kept', async () => {
    for (const url of ['/other/faq', '/en/other/faq', '/other/faq?q=a', '/login', '/login']) await get(url);
    await get('/other/faq', signedIn);
    expect(gateway.renderings).toHaveLength(6);
  });

  test('a failure is not kept', async () => {
    const { render } = gateway;
    gateway.render = () => new Response('', { status: 503 });
    expect((await get('/other/faq')).statusCode).toBe(503);
    gateway.render = render;
    expect((await get('/other/faq')).statusCode).toBe(200);
  });
});

test('a form reaches the public app as it was sent', async () => {
  gateway.render = async ({ request }) => new Response(await request.text());
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/other/contact-us',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'subject=Halo',
  });
  expect(answer.body).toBe('subject=Halo');
});

test('a page that cannot be rendered says so in the reader’s language and nothing of the cause', async () => {
  gateway.render = () => {
    throw new Error('secret cause');
  };
  const answer = await get('/en/login');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toContain('lang="en"');
  expect(answer.body).not.toContain('secret');
  expect(answer.body).toContain('href="/en/"');
  const [, style = ''] = /<style>(.*)<\/style>/.exec(answer.body) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(answer.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
});

test('a page of the member app is in the reader’s language', async () => {
  expect((await get('/profile')).body).toContain('<html lang="id">');
  expect((await get('/en/profile')).body).toContain('<html lang="en">');
});

test('the member app takes no forms', async () => {
  expect((await gateway.app.inject({ method: 'POST', url: '/profile' })).statusCode).toBe(405);
});
