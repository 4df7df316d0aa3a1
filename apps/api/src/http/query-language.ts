import { type TSchema, Type } from 'typebox';
import { LanguageQuery } from './language.ts';
import { Problem } from './problem.ts';
import { readAsKey } from './read-as.ts';

/** What a filter accepts: a closed set of texts, a text, a whole number, a number or an ISO date. */
export type FilterKind = readonly string[] | 'text' | 'integer' | 'number' | 'date';

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

export type Condition = { equals?: string; in?: string[]; gte?: string; lte?: string };

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
  filters: Partial<Record<Filter, Condition>>;
  with: ReadonlySet<With>;
  select: readonly Field[] | undefined;
};

const most = 100;

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
  const maximum = definition.maximum ?? most;
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
      page: text('From 1', { type: 'integer', minimum: 1 }),
      limit: text(
        `Rows a page, 1 to ${most}${maximum > most ? `, or up to ${maximum} with a short select` : ''}`,
        { type: 'integer', minimum: 1, maximum, default: 20 },
      ),
      sortBy: text('What the rows are sorted by', { enum: definition.sort }),
      order: text('Ascending or descending', { enum: ['asc', 'desc'] }),
      lang,
      ...optional(definition.with.length > 0, 'with', 'Relations to fill in', severalOf(definition.with)),
      ...optional(
        definition.select.length > 0,
        'select',
        'The only fields to send, beside the id',
        severalOf(definition.select),
      ),
      ...optional(definition.search === true, 'search', 'At least 3 characters', {
        type: 'string',
        minLength: 3,
        maxLength: 100,
      }),
      ...optional(definition.cursor === true, 'cursor', 'From meta.nextCursor, in place of page'),
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
    const filters: Partial<Record<Filter, Condition>> = {};
    for (const [name, value] of Object.entries(query)) {
      const match = /^filter\[(\w+)\](?:\[(\w+)\])?$/.exec(name);
      if (match?.[1] !== undefined) readFilter(filters, name, match[1], match[2], value);
      else if (!parameters.includes(name)) throw unknown(name, parameters);
    }
    const select = subset('select', query.select, definition.select);
    const page = wholeNumber('page', query.page, 1, 1_000_000) ?? 1;
    const limit = wholeNumber('limit', query.limit, 1, select && select.length <= 12 ? maximum : most) ?? 20;
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
      filters,
      with: new Set(subset('with', query.with, definition.with) ?? []),
      select,
    };
  }

  function readFilter(
    into: Partial<Record<Filter, Condition>>,
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

/**
 * The part of the query language that one record or a sample takes: `with`, and where given `select` and `limit`.
 */
export function defineRelations<With extends string, Field extends string = never>(definition: {
  with: readonly With[];
  select?: readonly Field[];
  limit?: { usual: number; maximum: number };
}) {
  const { select = [], limit } = definition;
  const parameters = ['lang', 'with', ...(select.length ? ['select'] : []), ...(limit ? ['limit'] : [])];
  const querystring = Type.Object(
    {
      lang,
      ...optional(true, 'with', 'Relations to fill in', severalOf(definition.with)),
      ...optional(select.length > 0, 'select', 'The only fields to send, beside the id', severalOf(select)),
      ...optional(limit !== undefined, 'limit', 'How many', {
        type: 'integer',
        minimum: 1,
        maximum: limit?.maximum ?? most,
        default: limit?.usual ?? 1,
      }),
    },
    { additionalProperties: true },
  );

  function parse(raw: unknown): {
    with: ReadonlySet<With>;
    select: readonly Field[] | undefined;
    limit: number;
  } {
    const query = raw as Record<string, unknown>;
    for (const name of Object.keys(query)) if (!parameters.includes(name)) throw unknown(name, parameters);
    return {
      with: new Set(subset('with', query.with, definition.with) ?? []),
      select: subset('select', query.select, select),
      limit: wholeNumber('limit', query.limit, 1, limit?.maximum ?? most) ?? limit?.usual ?? 1,
    };
  }

  return { querystring, parse };
}

const lang = LanguageQuery.properties.lang;

/** A text that `parse` reads itself, `readAs` for the description. */
const text = (description: string, readAs: object = { type: 'string' }) =>
  Type.Optional(Type.String({ description, [readAsKey]: readAs }));

const optional = (
  wanted: boolean,
  name: string,
  description: string,
  readAs?: object,
): Record<string, TSchema> => (wanted ? { [name]: text(description, readAs) } : {});

const severalOf = (values: readonly string[]) => listOf({ enum: values });
const listOf = (items: object) => ({ type: 'array', items, minItems: 1 });

/** A filter as the description has it: equal, one of several and, where values have an order, from and to. */
function filterParameters(name: string, kind: FilterKind): [string, TSchema][] {
  const value = shapeOf(kind);
  return [
    [`filter[${name}]`, text('Equal to', value)],
    [`filter[${name}][in]`, text('One of', { ...listOf(value), maxItems: 100 })],
    ...(isOrdered(kind)
      ? ([
          [`filter[${name}][gte]`, text('At least', value)],
          [`filter[${name}][lte]`, text('At most', value)],
        ] satisfies [string, TSchema][])
      : []),
  ];
}

function shapeOf(kind: FilterKind): object {
  if (typeof kind !== 'string') return { enum: kind };
  if (kind === 'text') return { type: 'string' };
  return kind === 'date' ? { type: 'string', format: 'date' } : { type: kind };
}

const describe = (kind: FilterKind) => (typeof kind === 'string' ? kind : `One of ${kind.join(', ')}`);
const isOrdered = (kind: FilterKind) => kind === 'integer' || kind === 'number' || kind === 'date';

const unknown = (name: string, allowed: readonly string[]) =>
  new Problem('request.unknown_parameter', {
    values: { name, allowed: allowed.join(', ') },
    errors: [
      { path: name, code: 'request.unknown_parameter', values: { name, allowed: allowed.join(', ') } },
    ],
  });

const invalid = (name: string, allowed: string) =>
  new Problem('request.invalid_parameter', {
    values: { name, allowed },
    errors: [{ path: name, code: 'request.invalid_parameter', values: { name, allowed } }],
  });

function single(name: string, value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string' || value.length > 2_000 || value.includes('\u0000'))
    throw invalid(name, 'one short value');
  return value;
}

function wholeNumber(name: string, value: unknown, from: number, to: number): number | undefined {
  const text = single(name, value);
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!/^\d{1,7}$/.test(text) || number < from || number > to) throw invalid(name, `${from}–${to}`);
  return number;
}

