/** The parts of an OpenAPI 3.1 schema that our description uses. */
export type Shape = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  description?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  minItems?: number;
  /** What a text is read as. */
  'x-read-as'?: Shape;
  /** Whether its handler asks for it. */
  'x-required'?: boolean;
};

export type Media = {
  schema?: Shape;
  example?: unknown;
  examples?: Record<string, { $ref: string }>;
};
export type Content = Record<string, Media>;
export type AnswerHeader = { description: string; schema: Shape; example: string };
export type Answer = {
  description?: string;
  headers?: Record<string, { $ref: string }>;
  content?: Content;
};

export type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Shape;
  example?: unknown;
  style?: string;
  explode?: boolean;
};

export type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, Answer>;
};

export type Description = {
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Shape>;
    securitySchemes: Record<string, { bearerFormat: string; description: string }>;
    headers?: Record<string, AnswerHeader>;
    examples?: Record<string, { summary: string; value: unknown }>;
  };
};

/** What the parts of its own description are called: Scalar finds a part by these words alone. */
export const descriptionHeadings = {
  keys: 'Keys for programs',
  botCheck: 'Bot check',
  rateLimits: 'Rate limits (429)',
  pagination: 'Pagination',
  filters: 'Filters',
  idempotency: 'Idempotency',
  embeds: 'Embeds',
  changes: 'Changes and deprecation',
  failures: 'Failures and their codes',
} as const;

export type Call = Operation & { method: string; path: string };

/** The calls under their tags, both in order. */
export function callsByTag({ paths }: Description): Map<string, Call[]> {
  const tags = new Map<string, Call[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags[0] ?? '';
      tags.set(tag, [...(tags.get(tag) ?? []), { ...operation, method: method.toUpperCase(), path }]);
    }
  }
  return new Map([...tags].sort(([one], [other]) => one.localeCompare(other)));
}

/** Who may call: everybody, the signed-in, or both with different answers. */
export function accessOf({ security }: Operation): string {
  if (!security?.length) return 'open';
  const isOpen = security.some((entry) => Object.keys(entry).length === 0);
  const others = security.flatMap((entry) => Object.keys(entry)).filter((name) => name !== 'bearer');
  return [isOpen ? 'open, more with a bearer' : 'bearer', ...others].join(' or ');
}
