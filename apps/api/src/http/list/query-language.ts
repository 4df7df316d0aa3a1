import { Type } from 'typebox';
import { filterParameters, lang, mostRows, optional, severalOf, text } from './query-parameters.ts';
import {
  checkValue,
  type FilterKind,
  invalid,
  isOrdered,
  oneOf,
  searchText,
  single,
  subset,
  unknown,
  wholeNumber,
} from './query-values.ts';

export type ListDefinition<
  Sort extends string,
  Filter extends string,
  With extends string,
  Field extends string,
> = {
  sort: readonly Sort[];
  defaultSort: { by: Sort; order: 'asc' | 'desc' };
  filters: Record<Filter, FilterKind>;
  with: readonly With[];
  select: readonly Field[];
  search?: boolean;
  cursor?: boolean;
  /** Most rows a page may have; 9999 only together with `select`. */
  maximum?: 100 | 9999;
};

/** What is asked of one filter. */
export type FilterValue = { equals?: string; in?: string[]; gte?: string; lte?: string };

export type ListQuery<
  Sort extends string,
  Filter extends string,
  With extends string,
  Field extends string,
> = {
  page: number;
  limit: number;
  offset: number;
  search: string | undefined;
  cursor: string | undefined;
  sort: { by: Sort; order: 'asc' | 'desc' };
  /** False where the order is the usual one: what is searched for then comes by likeness. */
  isSorted: boolean;
  filters: Partial<Record<Filter, FilterValue>>;
  with: ReadonlySet<With>;
  select: readonly Field[] | undefined;
};

/**
 * The query language of a list: a schema for the description and a parser with closed lists of what it takes.
 * Anything else is a 400 that names the parameter and what is allowed.
 */
export function defineList<
  Sort extends string,
  Filter extends string,
  With extends string,
  Field extends string,
>(definition: ListDefinition<Sort, Filter, With, Field>) {
  type Query = ListQuery<Sort, Filter, With, Field>;
  const maximum = definition.maximum ?? mostRows;
  const filterNames = Object.keys(definition.filters).map((name) => `filter[${name}]`);
  const parameters = [
    'page',
    'limit',
    'sortBy',
    'order',
    'lang',
    ...(definition.with.length ? ['with'] : []),
    ...(definition.select.length ? ['select'] : []),
    ...(definition.search ? ['search'] : []),
    ...(definition.cursor ? ['cursor'] : []),
    ...filterNames,
  ];

  const querystring = Type.Object(
    {
      page: text('Which page, from 1', { type: 'integer', minimum: 1 }),
      limit: text(
        `Rows a page, 1 to ${mostRows}${maximum > mostRows ? `, or up to ${maximum} with a short select` : ''}`,
        { type: 'integer', minimum: 1, maximum, default: 20 },
      ),
      sortBy: text('What the rows are sorted by', { enum: definition.sort }),
      order: text('Whether the rows come ascending or descending', { enum: ['asc', 'desc'] }),
      lang,
      ...optional(definition.with.length > 0, 'with', 'Relations to fill in', severalOf(definition.with)),
      ...optional(
        definition.select.length > 0,
        'select',
        'The only fields to send, beside the id',
        severalOf(definition.select),
      ),
      ...optional(definition.search === true, 'search', 'What is looked for: at least 3 characters', {
        type: 'string',
        minLength: 3,
        maxLength: 100,
      }),
      ...optional(
        definition.cursor === true,
        'cursor',
        'The `meta.nextCursor` of the page before, in place of page',
      ),
      ...Object.fromEntries(
        Object.entries<FilterKind>(definition.filters).flatMap(([name, kind]) =>
          filterParameters(name, kind),
        ),
      ),
    },
    { additionalProperties: true },
  );

  function parse(raw: unknown): Query {
    const query = raw as Record<string, unknown>;
    const filters: Partial<Record<Filter, FilterValue>> = {};
    for (const [name, value] of Object.entries(query)) {
      const match = /^filter\[(\w+)\](?:\[(\w+)\])?$/.exec(name);
      if (match?.[1] !== undefined) readFilter(filters, name, match[1], match[2], value);
      else if (!parameters.includes(name)) throw unknown(name, parameters);
    }
    const select = subset('select', query.select, definition.select);
    const page = wholeNumber('page', query.page, 1, 1_000_000) ?? 1;
    const limit =
      wholeNumber('limit', query.limit, 1, select && select.length <= 12 ? maximum : mostRows) ?? 20;
    const by = oneOf('sortBy', query.sortBy, definition.sort);
    return {
      page,
      limit,
      offset: (page - 1) * limit,
      search: searchText(query.search),
      cursor: single('cursor', query.cursor),
      sort: {
        by: by ?? definition.defaultSort.by,
        order:
          oneOf('order', query.order, ['asc', 'desc'] as const) ??
          (by ? 'asc' : definition.defaultSort.order),
      },
      isSorted: by !== undefined,
      filters,
      with: new Set(subset('with', query.with, definition.with) ?? []),
      select,
    };
  }

  function readFilter(
    into: Partial<Record<Filter, FilterValue>>,
    name: string,
    field: string,
    operator: string | undefined,
    value: unknown,
  ) {
    if (!isFilter(field)) throw unknown(name, filterNames);
    const kind = definition.filters[field];
    const text = single(name, value);
    if (text === undefined) return;
    const values = operator === 'in' ? text.split(',') : [text];
    if (values.length > 100) throw invalid(name, '1–100');
    for (const one of values) checkValue(name, kind, one);
    const condition = into[field] ?? {};
    if (operator === undefined) condition.equals = text;
    else if (operator === 'in') condition.in = values;
    else if ((operator === 'gte' || operator === 'lte') && isOrdered(kind)) condition[operator] = text;
    else
      throw unknown(name, [
        `filter[${field}]`,
        `filter[${field}][in]`,
        ...(isOrdered(kind) ? [`filter[${field}][gte]`, `filter[${field}][lte]`] : []),
      ]);
    into[field] = condition;
  }

  const isFilter = (name: string): name is Filter => Object.hasOwn(definition.filters, name);

  return { querystring, parse };
}
