import type { Described } from './filter.ts';
import type { FiltersOf } from './generated/filters.ts';
import type { operations } from './generated/openapi.ts';

type WithoutFilters<Query> = {
  readonly [Key in keyof Query as Key extends `filter[${string}]` ? never : Key]?:
    | Readonly<NonNullable<Query[Key]>>
    | undefined;
};

/** What a list can be asked, by the names that its description gives. */
export type ListQuery<Operation extends keyof operations> = WithoutFilters<Described<Operation>> & {
  /** What the rows have to be: `{ height: { gte: 2 }, status: { in: ['adopted', 'pending'] } }`. */
  readonly filter?: (Operation extends keyof FiltersOf ? FiltersOf[Operation] : never) | undefined;
};

/** The same, with `with` and `select` known word by word where they are written out. */
export type NarrowingQuery<Operation extends keyof operations, With, Select> = Omit<
  ListQuery<Operation>,
  'with' | 'select'
> & {
  /** Relations to fill in: written out in the call, each of them is there for certain. */
  readonly with?: With;
  /** The only fields to send, beside the id: written out in the call, no others are there. */
  readonly select?: Select;
};

type Parameters = Readonly<Record<string, string>>;

/** Writes a list's query as the wire has it: `filter[height][gte]=10`, `with=images,group`. */
export function toParameters<Operation extends keyof operations>(
  query: ListQuery<Operation> | NarrowingQuery<Operation, unknown, unknown>,
): Parameters {
  const { filter, ...others }: { filter?: Readonly<Record<string, unknown>> | undefined } = query;
  return Object.fromEntries([
    ...Object.entries<unknown>(others).flatMap(([name, value]) => parameter(name, value)),
    ...Object.entries<unknown>(filter ?? {}).flatMap(([name, value]) => conditions(`filter[${name}]`, value)),
  ]);
}

function conditions(name: string, filter: unknown): [string, string][] {
  if (typeof filter !== 'object' || filter === null) return parameter(name, filter);
  return Object.entries(filter).flatMap(([operator, value]) => {
    // Without it every row would come, to whoever asked for none.
    if (Array.isArray(value) && value.length === 0)
      throw new TypeError(`${name}[${operator}] has no value: leave the filter out, or do not ask`);
    return parameter(`${name}[${operator}]`, value);
  });
}

/** Nothing was asked where there is no value, an empty text or an empty list. */
function parameter(name: string, value: unknown): [string, string][] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value) && value.length === 0) return [];
  return [[name, Array.isArray(value) ? value.join(',') : String(value)]];
}
