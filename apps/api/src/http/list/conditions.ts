import { type Column, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import type { Condition } from './query-language.ts';

type Value = string | number | Date;

/** A parsed filter as conditions on a column; `read` turns the text into the column's own type. */
export function matching(
  column: Column,
  condition: Condition | undefined,
  read: (text: string) => Value = (text) => text,
): SQL[] {
  if (!condition) return [];
  return [
    ...(condition.equals === undefined ? [] : [eq(column, read(condition.equals))]),
    ...(condition.in === undefined ? [] : [inArray(column, condition.in.map(read))]),
    ...(condition.gte === undefined ? [] : [gte(column, read(condition.gte))]),
    ...(condition.lte === undefined ? [] : [lte(column, read(condition.lte))]),
  ];
}

/** A LIKE pattern that finds the text anywhere, its own wildcards taken as letters. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
