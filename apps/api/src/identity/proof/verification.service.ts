import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import type { SignInWayKind, StoredLanguage } from '../../database/schema/index.ts';
import { fieldProblem, Problem } from '../../http/problem.ts';
import type { Limits } from '../../limits/limits.ts';
import { type Adopter, findAdopter, lockAdopter, verifyPassword } from '../adopter/index.ts';
import { cooldownUntil, passCooldown } from './cooldown.service.ts';
import { canBeTyped, tryDigits } from './digits.ts';
import type { FirstProof } from './first-proof.ts';
import { findCodeByLink, findNewestCode, lockCodeByLink, spendCode } from './mailed-code.repository.ts';
import { codeHash, isLinkCode } from './mailed-code.rules.ts';
import { type LinkMailer, resetCodeFor } from './mailed-link.ts';

export type VerificationService = ReturnType<typeof createVerificationService>;

/** Proving the address of an account by a mailed link, or by the digits beside it. */
export function createVerificationService({
  database: { db },
  clock,
  limits,
  mailLink,
  firstProof,
  waysOf,
}: {
  database: Pick<Database, 'db'>;
  clock: Clock;
  limits: Limits;
  mailLink: LinkMailer;
  firstProof: FirstProof;
  waysOf(tx: Db, adopterId: number): Promise<{ kind: SignInWayKind }[]>;
}) {
  /**
   * Mails a link, and digits for the session that asks.
   * @returns when the next one may be asked for
   * @throws Problem verification.cooldown
   */
  async function send(tx: Db, adopter: Adopter, language: StoredLanguage, sessionId?: string): Promise<Date> {
    const now = clock.now();
    const nextAt = await passCooldown(tx, 'verification', adopter.email ?? '', now);
    await mailLink(tx, { adopter, purpose: 'verification', language, now, sessionId });
    return nextAt;
  }

  /** The account of an address that is still to be proven. @throws Problem auth.user_not_found */
  async function lockUnproven(tx: Db, adopterId: number): Promise<Adopter> {
    const adopter = await lockAdopter(tx, adopterId);
    if (!adopter || adopter.deletedAt) throw new Problem('auth.user_not_found');
    if (adopter.emailVerifiedAt) throw new Problem('verification.already_verified');
    return adopter;
  }

  /** The digits that were mailed last, if this session asked for them. */
  async function digitsOf(email: string, sessionId: string) {
    const newest = await findNewestCode(db, 'verification', email);
    return newest?.browserHash === codeHash(sessionId) ? newest : undefined;
  }

  /** The proof behind a link, looked at without spending it. */
  async function openLink(tx: Db, given: { adopterId: number; code: string }) {
    if (!isLinkCode(given.code)) throw new Problem('verification.invalid_link');
    const hash = codeHash(given.code);
    const known = await findCodeByLink(tx, 'verification', hash);
    if (known?.adopterId !== given.adopterId) throw new Problem('verification.not_found');
    const adopter = await lockAdopter(tx, given.adopterId);
    if (!adopter || adopter.deletedAt) throw new Problem('auth.adopter_not_found');
    const found = await lockCodeByLink(tx, 'verification', hash);
    if (!found) throw new Problem('verification.not_found');
    if (adopter.email !== found.email) throw new Problem('verification.failed');
    if (adopter.emailVerifiedAt) throw new Problem('verification.already_verified');
    if (found.usedAt || found.expiresAt <= clock.now()) throw new Problem('verification.expired');
    return { adopter, found };
  }

  /** @throws Problem auth.wrong_current_password, request.too_many */
  async function checkPassword(adopter: Adopter, password: string): Promise<void> {
    await limits.tryOnce('proof', String(adopter.id));
    if (!(await verifyPassword(password, adopter.passwordHash))) {
      const code = 'auth.wrong_current_password';
      throw new Problem(code, { about: adopter.id, errors: [fieldProblem('password', code)] });
    }
    await limits.forgetTries('proof', String(adopter.id));
  }

  return {
    send,

    /** @throws Problem verification.already_verified, verification.cooldown */
    resend: ({ id, sessionId }: Session, language: StoredLanguage) =>
      db.transaction(async (tx) => send(tx, await lockUnproven(tx, id), language, sessionId)),

    /** The address, whether it is proven, when the next mail may be asked for, and until when its digits can be typed. */
    async state({ id, sessionId }: Session) {
      const adopter = await findAdopter(db, id);
      if (!adopter || adopter.deletedAt) throw new Problem('auth.user_not_found');
      const email = adopter.email ?? '';
      const [nextSendAt, digits] = await Promise.all([
        cooldownUntil(db, 'verification', email, clock.now()),
        digitsOf(email, sessionId),
      ]);
      const typable = digits && canBeTyped(digits, clock.now());
      return {
        email,
        emailVerifiedAt: adopter.emailVerifiedAt,
        nextSendAt,
        codeExpiresAt: typable ? digits.expiresAt : null,
      };
    },

    /**
     * Takes the digits of a mail in the session that asked for it. Outside any transaction: a wrong try counts whatever
     * becomes of the rest.
     * @throws Problem verification.wrong_code, .code_expired, .code_locked, .already_verified
     */
    async confirmTyped({ id, sessionId }: Session, typed: string): Promise<Proven> {
      const email = (await findAdopter(db, id))?.email ?? '';
      const { id: codeId } = await tryDigits(db, await digitsOf(email, sessionId), typed, clock.now());
      return db.transaction(async (tx) => {
        const adopter = await lockUnproven(tx, id);
        if (!(await spendCode(tx, codeId, clock.now()))) throw new Problem('verification.code_expired');
        return { adopter: await firstProof(tx, adopter, { registered: true }), resetCode: null, ended: [] };
      });
    },

    /**
     * Takes the code of a link. Everything set before stays where the account's own session opened it (`prover`), or
     * whoever did knows its password. Else it has to be said that it may go, and a code to set a new password comes back.
     * @throws Problem verification.invalid_link, .not_found, .expired, .failed, .already_verified, .password_needed,
     * auth.adopter_not_found, auth.wrong_current_password
     */
    async confirm(
      given: { adopterId: number; code: string; password?: string; dropEarlier?: boolean },
      prover: Session | undefined,
    ): Promise<Proven> {
      const { password, dropEarlier = false } = given;
      const { adopter: before } = await db.transaction((tx) => openLink(tx, given));
      const isOwn = prover?.id === before.id;
      if (!isOwn && before.passwordHash !== null) {
        if (password !== undefined) await checkPassword(before, password);
        else if (!dropEarlier) throw new Problem('verification.password_needed', { about: before.id });
      }
      const registered = isOwn || password !== undefined;
      return db.transaction(async (tx) => {
        const { adopter, found } = await openLink(tx, given);
        await spendCode(tx, found.id, clock.now());
        const ended = registered ? [] : (await waysOf(tx, adopter.id)).map(({ kind }) => kind);
        const proven = await firstProof(tx, adopter, { registered });
        return {
          adopter: proven,
          resetCode: registered ? null : await resetCodeFor(tx, proven, clock.now()),
          ended,
        };
      });
    },
  };
}

type Session = { id: number; sessionId: string };
/** `resetCode` sets a new password where the earlier one was dropped, with the ways to sign in that `ended`. */
type Proven = { adopter: Adopter; resetCode: string | null; ended: SignInWayKind[] };
