import { afterAll, beforeAll, expect, test } from 'vitest';
import { planOf } from '../plan/plan.ts';
import { openStage, type Stage } from '../world/stage.ts';
import { run } from './run.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test('whatever breaks, the books are right in the end', async () => {
  const plan = planOf(1);
  const report = await run(stage, {
    ...plan,
    // The hardest two for certain: a process and the database end without a word.
    faults: [
      { kind: 'replica', at: 400, lasts: 0, which: [0], seconds: 0 },
      { kind: 'database', at: 1_200, lasts: 0, which: [], seconds: 0 },
    ],
  });
  expect(report.breaches).toEqual([]);
  expect(report.faults.map(({ kind }) => kind)).toEqual(['replica', 'database']);
  expect(report.orders.length).toBeGreaterThan(3);
});
