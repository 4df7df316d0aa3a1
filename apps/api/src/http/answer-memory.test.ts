import { expect, it } from 'vitest';
import { createAnswerMemory } from './answer-memory.ts';

const answer = (body: string) => ({ body, headers: { etag: 'W/"1"' } });

it('knows an answer for its life and no longer', () => {
  let now = 0;
  const memory = createAnswerMemory(1_000, () => now);
  memory.keep('a', answer('{}'));
  now = 999;
  expect(memory.find('a')).toEqual(answer('{}'));
  now = 1_000;
  expect(memory.find('a')).toBeUndefined();
});

it('keeps nothing without a life, and nothing large', () => {
  const none = createAnswerMemory(0);
  none.keep('a', answer('{}'));
  expect(none.find('a')).toBeUndefined();
  const some = createAnswerMemory(1_000, () => 0);
  some.keep('a', answer('x'.repeat(40_000)));
  expect(some.find('a')).toBeUndefined();
});

it('forgets the oldest where there are too many', () => {
  const memory = createAnswerMemory(1_000, () => 0);
  for (let index = 0; index < 501; index += 1) memory.keep(String(index), answer('{}'));
  expect([memory.find('0'), memory.find('1')]).toEqual([undefined, answer('{}')]);
});
