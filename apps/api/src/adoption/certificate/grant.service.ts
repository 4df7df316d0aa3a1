import { wibDate } from '../../clock/wib.ts';
import type { Db } from '../../database/client.ts';
import {
  type AdoptionRow,
  contractNumber,
  insertTerms,
  listOwnedTerms,
  listRenewals,
  lockAccount,
  type Ownership,
  refreshStandings,
  refreshTreeStatus,
  type TransactionRow,
  termEnd,
} from '../ledger/index.ts';
import {
  type CertificateRow,
  findFirstOfOrder,
  insertCertificate,
  insertCertificateTrees,
  listSignedNames,
  updateCertificate,
} from './certificate.repository.ts';
import { payloadOf, shownHolder } from './certificate.rules.ts';
import { drawCertificateNumber } from './certificate-number.rules.ts';
import type { SigningKeyService } from './signing-key.service.ts';

/**
 * A tree that a payment took; `startsAt` lies ahead when it renews a term that still runs. `renews` is the term that it
 * goes on from, and keeps the owner of.
 */
export type GrantedTree = { treeId: number; position: number; startsAt: Date; renews?: number | undefined };

/** What is granted to one owner, by one certificate. */
type Grant = { owner: Ownership; trees: GrantedTree[] };

/** A certificate, and the trees that it names. */
export type Certified = { certificate: CertificateRow; treeIds: readonly number[] };

export type GrantService = ReturnType<typeof createGrantService>;

/** What a settled payment gives: a term for each tree, and one signed certificate for all of an owner's. */
export function createGrantService({ signingKeys }: { signingKeys: SigningKeyService }) {
  const beginTerms = (tx: Db, transaction: TransactionRow, { owner, trees }: Grant): Promise<AdoptionRow[]> =>
    insertTerms(
      tx,
      trees.map(({ treeId, position, startsAt }) => ({
        treeId,
        adopterId: owner.adopterId,
        giftId: owner.giftId,
        transactionId: transaction.id,
        contractNumber: contractNumber(transaction.number, position),
        startsAt,
        endsAt: termEnd(startsAt),
      })),
    );

  /** Puts terms on a certificate. */
  const putOn = (
    tx: Db,
    certificateId: number,
    adoptions: readonly AdoptionRow[],
    trees: readonly GrantedTree[],
  ): Promise<void> =>
    insertCertificateTrees(
      tx,
      adoptions.map(({ id, treeId }) => ({
        certificateId,
        treeId,
        adoptionId: id,
        position: trees.find((granted) => granted.treeId === treeId)?.position ?? 0,
      })),
    );

  /** Lets what is derived from terms follow them. */
  async function follow(tx: Db, adopterId: number, trees: readonly GrantedTree[], now: Date): Promise<void> {
    const ids = trees.map(({ treeId }) => treeId);
    await refreshTreeStatus(tx, ids, now);
    await refreshStandings(tx, [adopterId], now);
  }

  /** Grants trees that the caller has locked, or knows to be nobody's. */
  async function grantTo(
    tx: Db,
    transaction: TransactionRow,
    { owner, trees }: Grant,
    issuedAt: Date,
    now: Date = issuedAt,
  ): Promise<CertificateRow> {
    await lockAccount(tx, owner.adopterId);
    const adoptions = await beginTerms(tx, transaction, { owner, trees });
    const names = await listSignedNames(
      tx,
      trees.map(({ treeId }) => treeId),
    );
    const startsAt = new Date(Math.min(...adoptions.map((row) => row.startsAt.getTime())));
    const endsAt = new Date(Math.max(...adoptions.map((row) => row.endsAt.getTime())));
    const certificateNumber = drawCertificateNumber(Number(wibDate(issuedAt).slice(0, 4)));
    const content = {
      certificateNumber,
      revision: 1,
      holder: shownHolder(owner.holder, owner.holderDisplay),
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
    const made = await insertCertificate(tx, {
      certificateNumber,
      adopterId: owner.adopterId,
      transactionId: transaction.id,
      holder: owner.holder,
      holderDisplay: owner.holderDisplay,
      message: owner.message,
      issuedAt,
      startsAt,
      endsAt,
      revision: 1,
      keyId: signed.keyId,
      signedPayload: signed.payload,
      signature: signed.signature,
    });
    await putOn(tx, made.id, adoptions, trees);
    await follow(tx, owner.adopterId, trees, now);
    return made;
  }

  /** What a transaction that renews nothing gives is its buyer's, in the name it was ordered for. */
  const ofBuyer = (transaction: TransactionRow): Ownership => ({
    adopterId: transaction.adopterId,
    holder: transaction.holder,
    holderDisplay: 'full',
    message: transaction.giftMessage,
    giftId: null,
  });

  const grant = (tx: Db, transaction: TransactionRow, trees: GrantedTree[], issuedAt: Date, now?: Date) =>
    grantTo(tx, transaction, { owner: ofBuyer(transaction), trees }, issuedAt, now);

  /** Trees by whom they are granted to, in the order they were chosen. */
  async function byOwner(
    tx: Db,
    transaction: TransactionRow,
    trees: readonly GrantedTree[],
  ): Promise<Grant[]> {
    const terms = await listOwnedTerms(
      tx,
      trees.flatMap(({ renews }) => renews ?? []),
    );
    const renewals = await listRenewals(tx, transaction.id);
    const grants = new Map<string, Grant>();
    for (const tree of trees) {
      const term = terms.find(({ adoptionId }) => adoptionId === tree.renews);
      const { adopterId, holder, holderDisplay, message, giftId } = term ?? ofBuyer(transaction);
      const renamed = renewals.find(({ adoptionId }) => adoptionId === tree.renews)?.holder ?? null;
      const named =
        renamed === null ? { holder, holderDisplay } : { holder: renamed, holderDisplay: 'full' as const };
      const owner = { adopterId, ...named, message, giftId };
      const key = JSON.stringify(owner);
      grants.set(key, { owner, trees: [...(grants.get(key)?.trees ?? []), tree] });
    }
    return [...grants.values()];
  }

  return {
    grant,

    /** Grants what was renewed to whoever owns it, by a certificate each; anything else to the buyer. */
    async grantEach(
      tx: Db,
      transaction: TransactionRow,
      trees: readonly GrantedTree[],
      now: Date,
    ): Promise<Certified[]> {
      const made: Certified[] = [];
      for (const one of await byOwner(tx, transaction, trees)) {
        const treeIds = one.trees.map(({ treeId }) => treeId);
        made.push({ certificate: await grantTo(tx, transaction, one, now), treeIds });
      }
      return made;
    },

    /**
     * Grants more trees by a transaction that was paid before: on its certificate, which has to be signed anew,
     * or on its first one.
     */
    async grantMore(
      tx: Db,
      transaction: TransactionRow,
      trees: GrantedTree[],
      now: Date,
    ): Promise<{ made: CertificateRow; isFirst: boolean }> {
      const known = await findFirstOfOrder(tx, transaction.id);
      if (!known) return { made: await grant(tx, transaction, trees, now), isFirst: true };
      // Its recipient may have claimed it meanwhile.
      const owner = { ...ofBuyer(transaction), adopterId: known.adopterId };
      const adoptions = await beginTerms(tx, transaction, { owner, trees });
      const endsAt = new Date(
        Math.max(known.endsAt.getTime(), ...adoptions.map((row) => row.endsAt.getTime())),
      );
      await updateCertificate(tx, known.id, { endsAt });
      await putOn(tx, known.id, adoptions, trees);
      await follow(tx, known.adopterId, trees, now);
      return { made: { ...known, endsAt }, isFirst: false };
    },
  };
}
