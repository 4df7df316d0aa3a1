import type { Database, Db } from '../../database/client.ts';
import type { Finding, Sound } from '../../http/body-rules.ts';
import { fieldProblem, refuseWrong } from '../../http/problem.ts';
import type { MailTemplate } from './mail-contents.ts';
import {
  categoryNames,
  categoryOfMail,
  isOptional,
  isOptionalInApp,
  type NotificationCategory,
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
  /** Cannot be switched off in the app; its mail can, unless `always`. */
  alwaysInApp: boolean;
};

type Choice = { category: NotificationCategory; inApp: boolean; email: boolean };

export type PreferenceService = ReturnType<typeof createPreferenceService>;

/** What adopters want to hear, and where. Everything, until they say otherwise. */
export function createPreferenceService({ database: { db } }: { database: Pick<Database, 'db'> }) {
  async function list(adopterId: number): Promise<Preference[]> {
    const stored = new Map((await findPreferences(db, adopterId)).map((row) => [row.category, row]));
    return categoryNames.map((category) => {
      const chosen = isOptional(category) ? stored.get(category) : undefined;
      const alwaysInApp = !isOptionalInApp(category);
      const { inApp = true, email = true } = chosen ?? {};
      return { category, inApp: inApp || alwaysInApp, email, always: !isOptional(category), alwaysInApp };
    });
  }

  return {
    list,

    /** Stores the choices given and leaves the rest. @throws Problem request.validation_error */
    async save(adopterId: number, choices: Choice[]): Promise<Preference[]> {
      refuseWrong(wrongInPreferences({ preferences: choices }));
      await db.transaction(async (tx) => {
        for (const { category, inApp, email } of choices) {
          if (isOptional(category)) await savePreference(tx, { adopterId, category, inApp, email });
        }
      });
      return list(adopterId);
    },

    async wantsInApp(tx: Db, adopterId: number, category: NotificationCategory): Promise<boolean> {
      if (!isOptionalInApp(category)) return true;
      return (await findPreference(tx, adopterId, category))?.inApp ?? true;
    },

    async wantsMail(tx: Db, address: string, template: MailTemplate): Promise<boolean> {
      const category = categoryOfMail(template);
      if (category === undefined) return true;
      return (await findPreferenceByEmail(tx, address, category))?.email ?? true;
    },
  };
}

/** What is always told may be sent back as it was answered, and not be switched off. */
export const wrongInPreferences = ({ preferences = [] }: Sound<{ preferences: Choice[] }>): Finding[] =>
  preferences.flatMap((choice, place) => {
    if (!choice?.category) return [];
    const { category } = choice;
    const fixed = [
      ...(isOptionalInApp(category) ? [] : ['inApp' as const]),
      ...(isOptional(category) ? [] : ['email' as const]),
    ];
    return fixed
      .filter((way) => choice[way] === false)
      .map((way) => `preferences.${place}.${way}`)
      .map((path) => fieldProblem(path, 'request.invalid_parameter', { name: path, allowed: 'true' }));
  });
