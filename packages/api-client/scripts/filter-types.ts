interface Parameter {
  readonly name?: string;
  readonly description?: string;
  readonly example?: unknown;
  readonly schema?: { readonly enum?: readonly unknown[] };
}

export interface Description {
  readonly paths: Readonly<
    Record<
      string,
      { readonly get?: { readonly operationId: string; readonly parameters?: readonly Parameter[] } }
    >
  >;
}

/** The name of a filter, and not of one with an operator behind it. */
const ofOneValue = /^filter\[(\w+)\]$/;

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

function filterLines(operation: string, parameters: readonly Parameter[]): string[] {
  return parameters.flatMap(({ name: onTheWire = '', description = '', example, schema }) => {
    const name = ofOneValue.exec(onTheWire)?.[1];
    if (name === undefined) return [];
    const hasOrder =
      !description.startsWith('Id ') && parameters.some((other) => other.name === `${onTheWire}[gte]`);
    const value = hasOrder ? `{ gte: ${literal(example)} }` : literal(example);
    return [
      '    /**',
      `     * ${description.replace('; equal to', '')}${schema?.enum ? `: ${schema.enum.map(literal).join(', ')}` : ''}.`,
      `     * @example filter: { ${name}: ${value} }`,
      '     */',
      `    readonly ${name}?: FilterOf<'${operation}', '${name}'> | undefined;`,
    ];
  });
}

/**
 * The filters of each list, one by one: a type that is worked out of the parameters' names loses what is said of
 * them, and editors would show nothing.
 */
export function filterTypes({ paths }: Description): string {
  const lists = Object.values(paths).flatMap(({ get }) => {
    const lines = get ? filterLines(get.operationId, get.parameters ?? []) : [];
    return get && lines.length > 0 ? [`  ${get.operationId}: {`, ...lines, '  };'] : [];
  });
  return [
    '// Made of openapi.json by `pnpm --filter @rimba/api-client generate`.',
    "import type { FilterOf } from '../filter.ts';",
    '',
    'export interface FiltersOf {',
    ...lists,
    '}',
    '',
  ].join('\n');
}
