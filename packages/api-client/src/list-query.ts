import type { operations } from './generated/openapi.ts';

/** The query parameters that the description gives an operation. */
type Described<Operation extends keyof operations> = NonNullable<
  operations[Operation]['parameters']['query']
>;

/** The operators `[in]`, `[gte]` and `[lte]` follow the name of their filter. */
type FilterName<Key> = Key extends `filter[${infer Name}]`
  ? Name extends `${string}]${string}`
    ? never
    : Name
  : never;

type ValueOf<Query, Key extends string> = Key extends keyof Query ? NonNullable<Query[Key]> : never;

/** One value, one of several, or between two where values have an order. */
export type Filter<Value, Bound = never> =
  | Value
  | {
      /** One of these, 100 at most. */
      readonly in?: readonly Value[];
      /** At least this, in the unit of the filter. */
      readonly gte?: Bound;
      /** At most this, in the unit of the filter. */
      readonly lte?: Bound;
    };

/** Made key by key, so that each filter is described as the service has it. */
type Filters<Query> = {
  readonly [Key in keyof Query as FilterName<Key>]?:
    | Filter<NonNullable<Query[Key]>, ValueOf<Query, `filter[${FilterName<Key>}][gte]`>>
    | undefined;
};

type WithoutFilters<Query> = {
  readonly [Key in keyof Query as Key extends `filter[${string}]` ? never : Key]?:
    | Readonly<NonNullable<Query[Key]>>
    | undefined;
};

/** What a list can be asked, by the names that its description gives. */
export type ListQuery<Operation extends keyof operations> = WithoutFilters<Described<Operation>> & {
  /** What the rows have to be: `{ height: { gte: 2 }, status: { in: ['adopted', 'pending'] } }`. */
  readonly filter?: Filters<Described<Operation>>;
};

/** The same, with `with` and `select` known word by word where they are written out. */
export type NarrowingQuery<Operation extends keyof operations, With, Select> = Omit<
  ListQuery<Operation>,
  'with' | 'select'
> & { readonly with?: With; readonly select?: Select };

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
  return Object.entries(filter).flatMap(([operator, value]) => parameter(`${name}[${operator}]`, value));
}

/** Nothing was asked where there is no value, an empty text or an empty list. */
function parameter(name: string, value: unknown): [string, string][] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value) && value.length === 0) return [];
  return [[name, Array.isArray(value) ? value.join(',') : String(value)]];
}
