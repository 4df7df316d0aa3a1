import type { Database, Db } from '../../database/client.ts';
import type { MailTemplate } from './mail-contents.ts';
import {
  categoryOfMail,
  isOptional,
  type NotificationCategory,
  notificationCategories,
  type OptionalCategory,
} from './notification-categories.ts';
import {
  findPreference,
  findPreferenceByEmail,
  findPreferences,
  savePreference,
} from './preference.repository.ts';

export type Preference = {
  category: NotificationCategory;
  inApp: boolean;
  email: boolean;
  /** Cannot be switched off. */
  always: boolean;
};

export type PreferenceService = ReturnType<typeof createPreferenceService>;

/** What adopters want to hear, and where. Everything, until they say otherwise. */
export function createPreferenceService({ database: { db } }: { database: Pick<Database, 'db'> }) {
  async function list(adopterId: number): Promise<Preference[]> {
    const stored = new Map((await findPreferences(db, adopterId)).map((row) => [row.category, row]));
    return notificationCategories.map((category) => {
      const chosen = isOptional(category) ? stored.get(category) : undefined;
      const { inApp = true, email = true } = chosen ?? {};
      return { category, inApp, email, always: !isOptional(category) };
    });
  }

  return {
    list,

    /** Stores the choices given and leaves the rest. */
    async save(
      adopterId: number,
      choices: { category: OptionalCategory; inApp: boolean; email: boolean }[],
    ): Promise<Preference[]> {
      await db.transaction(async (tx) => {
        for (const choice of choices) await savePreference(tx, { adopterId, ...choice });
      });
      return list(adopterId);
    },

    async wantsInApp(tx: Db, adopterId: number, category: NotificationCategory): Promise<boolean> {
      if (!isOptional(category)) return true;
      return (await findPreference(tx, adopterId, category))?.inApp ?? true;
    },

    async wantsMail(tx: Db, address: string, template: MailTemplate): Promise<boolean> {
      const category = categoryOfMail(template);
      if (category === undefined) return true;
      return (await findPreferenceByEmail(tx, address, category))?.email ?? true;
    },
  };
}
