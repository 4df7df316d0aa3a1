import { pathTo } from '@rimba/paths';
import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import type { StoredLanguage } from '../../database/schema/index.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import { fieldProblem, Problem, refuseWrong } from '../../http/problem.ts';
import {
  type Adopter,
  emailProblem,
  findAdopterByEmail,
  lockAdopter,
  tidyEmail,
  updateAdopter,
} from '../adopter/index.ts';
import {
  type Confirmation,
  type ConfirmationService,
  codeHash,
  codeLife,
  isHeldBack,
  newLinkCode,
  newTypedCode,
  passCooldown,
  replaceCode,
  spendCode,
  spendCodesButUndo,
  tryTypedCode,
  type VerificationService,
} from '../proof/index.ts';
import type { SessionService } from '../session/index.ts';

type Session = { id: number; sessionId: string };

export type EmailChangeService = ReturnType<typeof createEmailChangeService>;

/**
 * Moving an account to another address of its owner's, who has to prove it; the one before can take that back, unless
 * nobody ever proved it: then it was mistyped, and the right one takes its place.
 */
export function createEmailChangeService({
  database: { db },
  clock,
  mails,
  confirmations,
  sessions,
  verification,
  publicUrl,
}: {
  database: Pick<Database, 'db'>;
  clock: Clock;
  mails: Pick<MailService, 'enqueue'>;
  confirmations: Pick<ConfirmationService, 'check'>;
  sessions: Pick<SessionService, 'endAll'>;
  verification: Pick<VerificationService, 'send'>;
  publicUrl: string;
}) {
  /** @throws Problem auth.email_taken */
  async function refuseTaken(tx: Db, email: string, adopterId: number): Promise<void> {
    const isTaken =
      (await findAdopterByEmail(tx, email)) !== undefined ||
      (await isHeldBack(tx, email, clock.now(), adopterId));
    const code = 'auth.email_taken';
    if (isTaken) throw new Problem(code, { errors: [fieldProblem('email', code)] });
  }

  /** Tells the address that the account had, which can have it back by a link for three days. */
  async function tellBefore(tx: Db, { id, email, name, language }: Adopter, now: Date): Promise<void> {
    const code = newLinkCode();
    const hash = codeHash(code);
    const expiresAt = new Date(now.getTime() + codeLife.email_undo);
    const about = { purpose: 'email_undo', adopterId: id, email: email ?? '' } as const;
    await replaceCode(tx, { ...about, codeHash: hash, linkHash: hash, createdAt: now, expiresAt });
    await mails.enqueue(tx, {
      dedupeKey: `email-changed:${hash}`,
      to: about.email,
      language,
      template: 'emailChanged',
      data: {
        name,
        changedAt: now.toISOString(),
        link: `${publicUrl}${pathTo('resetPassword', {}, language)}?adopterId=${id}&code=${code}`,
        expiresAt: expiresAt.toISOString(),
      },
    });
  }

  return {
    /**
     * Mails a code to the new address, good for this session.
     * @returns when the next one may be asked for, and until when this one is good
     * @throws Problem request.invalid_email, auth.email_taken, checkout.code_cooldown, those of a confirmation
     */
    async start(
      adopter: Adopter,
      { email: given, ...confirmation }: Confirmation & { email: string },
      { sessionId, language }: { sessionId: string; language: StoredLanguage },
    ): Promise<{ nextSendAt: Date; expiresAt: Date }> {
      const email = tidyEmail(given);
      refuseWrong([emailProblem(email)]);
      await confirmations.check(adopter, confirmation);
      return db.transaction(async (tx) => {
        await refuseTaken(tx, email, adopter.id);
        const now = clock.now();
        const nextSendAt = await passCooldown(tx, 'email_change', email, now);
        const code = newTypedCode();
        const expiresAt = new Date(now.getTime() + codeLife.email_change);
        await replaceCode(tx, {
          purpose: 'email_change',
          adopterId: adopter.id,
          email,
          codeHash: codeHash(code),
          browserHash: codeHash(sessionId),
          createdAt: now,
          expiresAt,
        });
        await mails.enqueue(tx, {
          dedupeKey: `email-change:${adopter.id}:${now.getTime()}`,
          to: email,
          language,
          template: 'emailChangeCode',
          data: { code, expiresAt: expiresAt.toISOString() },
        });
        return { nextSendAt, expiresAt };
      });
    },

    /**
     * Puts another address in the place of one that is not proven, and mails it what the first was mailed: whatever asks
     * for the proof goes on with the new one.
     * @throws Problem request.invalid_email, verification.already_verified, verification.cooldown, auth.email_taken,
     * auth.user_not_found, those of a confirmation
     */
    async correct(
      adopter: Adopter,
      { email: given, ...confirmation }: Confirmation & { email: string },
      { sessionId, language }: { sessionId: string; language: StoredLanguage },
    ): Promise<Adopter> {
      const email = tidyEmail(given);
      refuseWrong([emailProblem(email)]);
      await confirmations.check(adopter, confirmation);
      return db.transaction(async (tx) => {
        const before = await lockAdopter(tx, adopter.id);
        if (!before || before.deletedAt) throw new Problem('auth.user_not_found');
        if (before.emailVerifiedAt) throw new Problem('verification.already_verified');
        await refuseTaken(tx, email, adopter.id);
        const after = await updateAdopter(tx, adopter.id, { email });
        if (!after) throw new Problem('auth.user_not_found');
        await spendCodesButUndo(tx, adopter.id, clock.now());
        await sessions.endAll(tx, adopter.id, 'elsewhere', sessionId);
        await verification.send(tx, after, language, sessionId);
        return after;
      });
    },

    /**
     * Takes the code of the new address, which is the account's from then on: what was mailed to the one before stops
     * working, and the other devices are signed out.
     * @throws Problem checkout.invalid_code, checkout.code_expired, auth.email_taken, auth.user_not_found
     */
    async confirm({ id, sessionId }: Session, given: { email: string; code: string }): Promise<Adopter> {
      const email = tidyEmail(given.email);
      const now = clock.now();
      const typed = { purpose: 'email_change', email, code: given.code, browser: sessionId } as const;
      const codeId = await tryTypedCode(db, typed, now);
      return db.transaction(async (tx) => {
        const before = await lockAdopter(tx, id);
        if (!before || before.deletedAt) throw new Problem('auth.user_not_found');
        await refuseTaken(tx, email, id);
        if (!(await spendCode(tx, codeId, now))) throw new Problem('checkout.code_expired');
        const after = await updateAdopter(tx, id, { email, emailVerifiedAt: now });
        if (!after) throw new Problem('auth.user_not_found');
        await spendCodesButUndo(tx, id, now);
        await sessions.endAll(tx, id, 'elsewhere', sessionId);
        // An address that nobody has proven may be a stranger's.
        if (before.emailVerifiedAt) await tellBefore(tx, before, now);
        return after;
      });
    },
  };
}
