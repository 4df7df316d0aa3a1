const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * What a schema says beside a reference to another, put where the writer of the description dropped it: OpenAPI 3.1
 * lets it stand there. What an item is, its list says.
 * @param written as it stands in the description
 * @param meant the schema that it was written from
 */
export function sayBesideReferences(written: unknown, meant: unknown): void {
  if (!isObject(written) || !isObject(meant)) return;
  for (const [key, value] of Object.entries(written)) {
    const source = meant[key];
    if (key !== 'items' && isObject(value) && isObject(source) && '$ref' in value && source.description)
      value.description = source.description;
    sayBesideReferences(value, source);
  }
}
