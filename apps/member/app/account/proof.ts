import { ApiError } from '@rimba/api-client';
import type { Proof } from '../data/account.ts';
import type { User } from '../data/wire.ts';

const aboutTheProof = new Set(['checkout.invalid_code', 'checkout.code_expired', 'request.too_many']);

/** What was typed, in the form that the service takes. */
export const proofOf = ({ hasPassword }: Pick<User, 'hasPassword'>, typed: string): Proof =>
  hasPassword ? { currentPassword: typed } : { code: typed };

/** The sentence for the proof's field, if it was the proof that failed. */
export function proofFailure(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.fieldMessage('currentPassword') ?? (aboutTheProof.has(error.code) ? error.message : undefined);
}
