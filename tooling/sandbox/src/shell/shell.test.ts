import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/');
});
afterAll(() => sandbox.stop());

const ask = (headers: Record<string, string>) =>
  fetch(`${sandbox.origin}/sandbox/shell/credential`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: 'sari@gmail.com', name: 'Sari Dewi' }),
  });

test('the page may run its own script, and keep a window of the product', async () => {
  const answer = await fetch(`${sandbox.origin}/sandbox/shell`);
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  const script = await fetch(`${sandbox.origin}/sandbox/shell/simulator.js`);
  expect(script.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(await script.text()).toContain('ReactNativeWebView');
});

test('the sheet brings a credential, to the page here alone', async () => {
  const answer = await ask({ origin: sandbox.origin });
  const { credential } = (await answer.json()) as { credential: string };
  expect(decodeJwt(credential)).toMatchObject({ email: 'sari@gmail.com', name: 'Sari Dewi' });
  expect((await ask({ origin: 'https://elsewhere.example' })).status).toBe(403);
});
