import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import type { SignInWayKind } from '../../database/schema/index.ts';
import { Problem } from '../../http/problem.ts';
import { type Adopter, lockAdopter, updateAdopter } from '../adopter/index.ts';
import type { Confirmation, ConfirmationService } from '../proof/index.ts';
import type { Device, SessionService } from '../session/index.ts';
import { changeWay, type SignInWayRow, waysOf } from './way.repository.ts';

/** What an account is without it. */
const without = {
  password: { passwordHash: null },
  google: { googleSubject: null },
} as const satisfies Record<SignInWayKind, Partial<Adopter>>;

type Way = {
  adopterId: number;
  kind: SignInWayKind;
  /** The address of a Google account. */
  label?: string;
};

const calledItself = ({ userAgent }: Pick<Device, 'userAgent'>) => userAgent?.slice(0, 300) ?? null;

export type WayService = ReturnType<typeof createWayService>;

/** The ways to sign in to an account: which there are, when and from where they were added and used, and their end. */
export function createWayService({
  database: { db },
  clock,
  confirmations,
  sessions,
}: {
  database: Pick<Database, 'db'>;
  clock: Clock;
  confirmations: Pick<ConfirmationService, 'check'>;
  sessions: Pick<SessionService, 'endAll'>;
}) {
  /** @throws Problem auth.way_not_found, auth.last_way */
  async function removable(tx: Db, adopterId: number, wayId: number): Promise<SignInWayRow> {
    const ways = await waysOf(tx, adopterId);
    const found = ways.find(({ id }) => id === wayId);
    if (!found) throw new Problem('auth.way_not_found');
    if (ways.length === 1) throw new Problem('auth.last_way');
    return found;
  }

  return {
    list: (adopterId: number) => waysOf(db, adopterId),

    /** Keeps that a way was added just now, in the transaction that added it. */
    noteAdded: (tx: Db, { label, ...way }: Way, device: Pick<Device, 'userAgent'>): Promise<void> =>
      changeWay(tx, way, {
        addedAt: clock.now(),
        addedWith: calledItself(device),
        ...(label !== undefined && { label }),
      }),

    /** Keeps that somebody signed in by it. */
    noteUsed: (tx: Db, { label, ...way }: Way, device: Pick<Device, 'userAgent'>): Promise<void> =>
      changeWay(tx, way, {
        lastUsedAt: clock.now(),
        lastUsedWith: calledItself(device),
        ...(label !== undefined && { label }),
      }),

    /**
     * Takes a way from the account; whoever came in by it is signed out, which is every session but `keepSession`.
     * @returns what it was
     * @throws Problem auth.way_not_found, auth.last_way, and those of a confirmation
     */
    async remove(
      adopter: Adopter,
      wayId: number,
      confirmation: Confirmation,
      keepSession: string,
    ): Promise<SignInWayKind> {
      await removable(db, adopter.id, wayId);
      await confirmations.check(adopter, confirmation);
      return db.transaction(async (tx) => {
        // Two at once may not take both of the last two.
        const found = await lockAdopter(tx, adopter.id);
        if (!found || found.deletedAt) throw new Problem('auth.user_not_found');
        const { kind } = await removable(tx, adopter.id, wayId);
        await updateAdopter(tx, adopter.id, without[kind]);
        await sessions.endAll(tx, adopter.id, 'elsewhere', keepSession);
        return kind;
      });
    },
  };
}
