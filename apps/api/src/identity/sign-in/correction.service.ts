import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/client.ts';
import { Problem, refuseWrong } from '../../http/problem.ts';
import { emailProblem, findAdopterByEmail, lockAdopter, tidyEmail, updateAdopter } from '../adopter/index.ts';
import type { KeyService } from '../key/index.ts';
import { spendCodesOf, type VerificationService } from '../proof/index.ts';
import type { SessionService } from '../session/index.ts';

/** What staff may do to an account after checking who asks. */
export function createCorrectionService({
  database: { db },
  clock,
  sessions,
  verification,
  keys,
}: {
  database: Pick<Database, 'db'>;
  clock: Clock;
  sessions: SessionService;
  verification: VerificationService;
  keys: Pick<KeyService, 'endAll'>;
}) {
  return {
    /**
     * Moves an account to another address: what was mailed before stops working, every device is signed out, every key
     * is ended, and the new address has to be proven before it counts.
     * @throws Problem auth.user_not_found, auth.email_taken, request.invalid with the wrong address
     */
    correctEmail: (from: string, to: string): Promise<void> =>
      db.transaction(async (tx) => {
        const email = tidyEmail(to);
        refuseWrong([emailProblem(email)]);
        const found = await findAdopterByEmail(tx, tidyEmail(from));
        const before = found && (await lockAdopter(tx, found.id));
        if (!before || before.deletedAt) throw new Problem('auth.user_not_found');
        if (await findAdopterByEmail(tx, email)) throw new Problem('auth.email_taken');
        const adopter = await updateAdopter(tx, before.id, { email, emailVerifiedAt: null });
        if (!adopter) throw new Problem('auth.user_not_found');
        await spendCodesOf(tx, adopter.id, clock.now());
        await sessions.endAll(tx, adopter.id, 'elsewhere');
        await keys.endAll(tx, adopter);
        await verification.send(tx, adopter, adopter.language);
      }),
  };
}
