import type { FastifySchema } from 'fastify';
import { scopesOf } from './key-scopes.ts';
import type { ErrorCode } from './problem.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** The codes that this call raises itself; what follows from its body, address and bearer is added. */
    failures?: readonly ErrorCode[];
  }
}

const anywhere: ErrorCode[] = ['request.unexpected', 'request.unavailable', 'request.invalid_language'];
/** Read from every request that is no GET, also where the call takes no body. */
const ofBody: ErrorCode[] = [
  'request.invalid',
  'request.invalid_json',
  'request.unsupported_type',
  'request.too_large',
];
const ofAddress: ErrorCode[] = ['request.invalid', 'request.invalid_parameter', 'request.unknown_parameter'];
const ofBearer: ErrorCode[] = [
  'auth.authentication_failed',
  'auth.session_ended',
  'auth.user_not_found',
  'auth.key_not_valid',
  'request.too_many',
];

/** How a key is refused: for want of a scope, or whatever it may. */
const ofKey = (operationId = ''): ErrorCode =>
  scopesOf(operationId)?.length ? 'auth.key_not_allowed' : 'auth.key_never_allowed';

/** Every code that a call of this method and schema can answer with. */
export function failuresOf(
  method: string | string[],
  { operationId, failures = [], body, params, querystring, headers, security }: FastifySchema,
): ErrorCode[] {
  const needsBearer = security?.length && !security.some((entry) => Object.keys(entry).length === 0);
  return [
    ...new Set([
      ...failures,
      ...(['GET', 'HEAD'].includes(String(method)) ? [] : ofBody),
      ...(body ? (['request.validation_error'] as const) : []),
      ...(params || querystring || headers ? ofAddress : []),
      ...(security ? [...ofBearer, ofKey(operationId)] : []),
      ...(needsBearer ? (['auth.no_token'] as const) : []),
      ...anywhere,
    ]),
  ].sort();
}
