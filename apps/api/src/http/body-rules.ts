import type { FieldProblem } from './problem.ts';

/** A body as far as its schema takes it: what the schema refuses is there, but undefined. */
export type Sound<T> = T extends readonly (infer Item)[]
  ? readonly (Sound<Item> | undefined)[]
  : T extends object
    ? { readonly [K in keyof T]?: Sound<T[K]> | undefined }
    : T;

/** What is wrong with a field, if anything. */
export type Finding = FieldProblem | undefined;

export const present = (findings: Finding[]): FieldProblem[] =>
  findings.filter((found) => found !== undefined);

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * What our own rules say of the body, beyond its schema, asked where the schema refuses some of it: who sent it is
     * then told of everything at once. Of a field that the schema has refused they may say what they like.
     */
    rules?(body: object): Finding[];
  }
}

/** The fields that a schema refuses in a body, and those of the rest that break our rules, in the schema's order. */
export function allWrong(
  body: unknown,
  schema: unknown,
  refused: FieldProblem[],
  rules: (body: object) => Finding[] = () => [],
): FieldProblem[] {
  const sound = refused.reduce((left: unknown, { path }) => without(left, path.split('.')), body);
  if (!isFields(sound)) return refused;
  const isTold = ({ path }: FieldProblem) => refused.some((told) => `${path}.`.startsWith(`${told.path}.`));
  const broken = present(rules(sound)).filter((found) => !isTold(found));
  const placed = [...refused, ...broken].map((problem) => ({
    problem,
    place: placeOf(problem.path, schema),
  }));
  return placed
    .sort((one, other) => Number(one.place > other.place) - Number(one.place < other.place))
    .map(({ problem }) => problem);
}

/** The same, undefined at the end of a path. */
function without(value: unknown, [name, ...inside]: string[]): unknown {
  if (name === undefined) return undefined;
  if (Array.isArray(value))
    return value.map((item, place) => (String(place) === name ? without(item, inside) : item));
  return isFields(value) ? { ...value, [name]: without(value[name], inside) } : value;
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a schema has a field, as a text to be compared: an item by its number, what is unknown before the rest. */
function placeOf(path: string, schema: unknown): string {
  let part = schema;
  const places = path.split('.').map((name) => {
    const fields = fieldsOf(part);
    const place = /^\d+$/.test(name) ? Number(name) : Object.keys(fields).indexOf(name);
    part = fields[name] ?? (isFields(part) ? part.items : undefined);
    return place < 0 ? '-' : String(place).padStart(4, '0');
  });
  return places.join('.');
}

/** The fields of a schema, and of what it is a union of. */
function fieldsOf(schema: unknown): Record<string, unknown> {
  if (!isFields(schema)) return {};
  const { properties, anyOf } = schema;
  const branches = Array.isArray(anyOf) ? anyOf.map(fieldsOf) : [];
  return Object.assign({}, properties, ...branches);
}
