import type { FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { allWrong } from '../body-rules.ts';
import { type FieldProblem, invalidFields, Problem } from '../problem.ts';
import { asMeant } from './union-findings.ts';

/** As Ajv reports it; `parentSchema` is what the value was held against. */
type Finding = FastifySchemaValidationError & { parentSchema?: { properties?: object; minimum?: number } };

/**
 * How many findings are told at the most: nobody mends more by hand, and a small body can hold a hundred thousand, each of
 * which is then looked for among all the others.
 */
const mostFindings = 100;

/** What a schema refuses in a body, as one problem that names every wrong field. */
export function bodyProblem(
  findings: Finding[],
  { body, routeOptions: { schema, config } }: FastifyRequest,
): Problem {
  const refused = refusedFields(findings.slice(0, mostFindings));
  // Our rules read what the schema takes, and of this body it is not known what that is.
  if (findings.length > mostFindings) return invalidFields(refused);
  return invalidFields(allWrong(body, schema?.body, refused, config.rules));
}

/** What a schema refuses in an address, a query or headers. */
export function addressProblem(findings: Finding[]): Problem {
  const errors = refusedFields(findings.slice(0, mostFindings));
  const [first] = errors;
  return first?.code === 'request.unknown_parameter' || first?.code === 'request.invalid_parameter'
    ? new Problem(first.code, { errors, ...(first.values ? { values: first.values } : {}) })
    : new Problem('request.invalid', { errors });
}

/** Ajv's findings, each field named once. */
function refusedFields(findings: Finding[]): FieldProblem[] {
  const byPath = new Map<string, FieldProblem>();
  for (const finding of asMeant(findings)) {
    const field = toField(finding);
    if (field && !byPath.has(field.path)) byPath.set(field.path, field);
  }
  return [...byPath.values()];
}

function toField(finding: Finding): FieldProblem | undefined {
  const { instancePath, keyword, params, parentSchema } = finding;
  const at = instancePath.slice(1).replaceAll('/', '.');
  const inside = (name: unknown) => (at ? `${at}.${name}` : String(name));
  switch (keyword) {
    case 'text':
      return { path: at || 'body', code: 'request.unseen_signs' };
    case 'required':
      return { path: inside(params.missingProperty), code: 'request.field_required' };
    case 'additionalProperties':
      return {
        path: inside(params.additionalProperty),
        code: 'request.unknown_parameter',
        values: { name: String(params.additionalProperty), allowed: namesIn(parentSchema) },
      };
    case 'minLength':
      return params.limit === 1
        ? { path: at, code: 'request.field_required' }
        : { path: at, code: 'request.too_short', values: { min: Number(params.limit) } };
    case 'maxLength':
      return { path: at, code: 'request.too_long', values: { max: Number(params.limit) } };
    case 'format':
      return params.format === 'email' ? { path: at, code: 'request.invalid_email' } : malformed(at);
    // Only what no branch has said more of comes here; an if repeats what its branches said.
    case 'anyOf':
    case 'oneOf':
    case 'if':
      return at ? malformed(at) : undefined;
    case 'enum':
      return invalid(at, Array.isArray(params.allowedValues) ? params.allowedValues.join(', ') : '');
    case 'const':
      return invalid(at, JSON.stringify(params.allowedValue));
    case 'type':
      return invalid(
        at || 'body',
        [params.type]
          .flat()
          .map((type) => sampleOf(type, parentSchema))
          .join(' / '),
      );
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return invalid(at, `${signs[String(params.comparison)] ?? ''} ${params.limit}`);
    // No list asks for more than one.
    case 'minItems':
      return { path: at, code: 'request.field_required' };
    case 'maxItems':
      return invalid(at, `[…] ≤ ${params.limit}`);
    default:
      return malformed(at || 'body');
  }
}

const namesIn = (schema: Finding['parentSchema']) => Object.keys(schema?.properties ?? {}).join(', ');

const invalid = (name: string, allowed: string): FieldProblem => ({
  path: name,
  code: 'request.invalid_parameter',
  values: { name, allowed },
});

const malformed = (name: string): FieldProblem => ({
  path: name,
  code: 'request.invalid_format',
  values: { name },
});

const signs: Record<string, string> = { '>=': '≥', '<=': '≤', '>': '>', '<': '<' };

/** What a JSON type looks like, which reads the same in every language. */
const samples: Record<string, string> = {
  string: '"…"',
  integer: '0, 1, 2 …',
  number: '0, 0.5, 1 …',
  boolean: 'true, false',
  array: '[…]',
  object: '{…}',
  null: 'null',
};
const sampleOf = (type: unknown, { minimum = 0 }: Finding['parentSchema'] = {}) =>
  type === 'integer' && minimum === 1 ? '1, 2, 3 …' : (samples[String(type)] ?? String(type));
