import type { Clock } from '../clock/clock.ts';
import type { Database, Db } from '../database/client.ts';
import type { MailService } from '../engagement/mail/index.ts';
import { Problem } from '../http/problem.ts';
import { type Adopter, deletePasskeys, lockAdopter, updateAdopter } from '../identity/adopter/index.ts';
import { deleteKeys } from '../identity/key/index.ts';
import type { PictureRemoval } from '../identity/picture/index.ts';
import { type Confirmation, type ConfirmationService, forgetAddress } from '../identity/proof/index.ts';
import { deleteSessions } from '../identity/session/index.ts';

export type DeletionService = ReturnType<typeof createDeletionService>;

/** What is left of a deleted account: a row that its bookkeeping refers to. */
const nobody = {
  name: '',
  email: null,
  passwordHash: null,
  phone: null,
  picture: null,
  googleSubject: null,
  emailVerifiedAt: null,
  publicName: 'hidden',
} as const;

/** Ends accounts for good. */
export function createDeletionService({
  database: { db },
  clock,
  confirmations,
  pictureRemoval,
  adoption,
  messages,
  mails,
}: {
  database: Pick<Database, 'db'>;
  clock: Clock;
  confirmations: Pick<ConfirmationService, 'check'>;
  pictureRemoval: PictureRemoval;
  adoption: {
    settlePending(adopterId: number): Promise<void>;
    forget(tx: Db, adopterId: number): Promise<void>;
  };
  messages: { forget(tx: Db, adopterId: number, email: string): Promise<void> };
  mails: Pick<MailService, 'enqueue'>;
}) {
  /** Told where it was proven: whoever did not do it has to hear of it. Its row names nobody once it is sent. */
  const confirm = (tx: Db, { id, language }: Adopter, to: string, deletedAt: Date) =>
    mails.enqueue(tx, {
      dedupeKey: `account-deleted:${id}`,
      to,
      language,
      template: 'accountDeleted',
      data: { deletedAt: deletedAt.toISOString() },
    });

  return {
    /**
     * Settles or cancels what is pending, then removes everything personal at once. Numbers, amounts, dates
     * and trees stay for the books.
     * @throws Problem those of a confirmation, auth.user_not_found when it is deleted already
     */
    async remove(adopter: Adopter, confirmation: Confirmation): Promise<void> {
      await confirmations.check(adopter, confirmation);
      // Asks the payment gateway, so it holds no locks.
      await adoption.settlePending(adopter.id);
      const before = await db.transaction(async (tx) => {
        const found = await lockAdopter(tx, adopter.id);
        if (!found || found.deletedAt) throw new Problem('auth.user_not_found');
        const email = found.email ?? '';
        await adoption.forget(tx, found.id);
        await messages.forget(tx, found.id, email);
        await forgetAddress(tx, email);
        await deleteSessions(tx, found.id);
        await deletePasskeys(tx, found.id);
        await deleteKeys(tx, found.id);
        const deletedAt = clock.now();
        await updateAdopter(tx, found.id, { ...nobody, deletedAt });
        if (found.emailVerifiedAt) await confirm(tx, found, email, deletedAt);
        if (found.picture !== null) await pictureRemoval.queue(tx, found.picture);
        return found;
      });
      if (before.picture !== null) await pictureRemoval.now(before.picture);
    },
  };
}
