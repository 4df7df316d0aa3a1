interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly name: string; readonly schema?: { readonly maximum?: number } }[];
}

export interface Description {
  readonly paths: Readonly<Record<string, { readonly get?: Operation }>>;
}

/** The lists of `createRimba`, by their operations: where each stands, what one row is called, and what is asked of it. */
const lists: Readonly<Record<string, readonly [at: string, row: string, query?: string]>> = {
  listTrees: ['trees', 'tree', '{ filter: { height: { gte: 2 } }, limit: 5 }'],
  listCommunities: ['communities', 'community'],
  listSpecies: ['species', 'kind'],
  listNews: ['news', 'note'],
  listGroupActivities: ['activities', 'activity'],
  listAdopters: ['adopters', 'adopter'],
  listTransactions: ['orders', 'order'],
  listOwnCertificates: ['certificates', 'certificate'],
  listNotifications: ['notifications', 'notification'],
  listLetters: ['letters', 'letter'],
  listWishtree: ['wishtree', 'entry'],
};

const usualMost = 100;

function interfaceOf({ operationId, summary, security = [], parameters = [] }: Operation): string[] {
  const [at, row, query = '{ limit: 5 }'] = lists[operationId] ?? [];
  if (at === undefined) return [];
  const most = parameters.find(({ name }) => name === 'limit')?.schema?.maximum ?? usualMost;
  const rows = `1 to ${usualMost} rows${most > usualMost ? `, or up to ${most.toLocaleString('en')} with a short \`select\`` : ''}`;
  const isOwn = security.length > 0 && security.every((way) => Object.keys(way).length > 0);
  const member = (name: 'list' | 'pages' | 'each', ...said: string[]) => [
    '  /**',
    ...said.map((line) => `   * ${line}`),
    '   */',
    `  ${name}: List<'${operationId}'>['${name}'];`,
  ];
  return [
    `export interface ${operationId.replace(/^list/, '')}List {`,
    ...member(
      'list',
      `${summary}: one page, with \`meta\` beside it: the page, the limit, the total. ${rows}.`,
      `@throws {ApiError} \`request.invalid_parameter\`${isOwn ? ', `auth.no_token`' : ''}`,
      `@example const { data, meta } = await rimba.${at}.list(${query});`,
    ),
    ...member(
      'pages',
      `${summary}: page after page, to the last; each as \`list\` has it, and asked for when it is wanted.`,
      '@throws {ApiError} As `list`, at the page that failed.',
      `@example for await (const { data, meta } of rimba.${at}.pages({ limit: 100 })) console.log(data.length, meta.total);`,
    ),
    ...member(
      'each',
      `${summary}: row after row, to the last, with as few calls as \`limit\` allows. ${rows} a call.`,
      '@throws {ApiError} As `list`, at the page that failed.',
      `@example for await (const ${row} of rimba.${at}.each({ limit: 100 })) console.log(${row});`,
    ),
    '}',
  ];
}

/** What editors say of each list: of a type that all lists share they would say the same. */
export function listTypes({ paths }: Description): string {
  return [
    '// Made of openapi.json by `pnpm --filter @rimba/api-client generate`.',
    "import type { List } from '../rimba/list.ts';",
    '',
    ...Object.values(paths).flatMap(({ get }) => (get ? interfaceOf(get) : [])),
    '',
  ].join('\n');
}
