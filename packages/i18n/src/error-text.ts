import type { TFunction } from 'i18next';
import { errorCodeOf } from './error-codes.ts';

/**
 * The sentence to show for whatever was thrown. What the service answered comes with its sentence, already
 * in the reader's language and with its numbers filled in; every other error is put into words here.
 */
export function errorText(error: unknown, t: TFunction<'errors'>): string {
  if (error instanceof Error && 'requestId' in error && typeof error.requestId === 'string')
    return error.message;
  return t(errorCodeOf(error));
}
