import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMeasureService } from './measure.service.ts';

const repository = (carbon: () => Promise<number>) => ({
  carbon,
  outcomes: async () => [],
  dueInTerm: async () => [],
  dead: async () => [],
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('measures once for all who ask within half a minute', async () => {
  const carbon = vi.fn(async () => 12);
  const measures = createMeasureService(repository(carbon));
  expect(await Promise.all([measures.carbon(), measures.carbon()])).toEqual([12, 12]);
  vi.advanceTimersByTime(29_000);
  await measures.carbon();
  expect(carbon).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  await measures.carbon();
  expect(carbon).toHaveBeenCalledTimes(2);
});

it('tries again after a failure', async () => {
  const carbon = vi.fn(async () => 12).mockRejectedValueOnce(new Error('the database is restarting'));
  const measures = createMeasureService(repository(carbon));
  await expect(measures.carbon()).rejects.toThrow('restarting');
  expect(await measures.carbon()).toBe(12);
});
