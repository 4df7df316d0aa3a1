import type { Db } from '../../database/client.ts';
import type { CodePurpose } from '../../database/schema/index.ts';
import { Problem } from '../../http/problem.ts';
import { type TryOutcome, tryCodes } from './mailed-code.repository.ts';
import { codeHash, mostAttempts, tidyTypedCode } from './mailed-code.rules.ts';

export type TypedCode = {
  purpose: CodePurpose;
  email: string;
  code: string;
  /** What the browser that asked was given, where the code is bound to one. */
  browser?: string;
  /** A code that was used already is taken once more, for the same request sent again. */
  repeated?: boolean;
};

/**
 * Tries mailed codes as somebody typed them, of different addresses. Outside any transaction: a wrong try counts
 * whatever becomes of the rest.
 */
export const tryTypedCodes = (db: Db, typed: readonly TypedCode[], now: Date): Promise<TryOutcome[]> =>
  tryCodes(db, {
    tried: JSON.stringify(
      typed.map(({ code, browser, repeated = false, ...of }, place) => ({
        ...of,
        place,
        repeated,
        codeHash: codeHash(tidyTypedCode(code)),
        browserHash: browser === undefined ? null : codeHash(browser),
      })),
    ),
    now,
    most: mostAttempts,
  });

/**
 * The mailed code, if it was right.
 * @throws Problem checkout.invalid_code, checkout.code_expired
 */
export function requireRight(outcome: TryOutcome | undefined): { id: number; hasAccount: boolean } {
  if (!outcome || outcome.id === null || outcome.strange) throw new Problem('checkout.invalid_code');
  if (outcome.right === null) throw new Problem('checkout.code_expired');
  if (!outcome.right) throw new Problem('checkout.invalid_code');
  return { id: outcome.id, hasAccount: outcome.hasAccount };
}
