import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import type { StoredLanguage } from '../../database/schema/index.ts';
import { Problem } from '../../http/problem.ts';
import { type Adopter, findAdopter, lockAdopter } from '../adopter/index.ts';
import { cooldownUntil, passCooldown } from './cooldown.service.ts';
import type { FirstProof } from './first-proof.ts';
import { findCodeByLink, lockCodeByLink, spendCode } from './mailed-code.repository.ts';
import { codeHash, isLinkCode } from './mailed-code.rules.ts';
import type { LinkMailer } from './mailed-link.ts';

export type VerificationService = ReturnType<typeof createVerificationService>;

/** Proving the address of an account by a mailed link. */
export function createVerificationService({
  database: { db },
  clock,
  mailLink,
  firstProof,
}: {
  database: Pick<Database, 'db'>;
  clock: Clock;
  mailLink: LinkMailer;
  firstProof: FirstProof;
}) {
  /** Mails a link; @returns when the next one may be asked for. @throws Problem verification.cooldown */
  async function send(tx: Db, adopter: Adopter, language: StoredLanguage): Promise<Date> {
    const now = clock.now();
    const nextAt = await passCooldown(tx, 'verification', adopter.email ?? '', now);
    await mailLink(tx, { adopter, purpose: 'verification', language, now });
    return nextAt;
  }

  return {
    send,

    /** @throws Problem verification.already_verified, verification.cooldown */
    resend: (adopterId: number, language: StoredLanguage) =>
      db.transaction(async (tx) => {
        const adopter = await lockAdopter(tx, adopterId);
        if (!adopter || adopter.deletedAt) throw new Problem('auth.user_not_found');
        if (adopter.emailVerifiedAt) throw new Problem('verification.already_verified');
        return send(tx, adopter, language);
      }),

    /** Whether the address is proven, and when the next link may be asked for. */
    async state(adopterId: number) {
      const adopter = await findAdopter(db, adopterId);
      if (!adopter || adopter.deletedAt) throw new Problem('auth.user_not_found');
      const nextSendAt = await cooldownUntil(db, 'verification', adopter.email ?? '', clock.now());
      return { emailVerifiedAt: adopter.emailVerifiedAt, nextSendAt };
    },

    /**
     * Takes the code of a link. `prover` is the session the link was opened in: if it is the account's own,
     * everything set before stays.
     * @throws Problem verification.invalid_link, .not_found, .expired, .failed, .already_verified,
     * auth.adopter_not_found
     */
    async confirm(
      given: { adopterId: number; code: string },
      prover: { id: number; sessionId: string } | undefined,
    ): Promise<{ adopter: Adopter; kept: boolean }> {
      if (!isLinkCode(given.code)) throw new Problem('verification.invalid_link');
      return db.transaction(async (tx) => {
        const hash = codeHash(given.code);
        const known = await findCodeByLink(tx, 'verification', hash);
        if (known?.adopterId !== given.adopterId) throw new Problem('verification.not_found');
        const adopter = await lockAdopter(tx, given.adopterId);
        if (!adopter || adopter.deletedAt) throw new Problem('auth.adopter_not_found');
        const found = await lockCodeByLink(tx, 'verification', hash);
        if (!found) throw new Problem('verification.not_found');
        if (adopter.email !== found.email) throw new Problem('verification.failed');
        if (adopter.emailVerifiedAt) throw new Problem('verification.already_verified');
        const now = clock.now();
        if (found.usedAt || found.expiresAt <= now) throw new Problem('verification.expired');
        await spendCode(tx, found.id, now);
        const sessionId = prover?.id === adopter.id ? prover.sessionId : undefined;
        const proven = await firstProof(tx, adopter, { sessionId });
        return { adopter: proven, kept: sessionId !== undefined };
      });
    },
  };
}
