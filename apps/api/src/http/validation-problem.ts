import type { FastifySchemaValidationError } from 'fastify';
import { type ErrorCode, type FieldProblem, Problem } from './problem.ts';

/** Ajv's findings as one problem: 400 for an address or query, 422 for a body, each field named once. */
export function validationProblem(findings: FastifySchemaValidationError[], context: string): Problem {
  const byPath = new Map<string, FieldProblem>();
  for (const finding of findings) {
    const field = toField(finding);
    if (field && !byPath.has(field.path)) byPath.set(field.path, field);
  }
  const errors = [...byPath.values()];
  const [first] = errors;
  if (context === 'body') return new Problem('request.validation_error', { errors });
  return first?.code === 'request.unknown_parameter' || first?.code === 'request.invalid_parameter'
    ? new Problem(first.code, { errors, ...(first.values ? { values: first.values } : {}) })
    : new Problem('request.invalid', { errors });
}

function toField({
  instancePath,
  keyword,
  params,
  message,
}: FastifySchemaValidationError): FieldProblem | undefined {
  const at = instancePath.slice(1).replaceAll('/', '.');
  const inside = (name: unknown) => (at ? `${at}.${name}` : String(name));
  switch (keyword) {
    case 'required':
      return { path: inside(params.missingProperty), code: 'request.field_required' };
    case 'additionalProperties':
      return {
        path: inside(params.additionalProperty),
        code: 'request.unknown_parameter',
        values: { name: String(params.additionalProperty), allowed: '–' },
      };
    case 'minLength':
      return params.limit === 1
        ? { path: at, code: 'request.field_required' }
        : { path: at, code: 'request.too_short', values: { min: Number(params.limit) } };
    case 'maxLength':
      return { path: at, code: 'request.too_long', values: { max: Number(params.limit) } };
    case 'format':
      return { path: at, code: formatCode(params.format) };
    // An anyOf or if only repeats what its branches already said.
    case 'anyOf':
    case 'oneOf':
    case 'if':
      return at
        ? { path: at, code: 'request.invalid_parameter', values: { name: at, allowed: message ?? '' } }
        : undefined;
    case 'enum':
      return {
        path: at,
        code: 'request.invalid_parameter',
        values: {
          name: at,
          allowed: Array.isArray(params.allowedValues) ? params.allowedValues.join(', ') : '',
        },
      };
    default:
      return {
        path: at || 'body',
        code: 'request.invalid_parameter',
        values: { name: at || 'body', allowed: message ?? keyword },
      };
  }
}

const formatCode = (format: unknown): ErrorCode =>
  format === 'email' ? 'request.invalid_email' : 'request.invalid_parameter';
