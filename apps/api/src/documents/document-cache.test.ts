import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { createDocumentCache } from './document-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'rimba-documents-'));
afterAll(() => rmSync(folder, { recursive: true }));
const cache = createDocumentCache(join(folder, 'cache'));

it('makes a document once for all who ask, and again after it is forgotten', async () => {
  const make = vi.fn(async () => Buffer.from('one'));
  const taken = await Promise.all([cache.take('a.pdf', make), cache.take('a.pdf', make)]);
  expect(taken.map(String)).toEqual(['one', 'one']);
  await cache.take('a.pdf', make);
  expect(make).toHaveBeenCalledTimes(1);
  await cache.forget(['a.pdf', 'never-made.pdf']);
  await cache.take('a.pdf', make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('keeps nothing of a failure', async () => {
  await expect(cache.take('b.pdf', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(String(await cache.take('b.pdf', async () => Buffer.from('two')))).toBe('two');
});

it('takes no path for a name', async () => {
  await expect(cache.take('../b.pdf', async () => Buffer.from('x'))).rejects.toThrow();
});
