import type { FastifySchema } from 'fastify';
import type { ErrorCode } from './problem.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** The codes that this call raises itself; what follows from its body, address and bearer is added. */
    failures?: readonly ErrorCode[];
  }
}

const anywhere: ErrorCode[] = ['request.unexpected', 'request.unavailable', 'request.invalid_language'];
const ofBody: ErrorCode[] = [
  'request.invalid_json',
  'request.unsupported_type',
  'request.too_large',
  'request.validation_error',
];
const ofAddress: ErrorCode[] = ['request.invalid', 'request.invalid_parameter', 'request.unknown_parameter'];
const ofBearer: ErrorCode[] = ['auth.authentication_failed', 'auth.session_ended', 'auth.user_not_found'];

/** Every code that a call of this schema can answer with. */
export function failuresOf({
  failures = [],
  body,
  params,
  querystring,
  headers,
  security,
}: FastifySchema): ErrorCode[] {
  const needsBearer = security?.length && !security.some((entry) => Object.keys(entry).length === 0);
  return [
    ...new Set([
      ...failures,
      ...(body ? ofBody : []),
      ...(params || querystring || headers ? ofAddress : []),
      ...(security ? ofBearer : []),
      ...(needsBearer ? (['auth.no_token'] as const) : []),
      ...anywhere,
    ]),
  ].sort();
}
