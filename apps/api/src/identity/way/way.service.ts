import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import type { SignInWayKind } from '../../database/schema/index.ts';
import { Problem, refuseWrong } from '../../http/problem.ts';
import { type Adopter, lockAdopter, tidyName, updateAdopter } from '../adopter/index.ts';
import type { Confirmation, ConfirmationService } from '../proof/index.ts';
import { type Device, hasUsed, type SessionService } from '../session/index.ts';
import type { Ended, FactorService } from './factor.service.ts';
import { changeWay, deleteWay, insertWay, type SignInWayRow, waysOf } from './way.repository.ts';
import { wrongInLabel } from './way.rules.ts';
import type { WayNews } from './way-news.ts';

type Way = {
  kind: SignInWayKind;
  /** Which of several passkeys. */
  id?: number;
  /** The address of a Google account, the name of a passkey. */
  label?: string | null;
};

/** Takes a way from its account. The row of a password or a Google account goes with it. */
async function end(tx: Db, { id, adopterId, kind }: SignInWayRow): Promise<void> {
  if (kind === 'password') await updateAdopter(tx, adopterId, { passwordHash: null });
  else if (kind === 'google') await updateAdopter(tx, adopterId, { googleSubject: null });
  // Of a passkey, or of what the version after this one knows beside it while both run.
  else await deleteWay(tx, id);
}

const calledItself = ({ userAgent }: Device) => userAgent?.slice(0, 300) ?? null;

export type WayService = ReturnType<typeof createWayService>;

/** The ways to sign in to an account: which there are, when and from where they were added and used, and their end. */
export function createWayService({
  database: { db },
  clock,
  confirmations,
  sessions,
  factors,
  news,
}: {
  database: Pick<Database, 'db'>;
  clock: Clock;
  confirmations: Pick<ConfirmationService, 'check'>;
  sessions: Pick<SessionService, 'endAll'>;
  factors: Pick<FactorService, 'endWith'>;
  news: Pick<WayNews, 'added' | 'removed' | 'used' | 'factorSkipped'>;
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

  const added = (device: Device) => ({ addedAt: clock.now(), addedWith: calledItself(device) });

  async function noteAdded(tx: Db, adopterId: number, { kind, label }: Way, device: Device): Promise<void> {
    const way = { adopterId, kind };
    await changeWay(tx, way, { ...added(device), ...(label !== undefined && { label }) });
  }

  async function noteUsed(
    tx: Db,
    adopterId: number,
    { kind, id, label }: Way,
    device: Device,
  ): Promise<void> {
    const way = { adopterId, kind, id };
    const used = { lastUsedAt: clock.now(), lastUsedWith: calledItself(device) };
    await changeWay(tx, way, { ...used, ...(label !== undefined && { label }) });
  }

  return {
    list: (adopterId: number) => waysOf(db, adopterId),

    /** Keeps that a way was added just now, in the transaction that added it. Tells nobody. */
    noteAdded,

    /** The same, and the owner is told. */
    async added(tx: Db, owner: Adopter, way: Way, device: Device): Promise<void> {
      await noteAdded(tx, owner.id, way, device);
      await news.added(tx, owner, way);
    },

    /** Makes a way for a passkey in the transaction that keeps it, and the owner is told. @returns its id */
    async addPasskey(tx: Db, owner: Adopter, label: string, device: Device): Promise<number> {
      const way = { kind: 'passkey', label } as const;
      const id = await insertWay(tx, { ...way, adopterId: owner.id, ...added(device) });
      await news.added(tx, owner, { ...way, id });
      return id;
    },

    /** Gives a passkey another name. @throws Problem auth.way_not_found where it is none of the account's */
    async rename(adopterId: number, id: number, given: { label: string }): Promise<void> {
      refuseWrong(wrongInLabel(given));
      const way = { adopterId, kind: 'passkey', id } as const;
      if (!(await changeWay(db, way, { label: tidyName(given.label) })))
        throw new Problem('auth.way_not_found');
    },

    /** Keeps that somebody signed in by it. Tells nobody. */
    noteUsed,

    /** The same; whoever has proven the address is told of its first time on a device. */
    async used(tx: Db, owner: Adopter, way: Way, device: Device): Promise<void> {
      await noteUsed(tx, owner.id, way, device);
      if (owner.emailVerifiedAt && !hasUsed(device, owner.id, way.kind))
        await news.used(tx, owner, way, device);
    },

    /** The password, with a mailed code in place of the passkey that it asks for: the owner is told each time. */
    async usedByCode(tx: Db, owner: Adopter, device: Device): Promise<void> {
      await noteUsed(tx, owner.id, { kind: 'password' }, device);
      await news.factorSkipped(tx, owner, device);
    },

    /** The ways beside the password. */
    others,

    /** Ends every way but the password and those that `kept` names, and tells the owner of each. @returns what ended */
    async endOthers(tx: Db, owner: Adopter, kept: readonly number[]): Promise<Ended> {
      const ending = (await others(tx, owner.id)).filter(({ id }) => !kept.includes(id));
      return factors.endWith(tx, owner, async () => {
        for (const way of ending) {
          await end(tx, way);
          await news.removed(tx, owner, way);
        }
        return ending.map(({ kind }) => kind);
      });
    },

    /**
     * Takes a way from the account; whoever came in by it is signed out, which is every session but `keepSession`.
     * @returns what ended
     * @throws Problem auth.way_not_found, auth.last_way, and those of a confirmation
     */
    async remove(
      adopter: Adopter,
      wayId: number,
      confirmation: Confirmation,
      keepSession: string,
    ): Promise<Ended> {
      await removable(db, adopter.id, wayId);
      await confirmations.check(adopter, confirmation);
      return db.transaction(async (tx) => {
        // Two at once may not take both of the last two.
        const found = await lockAdopter(tx, adopter.id);
        if (!found || found.deletedAt) throw new Problem('auth.user_not_found');
        const way = await removable(tx, adopter.id, wayId);
        return factors.endWith(tx, found, async () => {
          await end(tx, way);
          await sessions.endAll(tx, adopter.id, 'elsewhere', keepSession);
          await news.removed(tx, found, way);
          return [way.kind];
        });
      });
    },
  };
}