function oneOf<T extends string>(name: string, value: unknown, allowed: readonly T[]): T | undefined {
  const text = single(name, value);
  if (text === undefined) return undefined;
  const found = allowed.find((one) => one === text);
  if (!found) throw invalid(name, allowed.join(', '));
  return found;
}

function subset<T extends string>(name: string, value: unknown, allowed: readonly T[]): T[] | undefined {
  const text = single(name, value);
  return text?.split(',').map((one) => {
    const found = allowed.find((candidate) => candidate === one.trim());
    if (!found) throw invalid(name, allowed.join(', '));
    return found;
  });
}

function searchText(value: unknown): string | undefined {
  const text = single('search', value)?.trim();
  if (text === undefined || text === '') return undefined;
  if (text.length < 3 || text.length > 100) throw invalid('search', '3–100 characters');
  return text;
}

function checkValue(name: string, kind: FilterKind, value: string): void {
  const fine =
    typeof kind !== 'string'
      ? kind.includes(value)
      : kind === 'text' ||
        (kind === 'integer' && /^\d{1,9}$/.test(value)) ||
        (kind === 'number' && /^-?\d{1,9}(\.\d{1,9})?$/.test(value)) ||
        (kind === 'date' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value)));
  if (!fine) throw invalid(name, describe(kind));
}
