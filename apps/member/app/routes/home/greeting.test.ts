import { expect, it } from 'vitest';
import { greetingAt } from './greeting.ts';

it.each([
  ['2026-11-20T00:00:00Z', 'morning'],
  ['2026-11-20T04:00:00Z', 'midday'],
  ['2026-11-20T08:00:00Z', 'afternoon'],
  ['2026-11-20T11:00:00Z', 'evening'],
  ['2026-11-20T15:00:00Z', 'night'],
  ['2026-11-20T20:59:00Z', 'night'],
  ['2026-11-20T21:00:00Z', 'morning'],
] as const)('greets at %s with %s, by the time in Kotawaringin Barat', (instant, greeting) => {
  expect(greetingAt(Date.parse(instant))).toBe(greeting);
});
