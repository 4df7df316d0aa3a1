import { Type } from 'typebox';
import { lang, mostRows, optional, severalOf } from './query-parameters.ts';
import { subset, unknown, wholeNumber } from './query-values.ts';

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
      ...optional(limit !== undefined, 'limit', 'How many to answer with at most', {
        type: 'integer',
        minimum: 1,
        maximum: limit?.maximum ?? mostRows,
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
      limit: wholeNumber('limit', query.limit, 1, limit?.maximum ?? mostRows) ?? limit?.usual ?? 1,
    };
  }

  return { querystring, parse };
}
