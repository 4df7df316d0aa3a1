import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let html: string;
beforeAll(async () => {
  api = await buildTestApi();
  html = (await api.app.inject('/api/docs/plain')).body;
});
afterAll(() => api.close());

it('shows every call and every schema', async () => {
  const { paths, components } = (await api.app.inject('/api/openapi.json')).json();
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const methods of Object.values<Record<string, { operationId: string }>>(paths)) {
    for (const { operationId } of Object.values(methods)) expect(ids).toContain(operationId);
  }
  for (const code of Object.keys(components.examples)) expect(ids).toContain(`error-${code}`);
  const login = paths['/api/v1/login'].post.requestBody.content['application/json'].example;
  expect(html).toContain(login.email);
  for (const name of Object.keys(components.schemas)) expect(ids).toContain(`schema-${name}`);
});

it('says who may call what, and how a bot check is answered by code that does it', async () => {
  const { components } = (await api.app.inject('/api/openapi.json')).json();
  for (const { description } of Object.values<{ description: string }>(components.securitySchemes))
    expect(html).toContain(description.split(/[`']/)[0]);
  expect(html).toContain('bearer or readKey or orderKey');
  const [, shown = ''] = /id="bot-check">.*?<pre[^>]*>(.*?)<\/pre>/s.exec(html) ?? [];
  const code = shown.replaceAll('&#x27;', "'").replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  const asked = async (url: string) => {
    const answer = await api.app.inject(url);
    return { json: () => answer.json() };
  };
  const run = new Function(
    'solveChallenge',
    'deriveKey',
    'fetch',
    `return (async () => { ${code.replace(/^import.*$/gm, '')}; return recaptchaToken; })()`,
  );
  const recaptchaToken = await run(solveChallenge, deriveKey, asked);
  const login = await api.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    payload: { email: 'nobody@rimba.test', password: 'whatever', recaptchaToken },
  });
  expect(login.json().code).toBe('auth.invalid_credentials');
});

it('says under headings, before the failures, how a program calls', async () => {
  const { info } = (await api.app.inject('/api/openapi.json')).json();
  expect(info.description.match(/^## .*$/gm)).toEqual([
    '## Keys for programs',
    '## Bot check',
    '## Rate limits (429)',
    '## Pagination',
    '## Filters',
    '## Idempotency',
    '## Embeds',
    '## Changes and deprecation',
    '## Failures and their codes',
  ]);
  for (const [part, said] of [
    ['pagination', '<code>nextCursor</code>'],
    ['filters', '<code>filter[height][gte]=2</code>'],
    ['idempotency', '<code>Idempotency-Key</code>'],
  ])
    expect(html.split(`id="${part}">`)[1]?.split('</article>')[0]).toContain(said);
  const [, keys = ''] = /id="keys">.*?<p>(.*?)<\/p>/s.exec(html) ?? [];
  for (const said of [
    'Bearer rimba_',
    '<code>read</code>',
    '<code>order</code>',
    '600 times a minute',
    'profile',
  ])
    expect(keys).toContain(said);
});

it('leads nowhere outside, and every link inside has its end', () => {
  const targets = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, target]) => String(target));
  expect(targets.length).toBeGreaterThan(50);
  const lost = targets.filter(
    (target) =>
      !['/api/docs', '/api/openapi.json'].includes(target) &&
      !(target.startsWith('#') && html.includes(` id="${target.slice(1)}"`)),
  );
  expect(lost).toEqual([]);
  expect(html).not.toMatch(/<script|(?:href|src)="https?:\/\//);
});

it('comes with a policy that allows its style and nothing else', async () => {
  const { headers, statusCode } = await api.app.inject('/api/docs/plain');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; font-src 'self';/,
  );
});

it('has the letters that its style names', async () => {
  const addresses = [...html.matchAll(/url\('([^']+)'\)/g)].map(([, address]) => String(address));
  expect(addresses).toHaveLength(2);
  for (const address of addresses) {
    const { statusCode, headers } = await api.app.inject(address);
    expect([address, statusCode, headers['content-type']]).toEqual([address, 200, 'font/woff2']);
  }
});

it('has a page to try calls on, which loads from this origin alone', async () => {
  const { headers, statusCode, body } = await api.app.inject('/api/docs');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
  expect(headers['content-security-policy']).not.toMatch(/https?:/);
  expect(body).toMatch(/<noscript>.*href="\/api\/docs\/plain"/);
  const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(body) ?? [];
  const sent = await api.app.inject(script);
  expect([sent.statusCode, sent.headers['content-type']]).toEqual([
    200,
    'application/javascript; charset=utf-8',
  ]);
});

it('says beside what is tried where a key is made, and cuts no sample of code', async () => {
  const { body } = await api.app.inject('/api/docs');
  expect(body).toContain('preferredSecurityScheme&quot;:&quot;readKey&quot;');
  expect(body).toContain('white-space: pre-wrap');
  const { components } = (await api.app.inject('/api/docs/openapi.json')).json();
  expect(components.securitySchemes.readKey.description).toContain('/profile#keys');
});

it('is found with a slash behind it, too', async () => {
  const { headers, statusCode } = await api.app.inject('/api/docs/');
  expect([statusCode, headers.location]).toEqual([301, '/api/docs']);
});

it('leaves to the reader which of the parameters that may be left out are tried', async () => {
  const { paths } = (await api.app.inject('/api/docs/openapi.json')).json();
  const parameters: { required: boolean; examples: { usual: Record<string, unknown> } }[] = Object.values<
    Record<string, { parameters: [] }>
  >(paths).flatMap((methods) => Object.values(methods).flatMap(({ parameters }) => parameters));
  expect(parameters.length).toBeGreaterThan(100);
  for (const { required, examples } of parameters) {
    expect(examples.usual).toMatchObject({ value: expect.anything(), 'x-disabled': !required });
  }
});

it('shows code as code, and no mark of it or of what is filled in', () => {
  expect(html).toContain('<code>Deprecation</code> and <code>Sunset</code>');
  const read = html.replace(/<pre.*?<\/pre>/gs, '');
  expect(read).not.toContain('`');
  expect(read).not.toContain('{{');
  expect(read).toContain('Wait … seconds before asking for another link');
});

it('leads from the page to try calls to the one to read, and names the client', async () => {
  const { info } = (await api.app.inject('/api/docs/openapi.json')).json();
  expect(info.description).toMatch(/^\[[^\]]+\]\(\/api\/docs\/plain\).*`npm install @rimba\/api-client`/);
});
