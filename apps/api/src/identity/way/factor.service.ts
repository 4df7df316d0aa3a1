import type { Database, Db } from '../../database/client.ts';
import type { SignInWayKind } from '../../database/schema/index.ts';
import { Problem } from '../../http/problem.ts';
import { type Adopter, lockAdopter } from '../adopter/index.ts';
import type { Confirmation, ConfirmationService } from '../proof/index.ts';
import { changeWay, waysOf } from './way.repository.ts';
import type { WayNews } from './way-news.ts';

/** Ways that ended together, and whether the second factor ended with the last passkey among them. */
export type Ended = { ways: SignInWayKind[]; factor: boolean };

/** What the security record keeps of them. */
export const endingsOf = ({ ways, factor }: Ended) => [
  ...ways.map((way) => ({ event: 'way_removed', way }) as const),
  ...(factor ? [{ event: 'factor_off' } as const] : []),
];

export type FactorService = ReturnType<typeof createFactorService>;

/** Whether an account asks for a passkey after its password. It is a mark of the password among the ways to sign in. */
export function createFactorService({
  database: { db },
  confirmations,
  news,
}: {
  database: Pick<Database, 'db'>;
  confirmations: Pick<ConfirmationService, 'check'>;
  news: Pick<WayNews, 'factorOn' | 'factorOff'>;
}) {
  const asksPasskey = async (tx: Db, adopterId: number): Promise<boolean> =>
    (await waysOf(tx, adopterId)).some((way) => way.asksPasskey);

  /** @throws Problem auth.way_not_found without a password, auth.passkey_missing without a passkey */
  async function requireBoth(tx: Db, adopterId: number): Promise<void> {
    const kinds = (await waysOf(tx, adopterId)).map(({ kind }) => kind);
    if (!kinds.includes('password')) throw new Problem('auth.way_not_found');
    if (!kinds.includes('passkey')) throw new Problem('auth.passkey_missing');
  }

  return {
    asksPasskey,

    /**
     * Switches it on or off, and tells the owner. On only where a code can be mailed to who has lost the passkey.
     * @throws Problem verification.required, auth.way_not_found, auth.passkey_missing, and those of a confirmation
     */
    async change(adopter: Adopter, on: boolean, confirmation: Confirmation): Promise<void> {
      if (on && !adopter.emailVerifiedAt) throw new Problem('verification.required');
      if (on) await requireBoth(db, adopter.id);
      await confirmations.check(adopter, confirmation);
      await db.transaction(async (tx) => {
        const owner = await lockAdopter(tx, adopter.id);
        if (!owner || owner.deletedAt) throw new Problem('auth.user_not_found');
        if (on) await requireBoth(tx, owner.id);
        if ((await asksPasskey(tx, owner.id)) === on) return;
        await changeWay(tx, { adopterId: owner.id, kind: 'password' }, { asksPasskey: on });
        await (on ? news.factorOn(tx, owner) : news.factorOff(tx, owner));
      });
    },

    /** Ends ways by `work`, and tells the owner where the second factor ended with the last passkey. */
    async endWith(tx: Db, owner: Adopter, work: () => Promise<SignInWayKind[]>): Promise<Ended> {
      const asked = await asksPasskey(tx, owner.id);
      const ways = await work();
      const factor = asked && ways.includes('passkey') && !(await asksPasskey(tx, owner.id));
      if (factor) await news.factorOff(tx, owner);
      return { ways, factor };
    },
  };
}
