import type { Clock } from '../../clock/clock.ts';
import { wibDate } from '../../clock/wib.ts';
import type { Database, Db } from '../../database/client.ts';
import type { KeyScope } from '../../database/schema/index.ts';
import type { Caller } from '../../http/access-token.ts';
import { Problem, refuseWrong } from '../../http/problem.ts';
import type { Left } from '../../http/rate-limit-headers.ts';
import { oneLine } from '../../http/text.rules.ts';
import { type Limits, limits as limit } from '../../limits/limits.ts';
import { type Adopter, lockAdopter } from '../adopter/index.ts';
import type { Confirmation, ConfirmationService } from '../proof/index.ts';
import * as keys from './key.repository.ts';
import { isSecret, mostKeys, newSecret, prefixOf, secretHash } from './key.rules.ts';
import { wrongInNewKey } from './key-body.rules.ts';
import type { KeyNews } from './key-news.ts';

export type KeyService = ReturnType<typeof createKeyService>;

/** The keys by which an adopter's own programs call in their name. */
export function createKeyService({
  database: { db },
  clock,
  limits,
  confirmations,
  news,
}: {
  database: Pick<Database, 'db'>;
  clock: Clock;
  limits: Limits;
  confirmations: Pick<ConfirmationService, 'check'>;
  news: KeyNews;
}) {
  const findKey = keys.keyFinder(db);

  /** @throws Problem auth.email_not_verified, auth.too_many_keys, auth.user_not_found */
  async function lockMaker(tx: Db, adopterId: number): Promise<Adopter> {
    const owner = await lockAdopter(tx, adopterId);
    if (!owner || owner.deletedAt) throw new Problem('auth.user_not_found');
    if (!owner.emailVerifiedAt) throw new Problem('auth.email_not_verified');
    const { length } = await keys.workingKeys(tx, adopterId);
    if (length >= mostKeys) throw new Problem('auth.too_many_keys', { values: { max: mostKeys } });
    return owner;
  }

  return {
    /** Those that work, the oldest first. */
    list: (adopterId: number) => keys.workingKeys(db, adopterId),

    /** Those that were ended, too. */
    listAll: (adopterId: number) => keys.allKeys(db, adopterId),

    /**
     * Makes a key and tells the owner. Nobody gets to see its secret again.
     * @throws Problem auth.email_not_verified, auth.too_many_keys, and those of a confirmation
     */
    async make(
      adopter: Adopter,
      given: { name: string; scopes: readonly KeyScope[] } & Confirmation,
    ): Promise<{ key: keys.KeyRow; secret: string }> {
      refuseWrong(wrongInNewKey(given));
      await db.transaction((tx) => lockMaker(tx, adopter.id));
      await confirmations.check(adopter, given);
      const secret = newSecret();
      const key = await db.transaction(async (tx) => {
        const owner = await lockMaker(tx, adopter.id);
        const made = await keys.insertKey(tx, {
          adopterId: owner.id,
          name: oneLine(given.name),
          prefix: prefixOf(secret),
          secretHash: secretHash(secret),
          scopes: [...given.scopes],
          createdAt: clock.now(),
        });
        await news.made(tx, owner, made);
        return made;
      });
      return { key, secret };
    },

    /** Ends a key at once and tells the owner. @throws Problem auth.key_not_found */
    end: (adopterId: number, id: number): Promise<void> =>
      db.transaction(async (tx) => {
        const owner = await lockAdopter(tx, adopterId);
        if (!owner || owner.deletedAt) throw new Problem('auth.user_not_found');
        const now = clock.now();
        const ended = await keys.endKey(tx, { id, adopterId }, now);
        if (!ended) throw new Problem('auth.key_not_found');
        await news.ended(tx, owner, ended, now);
      }),

    /** Ends every key of an account that somebody else may have been in. */
    async endAll(tx: Db, owner: Adopter): Promise<void> {
      const now = clock.now();
      for (const { id } of await keys.workingKeys(tx, owner.id)) {
        const ended = await keys.endKey(tx, { id, adopterId: owner.id }, now);
        if (ended) await news.ended(tx, owner, ended, now);
      }
    },

    /** Whose key it is, and what it may be used for; counted. @throws Problem auth.key_not_valid, request.too_many */
    async callerOfKey(secret: string): Promise<{ caller: Caller; scopes: readonly KeyScope[]; left: Left }> {
      const key = isSecret(secret) ? await findKey(secretHash(secret)) : undefined;
      if (!key) throw new Problem('auth.key_not_valid');
      const left = await limits.take(limit.key, String(key.id));
      const today = wibDate(clock.now());
      if (key.lastUsedOn !== today) await keys.markKeyUsed(db, key.id, today);
      const { id: keyId, adopterId: id, verified: emailVerified, scopes } = key;
      return { caller: { id, sessionId: '', emailVerified, keyId }, scopes, left };
    },

    /** The caller by a key, while it works. @throws Problem auth.key_not_valid */
    async stillCalls(caller: Caller, keyId: number): Promise<Caller> {
      if (!(await keys.isWorking(db, keyId, caller.id))) throw new Problem('auth.key_not_valid');
      return caller;
    },
  };
}
