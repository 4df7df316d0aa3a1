import { expect, it } from 'vitest';
import { promiseOf } from './promise.rules.ts';

it('promises a replacement in the first year alone, and not for what is not nature’s doing', () => {
  const firstDay = new Date('2026-11-20T03:00:00Z');
  const died = (day: string, cause: 'wind' | 'felled' | null = null) =>
    promiseOf({ foundAt: new Date(day), firstDay, cause });
  expect(died('2027-11-19T10:00:00Z')).toEqual({ promised: true });
  expect(died('2027-11-20T10:00:00Z', 'wind')).toEqual({ promised: false, afterFirstYear: true });
  expect(died('2027-05-20T10:00:00Z', 'felled')).toEqual({ promised: false });
});
