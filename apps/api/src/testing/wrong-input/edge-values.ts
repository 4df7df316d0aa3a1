import type { Call, Shape } from '../../openapi/reference/description.ts';

/** A value for one place of a request, at the edge of what the description takes there or just past it. */
export type Edge =
  | { in: 'body'; path: string[]; value: unknown }
  | { in: string; name: string; text: string };

type Limits = Shape & {
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
};

/** Every edge of every place that the call describes. */
export function edgesOf({ parameters = [], requestBody }: Call): Edge[] {
  const body = requestBody?.content['application/json']?.schema;
  return [
    ...parameters.flatMap(({ in: where, name, schema }) =>
      edgeValues(schema).map((value) => ({ in: where, name, text: textOf(value) })),
    ),
    ...(body ? bodyEdges(body, []) : []),
  ];
}

function bodyEdges(shape: Shape, path: string[]): Edge[] {
  const here = path.length ? edgeValues(shape).map((value) => ({ in: 'body' as const, path, value })) : [];
  const below = Object.entries(shape.properties ?? {}).flatMap(([name, inner]) =>
    bodyEdges(inner, [...path, name]),
  );
  const items = shape.items ? bodyEdges(shape.items, [...path, '0']) : [];
  const either = (shape.anyOf ?? []).flatMap((inner) => bodyEdges(inner, path));
  return [...here, ...below, ...items, ...either];
}

function edgeValues({
  type,
  enum: words = [],
  minimum,
  maximum,
  minLength = 0,
  maxLength,
  maxItems,
}: Limits): unknown[] {
  const of = (name: string) => type === name || (Array.isArray(type) && type.includes(name));
  return [
    ...[minimum, maximum].flatMap((edge) =>
      edge === undefined ? [] : [edge - 1, edge, edge + 1, edge + 0.5],
    ),
    ...(maxLength === undefined
      ? []
      : ['x'.repeat(maxLength), 'x'.repeat(maxLength + 1), '木'.repeat(maxLength)]),
    ...(minLength > 0 ? ['x'.repeat(minLength - 1), '\u0301'.repeat(minLength)] : []),
    ...(maxItems === undefined ? [] : [sequence(maxItems), sequence(maxItems + 1)]),
    ...words.flatMap((word) => [`${word} `, String(word).toUpperCase(), [word], { [String(word)]: word }]),
    ...(of('integer') || of('number')
      ? ['1', '１', '1e0', '0x1', true, [1], -0, 1.5, 2 ** 31, -(2 ** 63)]
      : []),
    ...(of('string') ? [0, true, [''], ['x'], { x: 1 }, ''] : []),
    ...(of('boolean') ? ['true', 'yes', 0, 1, [true]] : []),
    ...(of('array') || of('object') ? ['x', 1, {}, [], [[]], [null], { 0: 1, length: 1 }] : []),
    null,
  ];
}

const sequence = (length: number) => Array.from({ length }, (_, index) => index + 1);
const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
