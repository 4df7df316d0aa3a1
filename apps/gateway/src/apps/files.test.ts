import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { looseFiles } from './loose-files.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.app.close());

test('a drawing is sent compressed, kept for a day, known by its tag, and can run nothing', async () => {
  const url = '/drawings/motifs/favicon.svg';
  const { headers, statusCode } = await gateway.app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('image/svg+xml'),
    'cache-control': 'public, max-age=86400',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
  });
  expect(headers).not.toHaveProperty('permissions-policy');
  const again = await gateway.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test('a drawing worth it was compressed when it was built, and is only read', async () => {
  const url = '/drawings/motifs/profile.svg';
  const answerIn = (encoding: string) =>
    gateway.app.inject({ url, headers: { 'accept-encoding': encoding } });
  const [compressed, plain] = [await answerIn('br'), await answerIn('identity')];
  expect(compressed.headers['content-encoding']).toBe('br');
  // Known beforehand only of a file that lies there.
  expect(Number(compressed.headers['content-length'])).toBeLessThan(plain.rawPayload.length / 3);
  expect(brotliDecompressSync(compressed.rawPayload).equals(plain.rawPayload)).toBe(true);
});

test('a file that is not there is a plain 404, not a page', async () => {
  const answer = await gateway.app.inject('/drawings/none.svg');
  expect([answer.statusCode, answer.body]).toEqual([404, '404']);
  expect(gateway.renderings).toHaveLength(0);
});

test('files at the root are served by name, asked for again each time, and may reach this origin', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rimba-files-'));
  await writeFile(join(folder, 'sw.js'), 'self');
  await writeFile(join(folder, 'index.html'), 'never by name');
  const app = Fastify();
  await app.register(looseFiles, { folder });
  const answer = await app.inject('/sw.js');
  expect(answer.body).toBe('self');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
  });
  expect((await app.inject('/index.html')).statusCode).toBe(404);
});
