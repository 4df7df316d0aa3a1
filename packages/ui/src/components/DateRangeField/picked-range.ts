import type { DayRange } from './Calendar.tsx';
import type { Day } from './calendar-days.ts';

/** The range after one more day was picked: the first begins it, the second ends it, the third begins anew. */
export function pickedRange({ from, to }: DayRange, day: Day): DayRange {
  if (from === null || to !== null) return { from: day, to: null };
  return day < from ? { from: day, to: from } : { from, to: day };
}
