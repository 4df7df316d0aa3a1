import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import {
  adoption,
  certificate,
  certificateTree,
  gift,
  type PublicNameChoice,
} from '../../database/schema/index.ts';

/** Whose a term is, and what its certificate says of it. */
export type Ownership = {
  adopterId: number;
  holder: string;
  holderDisplay: PublicNameChoice;
  message: string | null;
  giftId: number | null;
};

/** A term as it can be renewed; `giverId`: who gave it away. */
export type OwnedTerm = Ownership & {
  adoptionId: number;
  treeId: number;
  giverId: number | null;
  startsAt: Date;
  endsAt: Date;
};

/** Some terms with whose they are, by rising id. */
export const listOwnedTerms = (db: Db, adoptionIds: readonly number[]): Promise<OwnedTerm[]> =>
  adoptionIds.length
    ? db
        .select({
          adoptionId: adoption.id,
          treeId: adoption.treeId,
          adopterId: adoption.adopterId,
          holder: certificate.holder,
          holderDisplay: certificate.holderDisplay,
          message: certificate.message,
          giftId: adoption.giftId,
          giverId: gift.giverId,
          startsAt: adoption.startsAt,
          endsAt: adoption.endsAt,
        })
        .from(adoption)
        .innerJoin(certificateTree, eq(certificateTree.adoptionId, adoption.id))
        .innerJoin(certificate, eq(certificate.id, certificateTree.certificateId))
        .leftJoin(gift, eq(gift.id, adoption.giftId))
        .where(inArray(adoption.id, [...adoptionIds]))
        .orderBy(asc(adoption.id))
    : Promise.resolve([]);
