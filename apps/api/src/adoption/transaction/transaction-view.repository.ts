import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { adopter, adoption, certificate, certificateTree, gift } from '../../database/schema/index.ts';
import type { CertificateRow } from '../certificate/index.ts';

/** The terms that some orders gave, by rising id, each with its certificate; none of one that went on at another tree. */
export const listAdoptions = (db: Db, transactionIds: readonly number[]) =>
  transactionIds.length
    ? db
        .select({ ...getTableColumns(adoption), certificateNumber: certificate.certificateNumber })
        .from(adoption)
        .leftJoin(certificateTree, eq(certificateTree.adoptionId, adoption.id))
        .leftJoin(certificate, eq(certificate.id, certificateTree.certificateId))
        .where(inArray(adoption.transactionId, [...transactionIds]))
        .orderBy(asc(adoption.id))
    : Promise.resolve([]);
export type OrderedTerm = Awaited<ReturnType<typeof listAdoptions>>[number];

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
