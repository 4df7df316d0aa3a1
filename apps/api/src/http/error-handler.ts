import { randomUUID } from 'node:crypto';
import type { Language } from '@rimba/i18n';
import { errorMessage } from '@rimba/i18n/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { securityEvents } from '../database/schema/index.ts';
import { requestLanguage } from './language.ts';
import { type ErrorCode, type FieldProblem, Problem } from './problem.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';
import { addressProblem, bodyProblem } from './validation/index.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose account a call was about, and in which way, where no bearer says so; for the security record. */
    about: { adopterId: number; way?: string } | undefined;
    /** Which key it was about; for the same. */
    aboutKey: number | undefined;
    /** Something else than what its route does. */
    happened: (typeof securityEvents)[number] | undefined;
    /** What came of it besides. */
    happenedToo: readonly { event: (typeof securityEvents)[number]; way?: string }[] | undefined;
  }
}

/** Seconds after which another try makes sense where nobody knows better. */
const usualPause = 5;

/** One place turns whatever was thrown into the failure envelope; causes stay in the log. */
export function errorHandler(error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error, request);
  const { about, sign, left } = problem.details;
  if (about !== undefined) request.about = { adopterId: about };
  if (sign !== undefined) request.happened = sign;
  // Who sends a request away on purpose, as a server that stops does, says 503 itself: nothing failed.
  const sentAway = 'statusCode' in error && error.statusCode === 503;
  if (problem.status >= 500 && !sentAway) {
    request.log.error({ err: error, code: problem.code }, 'request failed');
  }
  const retryAfter = problem.details.retryAfter ?? (problem.status === 503 ? usualPause : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)));
  if (left) reply.headers(rateLimitHeaders(left));
  return reply
    .status(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(failure(problem, requestLanguage(request), request.id || randomUUID()));
}

function toProblem(error: FastifyError | Problem, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  const { validation, validationContext = 'body' } = error;
  if (validation)
    return validationContext === 'body' ? bodyProblem(validation, request) : addressProblem(validation);
  return new Problem(codeOf(error), { cause: error });
}

function codeOf(error: FastifyError): ErrorCode {
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return 'request.invalid_json';
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
      return 'request.too_large';
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return 'request.unsupported_type';
  }
  if (error.statusCode === 503) return 'request.unavailable';
  // Fastify's own refusals (a malformed path, a wrong length) carry a status below 500.
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return error.statusCode === 404 ? 'request.not_found' : 'request.invalid';
  }
  return isUnavailable(error) ? 'request.unavailable' : 'request.unexpected';
}

/**
 * The database is away, restarting, full of connections, or took longer than a statement may, or ended one of two that
 * waited for each other; or the disk is full, or too many files are open. The query builder wraps what PostgreSQL said, so
 * causes are looked at, too; the driver's own failures have only their words.
 */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return unavailable.test(code) || lost.test(error.message) || isUnavailable(error.cause);
}
const unavailable =
  /^(08|3D000|57P0|53|57014|55P03|40P01|ENOSPC|EDQUOT|EMFILE|ENFILE|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;
const lost =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

function failure(problem: Problem, language: Language, requestId: string) {
  const { errors, values, passkey } = problem.details;
  return {
    success: false as const,
    code: problem.code,
    message: errorMessage(problem.code, language, values),
    ...(errors?.length ? { errors: errors.map((field) => fieldFailure(field, language)) } : {}),
    ...(passkey && { passkey }),
    requestId,
  };
}

const fieldFailure = ({ path, code, values }: FieldProblem, language: Language) => ({
  path,
  code,
  message: errorMessage(code, language, values),
});
