import type { Clock } from '../../clock/clock.ts';
import type { Db } from '../../database/client.ts';
import type { NotificationService } from '../../engagement/notification/index.ts';
import { type Adopter, deletePasskeys, updateAdopter } from '../adopter/index.ts';
import type { SessionService } from '../session/index.ts';

export type FirstProof = (
  tx: Db,
  adopter: Adopter,
  prover: {
    /** Whether it was whoever registered: by the account's own session, or by knowing its password. */
    registered: boolean;
    /** What the prover is called, where they said so; an earlier registration's name is not theirs. */
    name?: string;
  },
) => Promise<Adopter>;

/**
 * The first proof of an address wins it. Whoever registered it before without proving it loses what they set:
 * password, passkeys, sessions and profile.
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
  return async (tx, adopter, { registered, name }) => {
    if (adopter.emailVerifiedAt) return adopter;
    if (!registered) {
      await sessions.endAll(tx, adopter.id, 'password');
      await deletePasskeys(tx, adopter.id);
    }
    const proven = await updateAdopter(tx, adopter.id, {
      emailVerifiedAt: clock.now(),
      ...(!registered && { ...blankProfile, ...(name && { name }) }),
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

/** What an account has before its owner says anything: no name either, which is asked for with the password. */
export const blankProfile = {
  name: '',
  passwordHash: null,
  phone: null,
  picture: null,
  googleSubject: null,
  publicName: 'hidden' as const,
  adopterType: 'individual' as const,
};
