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
  canBeTyped,
  codeHash,
  codeLife,
  cooldownMemory,
  findCodeByLink,
  findOpenCode,
  isHeldBack,
  isLinkCode,
  type LinkMailer,
  type MailedCode,
  newLinkCode,
  passCooldown,
  replaceCode,
  spendCode,
  spendCodesButUndo,
  spendOpenCodes,
  tryDigits,
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
  mailLink,
  publicUrl,
}: {
  database: Pick<Database, 'db'>;
  clock: Clock;
  mails: Pick<MailService, 'enqueue'>;
  confirmations: Pick<ConfirmationService, 'check'>;
  sessions: Pick<SessionService, 'endAll' | 'list'>;
  verification: Pick<VerificationService, 'send'>;
  mailLink: LinkMailer;
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

  /** What was mailed last to an address that this session wants for the account, and that is neither taken nor let go. */
  async function askedBy({ id, sessionId }: Session): Promise<MailedCode | undefined> {
    const since = new Date(clock.now().getTime() - cooldownMemory);
    const asked = await findOpenCode(db, 'email_change', id, since);
    return asked?.browserHash === codeHash(sessionId) ? asked : undefined;
  }

  /** The proof behind a link, looked at without spending it. @throws Problem verification.not_found, verification.expired */
  async function openLink(adopterId: number, code: string): Promise<MailedCode> {
    const found = await findCodeByLink(db, 'email_change', codeHash(code));
    if (found?.adopterId !== adopterId) throw new Problem('verification.not_found');
    if (found.usedAt || found.expiresAt <= clock.now()) throw new Problem('verification.expired');
    return found;
  }

  /** @throws Problem verification.wrong_code, .code_expired, .code_locked */
  async function takeDigits(session: Session, { email, code }: { email?: string; code: string }) {
    const asked = await askedBy(session);
    const isOther = email !== undefined && asked?.email !== tidyEmail(email);
    return tryDigits(db, isOther ? undefined : asked, code, clock.now());
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
     * Mails the new address a link, and digits good for this session; what another one was mailed stops working.
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
        await spendOpenCodes(tx, 'email_change', adopter.id, now);
        await mailLink(tx, { adopter, email, purpose: 'email_change', language, now, sessionId });
        return { nextSendAt, expiresAt: new Date(now.getTime() + codeLife.email_change) };
      });
    },

    /** The address that this session waits for, and until when its digits can be typed. */
    async awaited(session: Session): Promise<{ email: string | null; codeExpiresAt: Date | null }> {
      const asked = await askedBy(session);
      if (!asked) return { email: null, codeExpiresAt: null };
      return { email: asked.email, codeExpiresAt: canBeTyped(asked, clock.now()) ? asked.expiresAt : null };
    },

    /** Keeps the address that the account has: what was mailed to another stops working. */
    letGo: (adopterId: number): Promise<void> => spendOpenCodes(db, 'email_change', adopterId, clock.now()),

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
     * Takes the digits in the session that asked for them, or the link in any session of the account. The new address is
     * the account's from then on: what was mailed to the one before stops working, and the devices are signed out, but
     * for this one and the one that asked.
     * @throws Problem verification.wrong_code, .code_expired, .code_locked, .not_found, .expired, auth.email_taken,
     * auth.user_not_found
     */
    async confirm(session: Session, given: { email?: string; code: string }): Promise<Adopter> {
      const { id, sessionId } = session;
      const { email, ...proof } = isLinkCode(given.code)
        ? await openLink(id, given.code)
        : await takeDigits(session, given);
      const live = await sessions.list(id);
      const asking = live.filter((one) => codeHash(one.id) === proof.browserHash).map((one) => one.id);
      return db.transaction(async (tx) => {
        const now = clock.now();
        const before = await lockAdopter(tx, id);
        if (!before || before.deletedAt) throw new Problem('auth.user_not_found');
        await refuseTaken(tx, email, id);
        if (!(await spendCode(tx, proof.id, now))) throw new Problem('verification.code_expired');
        const after = await updateAdopter(tx, id, { email, emailVerifiedAt: now });
        if (!after) throw new Problem('auth.user_not_found');
        await spendCodesButUndo(tx, id, now);
        await sessions.endAll(tx, id, 'elsewhere', [sessionId, ...asking]);
        // An address that nobody has proven may be a stranger's.
        if (before.emailVerifiedAt) await tellBefore(tx, before, now);
        return after;
      });
    },
  };
}
