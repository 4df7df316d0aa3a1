import type { TFunction } from 'i18next';
import type { ErrorCode } from './error-codes.ts';

/**
 * The sentence to show for whatever was thrown. What the service answered comes with its sentence, already
 * in the reader's language and with its numbers filled in; every other error is put into words here.
 */
export function errorText(error: unknown, t: TFunction<'errors'>): string {
  if (error instanceof Error && 'requestId' in error && typeof error.requestId === 'string')
    return error.message;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  // A code that is none of ours has no sentence: browsers need no list of those that are.
  return isWritten(code) ? t([code, unexpected]) : t(unexpected);
}

const unexpected = 'request.unexpected';

/** Written as ours are, so that a stranger's is not looked up. */
const isWritten = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && /^[a-z]+\.[a-z_]+$/.test(code);
