import type { CertificateService } from '../adoption/certificate/index.ts';
import { handBack } from '../adoption/gift/index.ts';
import {
  deleteStanding,
  listAwaited,
  makeOrdersNameless,
  refreshStandings,
} from '../adoption/ledger/index.ts';
import { deleteOrderKeys } from '../adoption/order/index.ts';
import type { ReleaseService } from '../adoption/payment/index.ts';
import { deleteWishtree } from '../adoption/wishtree/index.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database, Db } from '../database/client.ts';

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
      for (const id of await listAwaited(database.db, adopterId)) {
        if ((await release.endAttempts(id)) !== 'settled') await release.giveUp(id);
      }
    },

    /**
     * Takes every name and address out of what is kept for the books: numbers, amounts, dates and trees stay.
     * Certificates go on without a name, as a revision of their own.
     */
    async forget(tx: Db, adopterId: number): Promise<void> {
      await deleteOrderKeys(tx, await makeOrdersNameless(tx, adopterId));
      await certificates.makeNameless(tx, adopterId);
      await refreshStandings(tx, await handBack(tx, adopterId), clock.now());
      await deleteWishtree(tx, adopterId);
      await deleteStanding(tx, adopterId);
    },
  };
}
