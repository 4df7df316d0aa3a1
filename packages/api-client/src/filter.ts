import type { operations } from './generated/openapi.ts';

/** The query parameters that the description gives an operation. */
export type Described<Operation extends keyof operations> = NonNullable<
  operations[Operation]['parameters']['query']
>;

/** One value, one of several, or between two where values have an order. */
export type Filter<Value, Bound = never> =
  | Value
  | {
      /** One of these, 100 at most. An empty list is a TypeError: whoever wants no rows need not ask. */
      readonly in?: readonly Value[] | undefined;
      /** At least this, in the unit of the filter. */
      readonly gte?: Bound | undefined;
      /** At most this, in the unit of the filter. */
      readonly lte?: Bound | undefined;
    };

type ValueOf<Query, Key extends string> = Key extends keyof Query ? NonNullable<Query[Key]> : never;

/** A filter of an operation by its name: the operators `[in]`, `[gte]` and `[lte]` follow it on the wire. */
export type FilterOf<Operation extends keyof operations, Name extends string> = Filter<
  ValueOf<Described<Operation>, `filter[${Name}]`>,
  ValueOf<Described<Operation>, `filter[${Name}][gte]`>
>;
