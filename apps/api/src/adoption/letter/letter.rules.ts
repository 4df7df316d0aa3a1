import { dayMs } from '../../clock/day.ts';
import type { Condition } from '../../database/schema/index.ts';

/** Visits within so many days of the first make one letter. */
export const letterDays = 7;

type Visit = { day: string };

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Whether a visit belongs into a letter whose first visit was on another day; both YYYY-MM-DD, WIB. */
export const belongsTo = (letterDay: string, day: string): boolean => {
  const days = daysBetween(letterDay, day);
  return days >= 0 && days < letterDays;
};

/** Visits as letters take them up: each begins with the first visit that the one before does not reach. */
export function asLetters<V extends Visit>(visits: readonly V[]): { day: string; visits: V[] }[] {
  const letters: { day: string; visits: V[] }[] = [];
  for (const visit of [...visits].sort((one, other) => one.day.localeCompare(other.day))) {
    const open = letters.at(-1);
    if (open && belongsTo(open.day, visit.day)) open.visits.push(visit);
    else letters.push({ day: visit.day, visits: [visit] });
  }
  return letters;
}

/** Of surveys, the first of each tree. */
export const eachOnce = <S extends { treeId: number }>(surveys: readonly S[]): S[] =>
  [...new Map([...surveys].reverse().map((survey) => [survey.treeId, survey])).values()].reverse();

const ailing = { healthy: 0, weak: 1, dead: 0 } satisfies Record<Condition, number>;

/** The tree a letter begins with: one that is not well, else the one that grew most. */
export const ailingFirst = (
  one: { condition: Condition; grown: number | null },
  other: { condition: Condition; grown: number | null },
): number => ailing[other.condition] - ailing[one.condition] || (other.grown ?? 0) - (one.grown ?? 0);
