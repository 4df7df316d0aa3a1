import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApi, type TestApi } from '../../testing/test-api.ts';
import { type HostedCaptcha, hostedCaptchas } from './captcha.schemas.ts';

/** Speaks siteverify: what it is asked, and what it answers next. */
let server: FastifyInstance;
let url: string;
let asked: URLSearchParams;
let verdict: object | string;
beforeAll(async () => {
  server = Fastify({ forceCloseConnections: true });
  server.addContentTypeParser(
    /^application\/x-www-form-urlencoded/,
    { parseAs: 'string' },
    (_request, body, done) => {
      asked = new URLSearchParams(String(body));
      done(null, body);
    },
  );
  server.post('/siteverify', () => verdict);
  await server.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/siteverify`;
});
afterAll(() => server.close());

describe.each(hostedCaptchas)('%s', (provider: HostedCaptcha) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await buildTestApi({ hostedCaptcha: { provider, url, siteKey: 'site-key', secret: 'its secret' } });
  });
  afterAll(() => api.close());

  const login = (recaptchaToken: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/v1/login',
      payload: { email: 'nobody@rimba.test', password: 'whatever', recaptchaToken },
    });
  const good = { success: true, hostname: 'rimba.test', action: 'login' };

  it('hands the widget its key', async () => {
    const challenge = await api.app.inject('/api/v1/captcha/challenge?action=login');
    expect(challenge.json()).toEqual({ provider, siteKey: 'site-key' });
  });

  it('lets people pass, asking with the secret, the answer and the address', async () => {
    verdict = good;
    expect((await login('an answer')).json().code).toBe('auth.invalid_credentials');
    expect(Object.fromEntries(asked)).toEqual({
      secret: 'its secret',
      response: 'an answer',
      remoteip: '127.0.0.1',
    });
  });

  it.each([
    ['refused', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['given elsewhere', { ...good, hostname: 'elsewhere.test' }],
    ['given for something else', { ...good, action: 'register' }],
    ['given by a likely program', { ...good, score: 0.3 }],
  ])('takes no answer that was %s', async (_how, answer) => {
    verdict = answer;
    const response = await login('an answer');
    expect([response.statusCode, response.json().code]).toEqual([403, 'checkout.recaptcha_failed']);
  });

  it('lets nobody pass while the provider says nothing to be understood', async () => {
    verdict = '<html>';
    const response = await login('an answer');
    expect([response.statusCode, response.json().code]).toEqual([503, 'request.unavailable']);
  });
});
