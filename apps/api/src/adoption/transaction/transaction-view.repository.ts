import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { adopter, adoption, certificate, gift } from '../../database/schema/index.ts';
import type { CertificateRow } from '../certificate/index.ts';
import type { AdoptionRow } from '../ledger/index.ts';

/** The terms that some orders gave, by rising id. */
export const listAdoptions = (db: Db, transactionIds: readonly number[]): Promise<AdoptionRow[]> =>
  transactionIds.length
    ? db
        .select()
        .from(adoption)
        .where(inArray(adoption.transactionId, [...transactionIds]))
        .orderBy(asc(adoption.id))
    : Promise.resolve([]);

export const listCertificates = (db: Db, transactionIds: readonly number[]): Promise<CertificateRow[]> =>
  transactionIds.length
    ? db
        .select()
        .from(certificate)
        .where(inArray(certificate.transactionId, [...transactionIds]))
    : Promise.resolve([]);

/** What some orders gave away, and whether whoever accepted it has left. */
export const listGifts = (db: Db, transactionIds: readonly number[]) =>
  transactionIds.length
    ? db
        .select({
          ...getTableColumns(gift),
          recipientLeft: sql<boolean>`${adopter.deletedAt} is not null`,
        })
        .from(gift)
        .leftJoin(adopter, eq(adopter.id, gift.claimedById))
        .where(inArray(gift.transactionId, [...transactionIds]))
    : Promise.resolve([]);
