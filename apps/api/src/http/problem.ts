import { type ServerErrorCode as ErrorCode, errorTable } from '@rimba/i18n/errors';
import type { Left } from './rate-limit-headers.ts';

export type { ErrorCode };

/** A wrong field before its sentence is written; `path` is dotted, as in the body: `customer.email`. */
export type FieldProblem = { path: string; code: ErrorCode; values?: Record<string, string | number> };

export type ProblemDetails = {
  /** Fields at fault, every one at once. */
  errors?: FieldProblem[];
  /** Values for the sentence's placeholders. */
  values?: Record<string, string | number>;
  /** Seconds until another try makes sense; sent as Retry-After. */
  retryAfter?: number;
  /** The limit that was reached; sent as RateLimit. */
  left?: Left;
  /** Whose account it was about: kept in the security record, told to nobody. */
  about?: number | undefined;
  /** What it was a sign of, where that is not what the call does. */
  sign?: 'refresh_reused' | 'passkey_asked';
  /** What the browser is asked to sign next. */
  passkey?: object;
  cause?: unknown;
};

/**
 * A failure the caller is told about. Services throw it with a code of the closed set; the table of codes
 * knows the status and the sentence in each language.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly details: ProblemDetails;

  constructor(code: ErrorCode, details: ProblemDetails = {}) {
    super(errorTable[code].en, { cause: details.cause });
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorTable[this.code].status;
  }
}

export const fieldProblem = (
  path: string,
  code: ErrorCode,
  values?: Record<string, string | number>,
): FieldProblem => ({
  path,
  code,
  ...(values ? { values } : {}),
});

/** All wrong fields of one request, with the sentence for the whole. */
export const invalidFields = (errors: FieldProblem[], code: ErrorCode = 'request.validation_error') =>
  new Problem(code, { errors });

/** @throws Problem with every wrong field, if there is one */
export function refuseWrong(found: (FieldProblem | undefined)[], code?: ErrorCode): void {
  const errors = found.filter((problem) => problem !== undefined);
  if (errors.length) throw invalidFields(errors, code);
}
