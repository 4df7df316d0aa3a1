import type { Clock } from '../clock/clock.ts';
import type { Database, Db } from '../database/client.ts';
import type { MailService } from '../engagement/mail.service.ts';
import type { NotificationService } from '../engagement/notification.service.ts';
import type { Limits } from '../http/limits.ts';
import { fieldProblem, invalidFields, Problem } from '../http/problem.ts';
import { type Adopter, findAdopter, updateAdopter } from './adopter.repository.ts';
import { passwordProblem } from './password.rules.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import type { SessionService } from './session.service.ts';

export type PasswordService = ReturnType<typeof createPasswordService>;

/** Keeping passwords, and telling the owner when one changes. */
export function createPasswordService({
  database: { db },
  clock,
  limits,
  sessions,
  mails,
  notifications,
}: {
  database: Pick<Database, 'db'>;
  clock: Clock;
  limits: Limits;
  sessions: SessionService;
  mails: MailService;
  notifications: NotificationService;
}) {
  /** Stores a hash, ends every session but `keepSession`, and tells the owner. */
  async function set(
    tx: Db,
    adopter: Adopter,
    passwordHash: string,
    { keepSession }: { keepSession: string | undefined },
  ): Promise<void> {
    const now = clock.now();
    await updateAdopter(tx, adopter.id, { passwordHash });
    await sessions.endAll(tx, adopter.id, keepSession);
    const dedupeKey = `password-changed:${adopter.id}:${now.getTime()}`;
    await notifications.notify(tx, {
      adopterId: adopter.id,
      type: 'system',
      category: 'rimba_password_changed',
      data: {},
      link: null,
      dedupeKey,
    });
    await mails.enqueue(tx, {
      dedupeKey,
      to: adopter.email ?? '',
      template: 'passwordChanged',
      language: adopter.language,
      data: { name: adopter.name, changedAt: now.toISOString() },
    });
  }

  return {
    hash: hashPassword,
    set,

    /**
     * Changes a known password; the session it is changed from stays.
     * @throws Problem auth.wrong_current_password, auth.password_…, request.too_many
     */
    async change(
      caller: { id: number; sessionId: string },
      given: { currentPassword: string; newPassword: string },
    ): Promise<void> {
      const wrong = passwordProblem(given.newPassword, 'newPassword');
      if (wrong) throw invalidFields([wrong]);
      await limits.tryOnce('password', String(caller.id));
      const adopter = await findAdopter(db, caller.id);
      if (!adopter || adopter.deletedAt) throw new Problem('auth.user_not_found');
      if (!(await verifyPassword(given.currentPassword, adopter.passwordHash))) {
        throw invalidFields(
          [fieldProblem('currentPassword', 'auth.wrong_current_password')],
          'auth.wrong_current_password',
        );
      }
      await limits.forgetTries('password', String(caller.id));
      const passwordHash = await hashPassword(given.newPassword);
      await db.transaction((tx) => set(tx, adopter, passwordHash, { keepSession: caller.sessionId }));
    },
  };
}
