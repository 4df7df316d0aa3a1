import { asc, eq, inArray } from 'drizzle-orm';
import { wibDate } from '../clock/wib.ts';
import type { Db } from '../database/client.ts';
import { adoption, certificate, certificateTree, species, tree } from '../database/schema/index.ts';
import { lockAccount } from './buyer.repository.ts';
import { payloadOf } from './certificate.rules.ts';
import { drawCertificateNumber } from './certificate-number.rules.ts';
import type { SigningKeyService } from './signing-key.service.ts';
import { refreshStandings } from './standing.repository.ts';
import { termEnd } from './term.rules.ts';
import type { TransactionRow } from './transaction.repository.ts';
import { contractNumber } from './transaction.rules.ts';
import { refreshTreeStatus } from './tree-status.repository.ts';

/** A tree that a payment took; `startsAt` lies ahead when it renews a term that still runs. */
export type GrantedTree = { treeId: number; position: number; startsAt: Date };

export type GrantService = ReturnType<typeof createGrantService>;

/** What a settled payment gives: a term for each tree, and one signed certificate for all of them. */
export function createGrantService({ signingKeys }: { signingKeys: SigningKeyService }) {
  async function insertAdoptions(tx: Db, transaction: TransactionRow, trees: readonly GrantedTree[]) {
    return tx
      .insert(adoption)
      .values(
        trees.map(({ treeId, position, startsAt }) => ({
          treeId,
          adopterId: transaction.adopterId,
          transactionId: transaction.id,
          contractNumber: contractNumber(transaction.number, position),
          startsAt,
          endsAt: termEnd(startsAt),
        })),
      )
      .returning();
  }

  return {
    /**
     * Adopts trees that the caller has locked, or knows to be nobody's. An overlapping term is refused by the
     * database itself.
     */
    async grant(
      tx: Db,
      transaction: TransactionRow,
      trees: readonly GrantedTree[],
      issuedAt: Date,
      now: Date = issuedAt,
    ): Promise<typeof certificate.$inferSelect> {
      await lockAccount(tx, transaction.adopterId);
      const adoptions = await insertAdoptions(tx, transaction, trees);
      const names = await tx
        .select({ treeId: tree.id, code: tree.code, latinName: species.latinName })
        .from(tree)
        .innerJoin(species, eq(species.id, tree.speciesId))
        .where(
          inArray(
            tree.id,
            trees.map(({ treeId }) => treeId),
          ),
        )
        .orderBy(asc(tree.id));
      const startsAt = new Date(Math.min(...adoptions.map((row) => row.startsAt.getTime())));
      const endsAt = new Date(Math.max(...adoptions.map((row) => row.endsAt.getTime())));
      const certificateNumber = drawCertificateNumber(Number(wibDate(issuedAt).slice(0, 4)));
      const content = {
        certificateNumber,
        revision: 1,
        holder: transaction.holder,
        issuedAt,
        startsAt,
        endsAt,
        trees: names.map(({ treeId, code, latinName }) => ({
          code,
          latinName,
          endsAt: adoptions.find((row) => row.treeId === treeId)?.endsAt ?? endsAt,
        })),
      };
      const signed = await signingKeys.sign(tx, (keyId) => payloadOf({ ...content, keyId }));
      const [made] = await tx
        .insert(certificate)
        .values({
          certificateNumber,
          adopterId: transaction.adopterId,
          transactionId: transaction.id,
          holder: transaction.holder,
          holderDisplay: 'full',
          message: transaction.giftMessage,
          issuedAt,
          startsAt,
          endsAt,
          revision: 1,
          keyId: signed.keyId,
          signedPayload: signed.payload,
          signature: signed.signature,
        })
        .returning();
      if (!made) throw new Error('The certificate was not stored');
      await tx.insert(certificateTree).values(
        adoptions.map(({ id, treeId }) => ({
          certificateId: made.id,
          treeId,
          adoptionId: id,
          position: trees.find((granted) => granted.treeId === treeId)?.position ?? 0,
        })),
      );
      await refreshTreeStatus(
        tx,
        trees.map(({ treeId }) => treeId),
        now,
      );
      await refreshStandings(tx, [transaction.adopterId], now);
      return made;
    },
  };
}
