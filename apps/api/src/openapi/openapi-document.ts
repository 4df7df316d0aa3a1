import type { FastifyInstance } from 'fastify';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * The checked-in text of the description: the same for the same routes, whatever order they register in.
 * @throws where the calls cannot be described; the app's log says why
 */
export async function openApiText(app: FastifyInstance): Promise<string> {
  const response = await app.inject('/api/openapi.json');
  if (response.statusCode !== 200) throw new Error(`The calls cannot be described: ${response.body}`);
  const document: { [key: string]: Json } = response.json();
  const { components, paths, ...rest } = document;
  const text = JSON.stringify(
    { ...rest, components: sorted(components, 2), paths: sorted(paths, 2) },
    null,
    2,
  );
  return `${text}\n`;
}

/** Keys in order down to `depth` levels; below it an author's order says something. */
function sorted(value: Json | undefined, depth: number): Json {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value ?? null;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, depth > 1 ? sorted(value[key], depth - 1) : (value[key] ?? null)]),
  );
}
