import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApiText } from '../openapi/openapi-document.ts';
import { buildTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

type Description = {
  paths: Record<string, Record<string, { operationId: string; security?: Record<string, string[]>[] }>>;
};

/** Open, but of one person or part of signing in: for our own pages. */
const ownPagesOnly = [
  'startGoogleLogin',
  'getCaptchaChallenge',
  'checkPasswordReset',
  'download',
  'getProfilePicture',
  'readGift',
  'readGiftCard',
  'readLeaving',
  'getLiveness',
  'getReadiness',
];

it('lets pages of other origins read what is open and only reads, and nothing else', async () => {
  const { paths }: Description = JSON.parse(await openApiText(api.app));
  const answering: string[] = [];
  const expected: string[] = [];
  for (const [path, calls] of Object.entries(paths))
    for (const [method, { operationId, security = [] }] of Object.entries(calls)) {
      const needsBearer = security.length > 0 && security.every((way) => Object.keys(way).length > 0);
      if (method === 'get' && !needsBearer && !ownPagesOnly.includes(operationId)) expected.push(operationId);
      const { headers } = await api.app.inject({
        method: method === 'get' ? 'GET' : 'OPTIONS',
        url: path.replace(/\{\w+\}/g, '1'),
        headers: {
          origin: 'https://elsewhere.example',
          'access-control-request-method': method.toUpperCase(),
        },
      });
      if (headers['access-control-allow-origin'] === '*') answering.push(operationId);
      expect(headers['access-control-allow-credentials'], operationId).toBeUndefined();
      expect(headers['access-control-allow-headers'], operationId).toBeUndefined();
    }
  expect(answering).toEqual(expected);
  expect(answering).toContain('listTrees');
});
