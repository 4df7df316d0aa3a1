import { type Column, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import type { FilterValue } from './query-language.ts';

type Value = string | number | Date;

/** A parsed filter as conditions on a column; `read` turns the text into the column's own type. */
export function matching(
  column: Column,
  condition: FilterValue | undefined,
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

/**
 * The conditions of all filters that were asked for: each filter's column, or what it asks of a row. One that a list offers
 * and nobody looks at does not compile.
 */
export function matchingEach<Filter extends string>(
  filters: Partial<Record<Filter, FilterValue>>,
  columns: Record<NoInfer<Filter>, Column | ((condition: FilterValue) => SQL[])>,
): SQL[] {
  const names = Object.keys(columns) as Filter[];
  return names.flatMap((name) => {
    const [condition, column] = [filters[name], columns[name]];
    if (condition === undefined) return [];
    return typeof column === 'function' ? column(condition) : matching(column, condition);
  });
}

/** A LIKE pattern that finds the text anywhere, its own wildcards taken as letters. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
