import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import type { SignInWayKind } from '../../database/schema/index.ts';
import { Problem } from '../../http/problem.ts';
import { type Adopter, lockAdopter, updateAdopter } from '../adopter/index.ts';
import type { Confirmation, ConfirmationService } from '../proof/index.ts';
import { type Device, hasUsed, type SessionService } from '../session/index.ts';
import { changeWay, type SignInWayRow, waysOf } from './way.repository.ts';
import type { WayNews } from './way-news.ts';

/** What an account is without it. */
const without = {
  password: { passwordHash: null },
  google: { googleSubject: null },
} as const satisfies Record<SignInWayKind, Partial<Adopter>>;

type Way = {
  kind: SignInWayKind;
  /** The address of a Google account. */
  label?: string;
};

const calledItself = ({ userAgent }: Device) => userAgent?.slice(0, 300) ?? null;

export type WayService = ReturnType<typeof createWayService>;

/** The ways to sign in to an account: which there are, when and from where they were added and used, and their end. */
export function createWayService({
  database: { db },
  clock,
  confirmations,
  sessions,
  news,
}: {
  database: Pick<Database, 'db'>;
  clock: Clock;
  confirmations: Pick<ConfirmationService, 'check'>;
  sessions: Pick<SessionService, 'endAll'>;
  news: WayNews;
}) {
  /** @throws Problem auth.way_not_found, auth.last_way */
  async function removable(tx: Db, adopterId: number, wayId: number): Promise<SignInWayRow> {
    const ways = await waysOf(tx, adopterId);
    const found = ways.find(({ id }) => id === wayId);
    if (!found) throw new Problem('auth.way_not_found');
    if (ways.length === 1) throw new Problem('auth.last_way');
    return found;
  }

  const others = async (tx: Db, adopterId: number): Promise<SignInWayRow[]> =>
    (await waysOf(tx, adopterId)).filter(({ kind }) => kind !== 'password');

  const noteAdded = (tx: Db, adopterId: number, { kind, label }: Way, device: Device): Promise<void> =>
    changeWay(
      tx,
      { adopterId, kind },
      { addedAt: clock.now(), addedWith: calledItself(device), ...(label !== undefined && { label }) },
    );

  const noteUsed = (tx: Db, adopterId: number, { kind, label }: Way, device: Device): Promise<void> =>
    changeWay(
      tx,
      { adopterId, kind },
      { lastUsedAt: clock.now(), lastUsedWith: calledItself(device), ...(label !== undefined && { label }) },
    );

  return {
    list: (adopterId: number) => waysOf(db, adopterId),

    /** Keeps that a way was added just now, in the transaction that added it. Tells nobody. */
    noteAdded,

    /** The same, and the owner is told. */
    async added(tx: Db, owner: Adopter, way: Way, device: Device): Promise<void> {
      await noteAdded(tx, owner.id, way, device);
      await news.added(tx, owner, way);
    },

    /** Keeps that somebody signed in by it. Tells nobody. */
    noteUsed,

    /** The same; whoever has proven the address is told of its first time on a device. */
    async used(tx: Db, owner: Adopter, way: Way, device: Device): Promise<void> {
      await noteUsed(tx, owner.id, way, device);
      if (owner.emailVerifiedAt && !hasUsed(device, owner.id, way.kind))
        await news.used(tx, owner, way, device);
    },

    /** The ways beside the password. */
    others,

    /** Ends every way but the password and those that `kept` names, and tells the owner of each. */
    async endOthers(tx: Db, owner: Adopter, kept: readonly number[]): Promise<void> {
      for (const way of await others(tx, owner.id)) {
        if (kept.includes(way.id)) continue;
        await updateAdopter(tx, owner.id, without[way.kind]);
        await news.removed(tx, owner, way);
      }
    },

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
        const { kind, label } = await removable(tx, adopter.id, wayId);
        await updateAdopter(tx, adopter.id, without[kind]);
        await sessions.endAll(tx, adopter.id, 'elsewhere', keepSession);
        await news.removed(tx, found, { kind, label });
        return kind;
      });
    },
  };
}
