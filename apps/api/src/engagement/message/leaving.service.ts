import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database, Db } from '../../database/client.ts';
import { Problem } from '../../http/problem.ts';
import {
  categoryOfMail,
  isCategory,
  isOptional,
  type NotificationCategory,
} from './notification-categories.ts';
import { findAccountOf, findPreference, savePreference } from './preference.repository.ts';

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

  function read(token: string): { adopterId: number; category: NotificationCategory } | undefined {
    const [text = '', mark = ''] = token.split('~');
    const given = Buffer.from(mark, 'base64url');
    const right = seal(text);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    const [adopterId, category = ''] = text.split('.');
    return isCategory(category) && isOptional(category)
      ? { adopterId: Number(adopterId), category }
      : undefined;
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

    /** Switches off the mails of a category; what the app tells stays. @throws Problem request.not_found */
    async leave(token: string): Promise<void> {
      const asked = read(token);
      if (!asked) throw new Problem('request.not_found');
      const { adopterId, category } = asked;
      await db.transaction(async (tx) => {
        const chosen = await findPreference(tx, adopterId, category);
        await savePreference(tx, { adopterId, category, inApp: chosen?.inApp ?? true, email: false });
      });
    },
  };
}
