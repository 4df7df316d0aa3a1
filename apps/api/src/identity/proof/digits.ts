import type { Db } from '../../database/client.ts';
import { fieldProblem, Problem } from '../../http/problem.ts';
import { findNewestCode, type MailedCode, tryCode } from './mailed-code.repository.ts';
import { codeHash, mostAttempts, tidyTypedCode } from './mailed-code.rules.ts';

export const canBeTyped = ({ usedAt, expiresAt, attempts }: MailedCode, now: Date) =>
  usedAt === null && expiresAt > now && attempts < mostAttempts;

/**
 * Tries the digits beside a mailed link. Outside any transaction: a wrong try counts whatever becomes of the rest.
 * @param mailed what was mailed to the session that types, if anything was
 * @throws Problem verification.wrong_code, .code_expired, .code_locked
 */
export async function tryDigits(
  db: Db,
  mailed: MailedCode | undefined,
  typed: string,
  now: Date,
): Promise<MailedCode> {
  if (!mailed) throw new Problem('verification.code_expired');
  const code = { id: mailed.id, codeHash: codeHash(tidyTypedCode(typed)), repeated: false };
  if (await tryCode(db, code, { now, most: mostAttempts })) return mailed;
  const newest = await findNewestCode(db, mailed.purpose, mailed.email);
  throw refusedDigits(newest?.id === mailed.id ? newest : undefined, now);
}

/** Why digits were not taken, and how often others may still be tried. */
function refusedDigits(digits: MailedCode | undefined, now: Date): Problem {
  if (digits && digits.attempts >= mostAttempts) return new Problem('verification.code_locked');
  if (!digits || !canBeTyped(digits, now)) return new Problem('verification.code_expired');
  const tries = { tries: mostAttempts - digits.attempts };
  return new Problem('verification.wrong_code', {
    values: tries,
    errors: [fieldProblem('code', 'verification.wrong_code', tries)],
  });
}
