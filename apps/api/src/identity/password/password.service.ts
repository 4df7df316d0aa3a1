import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import type { NotificationService } from '../../engagement/notification/index.ts';
import { refuseWrong } from '../../http/problem.ts';
import { type Adopter, hashPassword, lockAdopter, updateAdopter } from '../adopter/index.ts';
import { type ConfirmationService, wrongPassword } from '../proof/index.ts';
import type { Device, SessionService } from '../session/index.ts';
import type { WayService } from '../way/index.ts';
import { type PasswordChange, wrongInPasswordChange } from './password-body.rules.ts';

export type PasswordService = ReturnType<typeof createPasswordService>;

/** Keeping passwords, and telling the owner when one changes. */
export function createPasswordService({
  database: { db },
  clock,
  confirmations,
  sessions,
  ways,
  mails,
  notifications,
}: {
  database: Pick<Database, 'db'>;
  clock: Clock;
  confirmations: ConfirmationService;
  sessions: SessionService;
  ways: Pick<WayService, 'added'>;
  mails: MailService;
  notifications: NotificationService;
}) {
  /** Stores a hash, ends every session but `keepSession`, and tells the owner. */
  async function set(
    tx: Db,
    adopter: Adopter,
    passwordHash: string,
    { keepSession, device }: { keepSession: string | undefined; device: Device },
  ): Promise<void> {
    const now = clock.now();
    await updateAdopter(tx, adopter.id, { passwordHash });
    await sessions.endAll(tx, adopter.id, 'password', keepSession);
    if (adopter.passwordHash === null) return ways.added(tx, adopter, { kind: 'password' }, device);
    const dedupeKey = `password-changed:${adopter.id}:${now.getTime()}`;
    await notifications.notify(tx, {
      adopterId: adopter.id,
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
     * Changes the password, or sets the first one of an account that has none; the session this is done from
     * stays.
     * @throws Problem auth.password_…, and those of a confirmation
     */
    async change(
      adopter: Adopter,
      given: PasswordChange,
      { keepSession, device }: { keepSession: string; device: Device },
    ): Promise<void> {
      refuseWrong(wrongInPasswordChange(given));
      const { newPassword, ...confirmation } = given;
      await confirmations.check(adopter, confirmation);
      const passwordHash = await hashPassword(newPassword);
      await db.transaction(async (tx) => {
        // Another change or a reset may have come between: what was confirmed is no longer the password then.
        const now = await lockAdopter(tx, adopter.id);
        if (now?.passwordHash !== adopter.passwordHash) throw wrongPassword();
        await set(tx, adopter, passwordHash, { keepSession, device });
      });
    },
  };
}
