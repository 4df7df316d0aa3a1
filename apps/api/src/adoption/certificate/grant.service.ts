import { asc, eq, inArray } from 'drizzle-orm';
import { wibDate } from '../../clock/wib.ts';
import type { Db } from '../../database/client.ts';
import { adoption, certificate, certificateTree, species, tree } from '../../database/schema/index.ts';
import {
  contractNumber,
  lockAccount,
  refreshStandings,
  refreshTreeStatus,
  type TransactionRow,
  termEnd,
} from '../ledger/index.ts';
import { payloadOf } from './certificate.rules.ts';
import { drawCertificateNumber } from './certificate-number.rules.ts';
import type { SigningKeyService } from './signing-key.service.ts';

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

  /** Names adoptions on a certificate. */
  async function list(
    tx: Db,
    certificateId: number,
    adoptions: readonly (typeof adoption.$inferSelect)[],
    trees: readonly GrantedTree[],
  ): Promise<void> {
    await tx.insert(certificateTree).values(
      adoptions.map(({ id, treeId }) => ({
        certificateId,
        treeId,
        adoptionId: id,
        position: trees.find((granted) => granted.treeId === treeId)?.position ?? 0,
      })),
    );
  }

  /** Lets what is derived from adoptions follow them. */
  async function follow(
    tx: Db,
    { adopterId }: TransactionRow,
    trees: readonly GrantedTree[],
    now: Date,
  ): Promise<void> {
    const ids = trees.map(({ treeId }) => treeId);
    await refreshTreeStatus(tx, ids, now);
    await refreshStandings(tx, [adopterId], now);
  }

  /**
   * Adopts trees that the caller has locked, or knows to be nobody's. An overlapping term is refused by the
   * database itself.
   */
  async function grant(
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
    await list(tx, made.id, adoptions, trees);
    await follow(tx, transaction, trees, now);
    return made;
  }

  return {
    grant,

    /**
     * Adopts more trees by a transaction that was paid before: on its certificate, which has to be signed anew,
     * or on its first one.
     */
    async add(
      tx: Db,
      transaction: TransactionRow,
      trees: readonly GrantedTree[],
      now: Date,
    ): Promise<{ made: typeof certificate.$inferSelect; isFirst: boolean }> {
      const [known] = await tx
        .select()
        .from(certificate)
        .where(eq(certificate.transactionId, transaction.id));
      if (!known) return { made: await grant(tx, transaction, trees, now), isFirst: true };
      const adoptions = await insertAdoptions(tx, transaction, trees);
      const endsAt = new Date(
        Math.max(known.endsAt.getTime(), ...adoptions.map((row) => row.endsAt.getTime())),
      );
      await tx.update(certificate).set({ endsAt }).where(eq(certificate.id, known.id));
      await list(tx, known.id, adoptions, trees);
      await follow(tx, transaction, trees, now);
      return { made: { ...known, endsAt }, isFirst: false };
    },
  };
}
