import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { inBatches } from './in-batches.ts';

/** Work that is done when it is told so; `batches` is what it was asked for. */
function heldWork(most = 10) {
  const batches: (readonly string[])[] = [];
  const ends: (() => void)[] = [];
  const ask = inBatches<string, string>({
    async work(asked) {
      batches.push(asked);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (asked.includes('fails')) throw new Error('failed');
      return asked.map((one) => `${one}!`);
    },
    apart: (asked) => [asked.slice(0, 1)],
    most,
  });
  return {
    batches,
    ask,
    /** Ends what is under way. */
    async endAll() {
      await nextTurn();
      for (const end of ends.splice(0)) end();
      await nextTurn();
    },
  };
}

it('does together what came at once and what came meanwhile, and answers each', async () => {
  const { ask, batches, endAll } = heldWork();
  const first = Promise.all(['a', 'b'].map(ask));
  await nextTurn();
  const second = ask('c');
  await nextTurn();
  const third = Promise.all(['d', 'e'].map(ask));
  await nextTurn();
  expect(batches).toEqual([['a', 'b']]);
  await endAll();
  expect(batches[1]).toEqual(['c', 'd', 'e']);
  await endAll();
  expect(await Promise.all([first, second, third])).toEqual([['a!', 'b!'], 'c!', ['d!', 'e!']]);
});

it('lets the next begin beside a batch that takes long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { ask, batches, endAll } = heldWork();
  const answers = Promise.all(['a', 'b'].map(ask));
  await nextTurn();
  const late = ask('c');
  await nextTurn();
  expect(batches).toEqual([['a', 'b']]);
  vi.advanceTimersByTime(1_000);
  expect(batches).toEqual([['a', 'b'], ['c']]);
  await endAll();
  expect(await Promise.all([answers, late])).toEqual([['a!', 'b!'], 'c!']);
});

it('keeps apart what must not be together, in the order asked, and no batch larger than allowed', async () => {
  const { ask, batches, endAll } = heldWork(3);
  const answers = Promise.all(['a1', 'b1', 'a2', 'c1', 'd1', 'a3'].map(ask));
  for (let turn = 0; turn < 4; turn += 1) await endAll();
  expect(batches).toEqual([['a1', 'b1', 'c1'], ['a2', 'd1'], ['a3']]);
  expect(await answers).toEqual(['a1!', 'b1!', 'a2!', 'c1!', 'd1!', 'a3!']);
});

it('lets nobody fail for another', async () => {
  const { ask, batches, endAll } = heldWork();
  const answers = Promise.allSettled(['a', 'fails', 'c'].map(ask));
  for (let turn = 0; turn < 3; turn += 1) await endAll();
  expect(batches).toEqual([['a', 'fails', 'c'], ['a'], ['fails'], ['c']]);
  expect((await answers).map((answer) => ('value' in answer ? answer.value : answer.reason.message))).toEqual(
    ['a!', 'failed', 'c!'],
  );
});
