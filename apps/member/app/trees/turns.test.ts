import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Work whose end the test decides. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve, fail: reject };
}

it('keeps the order of requests about one tree', async () => {
  const turns = createTurns();
  const done: string[] = [];
  const post = held();
  const first = turns.take([1], () => post.work().then(() => void done.push('post')));
  const second = turns.take([1, 2], async () => void done.push('delete'));
  await turns.take([3], async () => void done.push('other'));
  expect(done).toEqual(['other']);
  post.end();
  await Promise.all([first, second]);
  expect(done).toEqual(['other', 'post', 'delete']);
});

it('goes on after a failure, and tells it', async () => {
  const turns = createTurns();
  const post = held();
  const first = turns.take([1], post.work);
  const second = turns.take([1], async () => 'deleted');
  post.fail(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  await expect(second).resolves.toBe('deleted');
});

it('is busy from the press until the last answer', async () => {
  const turns = createTurns();
  const post = held();
  const first = turns.take([1], post.work);
  const second = turns.take([1], async () => undefined);
  expect([turns.isBusy(1), turns.isBusy(2), turns.isBusy()]).toEqual([true, false, true]);
  post.end();
  await Promise.all([first, second]);
  expect(turns.isBusy()).toBe(false);
});
