import type { Db } from '../../database/client.ts';
import type { CodePurpose } from '../../database/schema/index.ts';
import { type ErrorCode, Problem } from '../../http/problem.ts';
import { findCooldown, lockCooldown, setCooldown } from './mailed-code.repository.ts';
import { cooldownMemory, pauseAfter } from './mailed-code.rules.ts';

const refusal = {
  verification: 'verification.cooldown',
  reset: 'reset.cooldown',
  guest_checkout: 'checkout.code_cooldown',
  confirmation: 'checkout.code_cooldown',
  login: 'checkout.code_cooldown',
  email_change: 'checkout.code_cooldown',
  email_undo: 'checkout.code_cooldown',
} as const satisfies Record<CodePurpose, ErrorCode>;

/**
 * Lets the next mail to an address pass, or refuses it. It knows addresses, not accounts, so that the answer
 * says nothing about who has one.
 * @returns when the one after it may be sent
 * @throws Problem with the seconds to wait
 */
export async function passCooldown(tx: Db, purpose: CodePurpose, email: string, now: Date): Promise<Date> {
  const row = await lockCooldown(tx, purpose, email, now);
  if (row && row.nextAt > now) {
    const seconds = Math.ceil((row.nextAt.getTime() - now.getTime()) / 1_000);
    throw new Problem(refusal[purpose], { values: { seconds }, retryAfter: seconds });
  }
  const forgotten = !row || now.getTime() - row.lastSentAt.getTime() > cooldownMemory;
  const sent = forgotten ? 1 : row.sent + 1;
  const nextAt = new Date(now.getTime() + pauseAfter(sent));
  await setCooldown(tx, { purpose, email, sent, lastSentAt: now, nextAt });
  return nextAt;
}

/** When the next mail may be sent; undefined when it may be sent now. */
export async function cooldownUntil(db: Db, purpose: CodePurpose, email: string, now: Date) {
  const row = await findCooldown(db, purpose, email);
  return row && row.nextAt > now ? row.nextAt : undefined;
}
