import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import type { PublicNameChoice } from '../../database/schema/index.ts';
import { cardOf, findTreeCards } from '../../forest/tree/index.ts';
import { Problem } from '../../http/problem.ts';
import {
  type CertificateRow,
  countOwnCertificates,
  findCertificate,
  listCertificateTrees,
  listOwnCertificates,
  lockCertificate,
  lockOwnCertificates,
  updateCertificate,
} from './certificate.repository.ts';
import { certificateStates, payloadOf, shownHolder } from './certificate.rules.ts';
import type { Certificate, CertificateQuery, OwnCertificate } from './certificate.schemas.ts';
import type { CertificateDocuments } from './certificate-document.service.tsx';
import { readCertificateNumber } from './certificate-number.rules.ts';
import type { CertificateViewService } from './certificate-view.service.ts';
import type { SigningKeyService } from './signing-key.service.ts';

export type CertificateService = ReturnType<typeof createCertificateService>;

export function createCertificateService({
  database: { db },
  clock,
  views,
  signingKeys,
  documents,
}: {
  database: Database;
  clock: Clock;
  views: CertificateViewService;
  signingKeys: SigningKeyService;
  documents: Pick<CertificateDocuments, 'forgetRevision'>;
}) {
  /** @throws certificate.invalid_number (mistyped), certificate.not_found */
  async function find(typed: string): Promise<CertificateRow> {
    const number = readCertificateNumber(typed);
    if (!number) throw new Problem('certificate.invalid_number');
    const row = await findCertificate(db, number);
    if (!row) throw new Problem('certificate.not_found');
    return row;
  }

  async function findOwn(adopterId: number, typed: string): Promise<CertificateRow> {
    const row = await find(typed);
    if (row.adopterId !== adopterId) throw new Problem('certificate.not_found');
    return row;
  }

  async function ownView(row: CertificateRow): Promise<OwnCertificate> {
    const [certificate] = await views.own(db, [row]);
    if (!certificate) throw new Error('One row is one certificate');
    return certificate;
  }

  /** Signs the certificate anew as it stands, under the next revision. */
  async function revise(
    tx: Db,
    row: CertificateRow,
    changes: Partial<Pick<CertificateRow, 'holder' | 'holderDisplay' | 'message'>>,
  ): Promise<CertificateRow | undefined> {
    const next = { ...row, ...changes, revision: row.revision + 1 };
    const lines = await listCertificateTrees(tx, [row.id]);
    const cards = await findTreeCards(
      tx,
      lines.flatMap(({ treeId, replacedByTreeId }) => [treeId, replacedByTreeId ?? treeId]),
    );
    const trees = lines.map(({ treeId, replacedByTreeId, endsAt }) => {
      const { code, latinName } = cardOf(cards, replacedByTreeId ?? treeId);
      const lost = replacedByTreeId === null ? {} : { replaces: cardOf(cards, treeId).code };
      return { code, latinName, endsAt, ...lost };
    });
    const holder = shownHolder(next.holder, next.holderDisplay);
    const signed = await signingKeys.sign(tx, (keyId) => payloadOf({ ...next, holder, trees, keyId }));
    return updateCertificate(tx, row.id, {
      ...changes,
      revision: next.revision,
      keyId: signed.keyId,
      signedPayload: signed.payload,
      signature: signed.signature,
    });
  }

  return {
    find,
    findOwn,
    view: (row: CertificateRow): Promise<Certificate> => views.one(db, row),

    read: async (typed: string): Promise<Certificate> => views.one(db, await find(typed)),

    readOwn: async (adopterId: number, typed: string): Promise<OwnCertificate> =>
      ownView(await findOwn(adopterId, typed)),

    async list(
      adopterId: number,
      query: CertificateQuery,
    ): Promise<{ certificates: OwnCertificate[]; total: number }> {
      const { state } = query.filters;
      const states = certificateStates.filter((one) => state?.in?.includes(one) ?? state?.equals === one);
      const among = state && { states, now: clock.now() };
      const [rows, total] = await Promise.all([
        listOwnCertificates(db, adopterId, among, { ...query, order: query.sort.order }),
        countOwnCertificates(db, adopterId, among),
      ]);
      return { certificates: await views.own(db, rows), total };
    },

    /** For an account that is deleted: each record goes on, and names nobody. */
    async makeNameless(tx: Db, adopterId: number): Promise<void> {
      for (const row of await lockOwnCertificates(tx, adopterId)) {
        await revise(tx, row, { holder: '', holderDisplay: 'hidden', message: null });
        await documents.forgetRevision(row.certificateNumber, row.revision);
      }
    },

    /** Signs a certificate as it stands now, after an adoption moved to another tree or one was added. */
    async signAnew(tx: Db, id: number): Promise<CertificateRow | undefined> {
      const row = await lockCertificate(tx, id);
      if (!row) return undefined;
      const revised = await revise(tx, row, {});
      await documents.forgetRevision(row.certificateNumber, row.revision);
      return revised;
    },

    /** How the holder is shown is part of what is signed: a change is a new revision. */
    async showHolder(adopterId: number, typed: string, display: PublicNameChoice): Promise<OwnCertificate> {
      const before = await findOwn(adopterId, typed);
      const changed = await db.transaction(async (tx) => {
        const row = await lockCertificate(tx, before.id);
        return row && row.holderDisplay !== display ? revise(tx, row, { holderDisplay: display }) : row;
      });
      if (!changed) throw new Problem('certificate.not_found');
      if (changed.revision !== before.revision) {
        await documents.forgetRevision(before.certificateNumber, before.revision);
      }
      return ownView(changed);
    },
  };
}
