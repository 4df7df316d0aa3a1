import { type TSchema, Type } from 'typebox';
import { LanguageQuery } from '../language.ts';
import { readAsKey } from '../read-as.ts';
import { type FilterKind, isOrdered } from './query-values.ts';

/** Rows of a page, where a list does not say otherwise. */
export const mostRows = 100;

export const lang = LanguageQuery.properties.lang;

/** A text that `parse` reads itself, `readAs` for the description. */
export const text = (description: string, readAs: object = { type: 'string' }) =>
  Type.Optional(Type.String({ description, [readAsKey]: readAs }));

export const optional = (
  wanted: boolean,
  name: string,
  description: string,
  readAs?: object,
): Record<string, TSchema> => (wanted ? { [name]: text(description, readAs) } : {});

export const severalOf = (values: readonly string[]) => listOf({ enum: values });
const listOf = (items: object) => ({ type: 'array', items, minItems: 1 });

/** A filter as the description has it: equal, one of several and, where values have an order, from and to. */
export function filterParameters(name: string, kind: FilterKind): [string, TSchema][] {
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
