import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createPictureEncoder } from './picture-encoder.ts';

const encoder = createPictureEncoder(1, 2);
afterAll(() => encoder.close());

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#067951' } })
    .jpeg()
    .toBuffer();

/** Processes that this one has started and that still run, by Linux's own record. */
const children = () =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean).length;

it('gives each size in both formats', async () => {
  const squares = await encoder.encode(await photo(600, 400));
  expect(squares.map(({ size, format }) => `${size} ${format}`)).toEqual([
    '256 avif',
    '256 webp',
    '96 avif',
    '96 webp',
  ]);
  for (const { size, bytes } of squares) {
    expect(await sharp(bytes).metadata()).toMatchObject({ width: size, height: size });
  }
});

it('has one process at a time however many come, and sends away whom it cannot have waiting', async () => {
  const picture = await photo(600, 400);
  const before = children();
  const answers = Promise.allSettled(Array.from({ length: 5 }, () => encoder.encode(picture)));
  expect(children()).toBe(before + 1);
  const outcomes = (await answers).map((answer) =>
    answer.status === 'fulfilled' ? 'encoded' : answer.reason.code,
  );
  expect(outcomes).toEqual([...Array(3).fill('encoded'), ...Array(2).fill('request.unavailable')]);
});

it.each([
  ['a side longer than 8,000 px', 8_001, 100],
  ['more than 16 megapixels', 4_001, 4_001],
])('refuses %s, and takes the next picture', async (_what, width, height) => {
  await expect(encoder.encode(await photo(width, height))).rejects.toMatchObject({
    code: 'profile.picture_unreadable',
  });
  expect(await encoder.encode(await photo(4_000, 4_000))).toHaveLength(4);
});

it('ends without a word where who asked is gone', async () => {
  const child = fork(join(import.meta.dirname, 'picture-process.ts'), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const said = child.stderr ? text(child.stderr) : '';
  child.send(await photo(4_000, 4_000));
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await said).toBe('');
});
