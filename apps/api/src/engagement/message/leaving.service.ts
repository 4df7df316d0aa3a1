import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database, Db } from '../../database/client.ts';
import { Problem } from '../../http/problem.ts';
import {
  categoryOfMail,
  isCategory,
  isOptional,
  type NotificationCategory,
  type OptionalCategory,
} from './notification-categories.ts';
import { findAccountOf, findPreference, hasAccount, savePreference } from './preference.repository.ts';

/** What an adopter's own order is about is chosen in the settings, not left by a press. */
const ofOneOrder: ReadonlySet<NotificationCategory> = new Set([
  'rimba_certificate_created',
  'rimba_reminder_payment',
]);

export type LeavingService = ReturnType<typeof createLeavingService>;

/** Leaving a kind of mail by one press, without signing in: the mail itself carries the right to. */
export function createLeavingService({
  database: { db },
  key,
}: {
  database: Pick<Database, 'db'>;
  key: Buffer;
}) {
  const seal = (text: string) => createHmac('sha256', key).update(text).digest();

  /** @throws Problem request.not_found, also where the account was deleted: nothing is sent to it any more */
  async function read(tx: Db, token: string): Promise<{ adopterId: number; category: OptionalCategory }> {
    const [text = '', mark = ''] = token.split('~');
    const given = Buffer.from(mark, 'base64url');
    const right = seal(text);
    const [adopterId, category = ''] = text.split('.');
    const isSealed = given.length === right.length && timingSafeEqual(given, right);
    // Sealed by a version before, it may name what can no longer be left.
    if (!isSealed || !isCategory(category) || !isOptional(category)) throw new Problem('request.not_found');
    if (!(await hasAccount(tx, Number(adopterId)))) throw new Problem('request.not_found');
    return { adopterId: Number(adopterId), category };
  }

  return {
    /** For a mail to an address; undefined where nobody could leave it. */
    async tokenFor(tx: Db, address: string, template: string): Promise<string | undefined> {
      const category = categoryOfMail(template);
      if (category === undefined || ofOneOrder.has(category)) return undefined;
      const account = await findAccountOf(tx, address);
      if (!account) return undefined;
      const text = `${account.id}.${category}`;
      return `${text}~${seal(text).toString('base64url')}`;
    },

    /** What a token is about, and whether its mails are sent. @throws Problem request.not_found */
    async chosen(token: string): Promise<{ category: OptionalCategory; email: boolean }> {
      const { adopterId, category } = await read(db, token);
      return { category, email: (await findPreference(db, adopterId, category))?.email ?? true };
    },

    /** Switches the mails of a category off or on again; what the app tells stays. @throws Problem request.not_found */
    async choose(token: string, email: boolean): Promise<void> {
      await db.transaction(async (tx) => {
        const { adopterId, category } = await read(tx, token);
        const chosen = await findPreference(tx, adopterId, category);
        await savePreference(tx, { adopterId, category, inApp: chosen?.inApp ?? true, email });
      });
    },
  };
}
