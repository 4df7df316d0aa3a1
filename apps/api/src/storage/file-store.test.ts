import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBucket } from '@rimba/sandbox/bucket';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApi } from '../testing/test-api.ts';
import { openFileStore } from './open-file-store.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'rimba-files-'));
let bucket: Awaited<ReturnType<typeof openBucket>>;
beforeAll(async () => {
  bucket = await openBucket();
});
afterAll(async () => {
  await bucket.close();
  rmSync(dataFolder, { recursive: true });
});

it.each(['folder', 'bucket'])('keeps, lists, gives and removes files in a %s', async (kind) => {
  const files = openFileStore({ dataFolder, s3: kind === 'bucket' ? bucket.s3 : undefined });
  expect(await files.keys()).toEqual([]);
  const content = Buffer.from([0, 255, 13, 10]);
  const keys = ['pictures/a.webp', 'trees/KB-AU-2024-000001/leaf-1.webp', 'trees/b.webp'];
  for (const key of keys) await files.put(key, content);
  expect(await files.keys()).toEqual(keys);
  expect(await files.get('trees/KB-AU-2024-000001/leaf-1.webp')).toEqual(content);
  expect(files.url('trees/b.webp')).toBe('/api/v1/files/trees/b.webp');
  await files.remove('trees/b.webp');
  await files.remove('trees/b.webp');
  expect(await files.get('trees/b.webp')).toBeUndefined();
  await expect(files.put('../secret.webp', content)).rejects.toThrow('is not a storage key');
  expect(bucket.files.size).toBe(kind === 'bucket' ? 2 : 0);
});

it('leaves nothing of a file that could not be kept', async () => {
  const files = openFileStore({ dataFolder, s3: undefined });
  const folder = join(dataFolder, 'files', 'half');
  mkdirSync(join(folder, 'a.webp', 'in-the-way'), { recursive: true });
  await expect(files.put('half/a.webp', Buffer.from('a'))).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['a.webp']);
});

it('says why a bucket refused, without its keys', async () => {
  const files = openFileStore({ dataFolder, s3: { ...bucket.s3, secretAccessKey: 'another secret' } });
  await expect(files.get('pictures/a.webp')).rejects.toThrow('403: <Code>SignatureDoesNotMatch</Code>');
});

it.each([
  ['refuses us', { secretAccessKey: 'another secret' }],
  ['is not there', { endpoint: 'http://127.0.0.1:9' }],
])('asks readers to come again while the bucket %s', async (_how, wrong) => {
  const api = await buildTestApi({ s3: { ...bucket.s3, ...wrong } });
  const response = await api.app.inject('/api/v1/files/trees/leaf-1.webp');
  expect([response.statusCode, response.json().code]).toEqual([503, 'request.unavailable']);
  expect(response.headers['retry-after']).toBe('5');
  await api.close();
});
