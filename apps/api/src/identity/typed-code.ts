import type { Db } from '../database/client.ts';
import type { CodePurpose } from '../database/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { countAttempt, findTypedCode, forgiveAttempt, type MailedCode } from './mailed-code.repository.ts';
import { codeHash, mostAttempts, tidyTypedCode } from './mailed-code.rules.ts';

export type TypedCode = {
  purpose: CodePurpose;
  email: string;
  code: string;
  /** What the browser that asked was given, where the code is bound to one. */
  browser?: string;
};

/**
 * The mailed code somebody typed, if it is right. Outside any transaction: a wrong try counts whatever becomes
 * of the rest, and a right one is forgiven.
 * @throws Problem checkout.invalid_code, checkout.code_expired
 */
export async function requireTypedCode(
  db: Db,
  { purpose, email, code, browser }: TypedCode,
  { now, repeated = false }: { now: Date; repeated?: boolean },
): Promise<MailedCode> {
  const found = await findTypedCode(db, purpose, email);
  const browserHash = browser === undefined ? null : codeHash(browser);
  if (!found || found.browserHash !== browserHash) throw new Problem('checkout.invalid_code');
  const over = found.expiresAt <= now || (found.usedAt !== null && !repeated);
  if (over || !(await countAttempt(db, found.id, mostAttempts))) throw new Problem('checkout.code_expired');
  if (found.codeHash !== codeHash(tidyTypedCode(code))) throw new Problem('checkout.invalid_code');
  await forgiveAttempt(db, found.id);
  return found;
}
