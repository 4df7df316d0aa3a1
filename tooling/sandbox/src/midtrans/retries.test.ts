import { expect, test } from 'vitest';
import { nextRetryDelay } from './retries.ts';

const delays = [2, 10, 30, 90, 210];

/** Every delay for a merchant who always answers the same. */
function schedule(status: number): number[] {
  const waited: number[] = [];
  const answers = [status];
  for (let delay = nextRetryDelay(answers, delays); delay !== null; delay = nextRetryDelay(answers, delays)) {
    waited.push(delay);
    answers.push(status);
  }
  return waited;
}

test.each([
  [200, []],
  [204, []],
  [302, []],
  [500, [2]],
  [400, [2, 10]],
  [404, [2, 10]],
  [503, [2, 10, 30, 90]],
  [0, [2, 10, 30, 90, 210]],
  [418, [2, 10, 30, 90, 210]],
])('a merchant who always answers %i is tried again after %j', (status, expected) => {
  expect(schedule(status)).toEqual(expected);
});

test('the last answer decides: two failures and then an acceptance end it', () => {
  expect(nextRetryDelay([503, 503, 200], delays)).toBeNull();
});
