import { expect, it } from 'vitest';
import { createAnswerMemory } from './answer-memory.ts';

const answer = (body: string) => ({ body: Buffer.from(body), headers: { etag: 'W/"1"' } });

it('knows an answer for its life and no longer', () => {
  let now = 5;
  const memory = createAnswerMemory(1_000, { now: () => now });
  memory?.set('a', answer('{}'));
  now += 999;
  expect(memory?.get('a')).toEqual(answer('{}'));
  now += 2;
  expect(memory?.get('a')).toBeUndefined();
});

it('keeps nothing without a life, and nothing large', () => {
  expect(createAnswerMemory(0)).toBeUndefined();
  const some = createAnswerMemory(1_000);
  some?.set('a', answer('x'.repeat(40_000)));
  expect(some?.get('a')).toBeUndefined();
});

it('forgets the oldest where there are too many', () => {
  const memory = createAnswerMemory(1_000);
  for (let index = 0; index < 501; index += 1) memory?.set(String(index), answer('{}'));
  expect([memory?.get('0'), memory?.get('1')]).toEqual([undefined, answer('{}')]);
});
