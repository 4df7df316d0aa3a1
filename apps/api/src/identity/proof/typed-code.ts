import type { Db } from '../../database/client.ts';
import type { CodePurpose } from '../../database/schema/index.ts';
import { Problem } from '../../http/problem.ts';
import { findNewestCode, tryCode } from './mailed-code.repository.ts';
import { codeHash, mostAttempts, tidyTypedCode } from './mailed-code.rules.ts';

type TypedCode = {
  purpose: CodePurpose;
  email: string;
  code: string;
  /** What the browser that asked was given, where the code is bound to one. */
  browser?: string;
  /** A code that was used already is taken once more, for the same request sent again. */
  repeated?: boolean;
};

/**
 * Tries a mailed code as somebody typed it. Outside any transaction: a wrong try counts whatever becomes of the rest.
 * @returns the id of the mailed code
 * @throws Problem checkout.invalid_code, checkout.code_expired
 */
export async function tryTypedCode(
  db: Db,
  { purpose, email, code, browser, repeated = false }: TypedCode,
  now: Date,
): Promise<number> {
  const newest = await findNewestCode(db, purpose, email);
  const browserHash = browser === undefined ? null : codeHash(browser);
  if (!newest || newest.browserHash !== browserHash) throw new Problem('checkout.invalid_code');
  const typed = { id: newest.id, codeHash: codeHash(tidyTypedCode(code)), repeated };
  const isRight = await tryCode(db, typed, { now, most: mostAttempts });
  if (isRight === undefined) throw new Problem('checkout.code_expired');
  if (!isRight) throw new Problem('checkout.invalid_code');
  return newest.id;
}
