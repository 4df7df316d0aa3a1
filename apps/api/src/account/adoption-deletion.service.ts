import { and, eq, inArray } from 'drizzle-orm';
import type { CertificateService } from '../adoption/certificate/index.ts';
import { handBack } from '../adoption/gift/index.ts';
import { deleteStanding, refreshStandings } from '../adoption/ledger/index.ts';
import type { ReleaseService } from '../adoption/payment/index.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database, Db } from '../database/client.ts';
import { certificate, idempotencyKey, transaction, wishtreeEntry } from '../database/schema/index.ts';

const nobody = { firstName: '', lastName: '', email: '', phone: '' };

/** What adoption does when somebody deletes their account. */
export function createAdoptionDeletion(
  { database, clock }: { database: Database; clock: Clock },
  {
    payment: { release },
    certificate: { certificates },
  }: {
    payment: { release: ReleaseService };
    certificate: { certificates: CertificateService };
  },
) {
  return {
    /**
     * Settles or cancels whatever waits for payment, and lets its trees go. Asks the gateway, so before and
     * outside the transaction that deletes the account.
     */
    async settlePending(adopterId: number): Promise<void> {
      const pending = await database.db
        .select({ id: transaction.id })
        .from(transaction)
        .where(and(eq(transaction.adopterId, adopterId), eq(transaction.status, 'pending_payment')));
      for (const { id } of pending) {
        if ((await release.endAttempts(id)) !== 'settled') await release.giveUp(id);
      }
    },

    /**
     * Takes every name and address out of what is kept for the books: numbers, amounts, dates and trees stay.
     * Certificates go on without a name, as a revision of their own.
     */
    async forget(tx: Db, adopterId: number): Promise<void> {
      const rows = await tx
        .select({ id: transaction.id, customer: transaction.customer })
        .from(transaction)
        .where(eq(transaction.adopterId, adopterId));
      for (const { id, customer } of rows) {
        await tx
          .update(transaction)
          .set({
            customer: { ...customer, ...nobody },
            publicName: 'hidden',
            holder: '',
            giftMessage: null,
            giftRecipientEmail: null,
          })
          .where(eq(transaction.id, id));
      }
      // A guest's key names the address it was used with.
      const ids = rows.map(({ id }) => id);
      await tx.delete(idempotencyKey).where(inArray(idempotencyKey.transactionId, ids));
      const ofAdopter = eq(certificate.adopterId, adopterId);
      const held = await tx.select().from(certificate).where(ofAdopter).orderBy(certificate.id).for('update');
      for (const row of held) await certificates.makeNameless(tx, row);
      await refreshStandings(tx, await handBack(tx, adopterId), clock.now());
      await tx.delete(wishtreeEntry).where(eq(wishtreeEntry.adopterId, adopterId));
      await deleteStanding(tx, adopterId);
    },
  };
}
