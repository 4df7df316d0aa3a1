import type { Clock } from '../../clock/clock.ts';
import type { Db } from '../../database/client.ts';
import type { NotificationService } from '../../engagement/notification/index.ts';
import { type Adopter, tidyName, updateAdopter } from '../adopter/index.ts';
import type { SessionService } from '../session/index.ts';

export type FirstProof = (
  tx: Db,
  adopter: Adopter,
  prover: {
    /** The account's own session that did the proving; undefined when somebody else's browser did. */
    sessionId: string | undefined;
    /** What the prover is called, where they said so; an earlier registration's name is not theirs. */
    name?: string;
  },
) => Promise<Adopter>;

/**
 * The first proof of an address wins it. Whoever registered it before without proving it loses what they set:
 * password, sessions and profile, unless their own session did the proving.
 */
export function createFirstProof({
  clock,
  sessions,
  notifications,
}: {
  clock: Clock;
  sessions: SessionService;
  notifications: NotificationService;
}): FirstProof {
  return async (tx, adopter, { sessionId, name }) => {
    if (adopter.emailVerifiedAt) return adopter;
    if (sessionId === undefined) await sessions.endAll(tx, adopter.id);
    const proven = await updateAdopter(tx, adopter.id, {
      emailVerifiedAt: clock.now(),
      ...(sessionId === undefined && { ...blankProfile(adopter.email ?? ''), ...(name && { name }) }),
    });
    await notifications.notify(tx, {
      adopterId: adopter.id,
      category: 'rimba_email_verified',
      data: {},
      link: null,
      dedupeKey: `email-verified:${adopter.id}`,
    });
    return proven ?? adopter;
  };
}

/** What an account has before its owner says anything. */
export const blankProfile = (email: string) => ({
  name: tidyName(email.split('@')[0] ?? '').padEnd(3, '.'),
  passwordHash: null,
  phone: null,
  picture: null,
  googleSubject: null,
  publicName: 'hidden' as const,
  adopterType: 'individual' as const,
});
