import { expect, it } from 'vitest';
import { endsSoon } from './ends-soon.ts';

const now = Date.parse('2026-11-20T00:00:00Z');

it('opens another year from 30 days before the end, and no longer after it', () => {
  expect(endsSoon('2026-12-20T00:00:00Z', now)).toBe(true);
  expect(endsSoon('2026-12-20T00:00:01Z', now)).toBe(false);
  expect(endsSoon('2026-11-20T00:00:00Z', now)).toBe(false);
});
