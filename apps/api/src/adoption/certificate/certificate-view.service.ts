import type { Clock } from '../../clock/clock.ts';
import { wibDate } from '../../clock/wib.ts';
import type { Db } from '../../database/client.ts';
import { type Delay, isStanding, lateness, listDelays, longestLateness } from '../../forest/survey/index.ts';
import { cardOf, findTreeCards } from '../../forest/tree/index.ts';
import { listDeathsInTerm, promiseOf } from '../ledger/index.ts';
import {
  type CertificateRow,
  listCertificateTrees,
  listCommunities,
  listOrderers,
  listPublicNames,
  listStandingTrees,
} from './certificate.repository.ts';
import { certificateState, sharedAs, shownHolder } from './certificate.rules.ts';
import type { Certificate, OwnCertificate } from './certificate.schemas.ts';
import type { SigningKeyService } from './signing-key.service.ts';

export type CertificateViewService = ReturnType<typeof createCertificateViewService>;

/** Certificates as anyone who has their number sees them, with what is true of their trees now. */
export function createCertificateViewService({
  clock,
  signingKeys,
}: {
  clock: Clock;
  signingKeys: SigningKeyService;
}) {
  async function view(db: Db, rows: readonly CertificateRow[]): Promise<Certificate[]> {
    if (!rows.length) return [];
    const now = clock.now();
    const ids = rows.map(({ id }) => id);
    const [lines, publicNames] = await Promise.all([listCertificateTrees(db, ids), listPublicNames(db, ids)]);
    const treeIds = lines.flatMap(({ treeId, replacedByTreeId }) => [
      treeId,
      ...(replacedByTreeId ? [replacedByTreeId] : []),
    ]);
    const [cards, standing] = await Promise.all([findTreeCards(db, treeIds), listStandingTrees(db, treeIds)]);
    const deaths = await listDeaths(db, standing);
    const successors = await findTreeCards(
      db,
      deaths.flatMap(({ replacedById }) => replacedById ?? []),
    );
    const allCommunityIds = [...new Set([...cards.values()].map((card) => card.kelompokKomunitas.id))];
    const [communities, delays] = await Promise.all([
      listCommunities(db, allCommunityIds),
      listDelays(db, allCommunityIds),
    ]);
    const checked = await Promise.all(rows.map((row) => signingKeys.verify(db, row.signedPayload, row)));

    const standingOf = (line: CertificateLine) =>
      standing.find(({ id }) => id === (line.replacedByTreeId ?? line.treeId));

    return rows.map((row, index) => {
      const own = lines.filter(({ certificateId }) => certificateId === row.id);
      const trees = own.map((line) =>
        certifiedTree(row, line, { latest: standingOf(line), deaths, cards, successors }, now),
      );
      const communityIds = [...new Set(trees.map(({ tree }) => tree.kelompokKomunitas.id))];
      const ownCommunities = communityIds.flatMap((id) =>
        communities.filter((community) => community.id === id),
      );
      const moved = own.some(({ replacedByTreeId }) => replacedByTreeId !== null);
      return {
        certificateNumber: row.certificateNumber,
        issuedAt: row.issuedAt.toISOString(),
        startsAt: row.startsAt.toISOString(),
        endsAt: row.endsAt.toISOString(),
        state: certificateState(row.endsAt, moved, now),
        holder: shownHolder(row.holder, row.holderDisplay),
        sharedAs: sharedAs(row.holderDisplay, publicNames.get(row.id)),
        message: row.message,
        trees,
        lateSurveys: longestLateness(
          own
            .filter(({ endsAt }) => endsAt > now)
            .map((line) => latenessNow(standingOf(line), delays, wibDate(now))),
        ),
        kelompokKomunitas: ownCommunities[0] ?? null,
        groups: ownCommunities,
        revision: row.revision,
        keyId: row.keyId,
        signedPayload: row.signedPayload,
        signature: row.signature,
        signatureValid: checked[index] ?? false,
        checkedAt: now.toISOString(),
      };
    });
  }

  return {
    async one(db: Db, row: CertificateRow): Promise<Certificate> {
      const [certificate] = await view(db, [row]);
      if (!certificate) throw new Error('One row is one certificate');
      return certificate;
    },

    /** The same with what only its owner is told. */
    async own(db: Db, rows: readonly CertificateRow[]): Promise<OwnCertificate[]> {
      const certificates = await view(db, rows);
      const ordererOf = await listOrderers(
        db,
        rows.map(({ transactionId }) => transactionId),
      );
      return rows.flatMap((row, index) => {
        const certificate = certificates[index];
        const { holderDisplay, holder: holderInFull } = row;
        // What was given to its holder was ordered by somebody else.
        const isOwn = ordererOf.get(row.transactionId) === row.adopterId;
        const transactionId = isOwn ? row.transactionId : null;
        return certificate ? [{ ...certificate, transactionId, holderDisplay, holderInFull }] : [];
      });
    },
  };
}

type CertificateLine = Awaited<ReturnType<typeof listCertificateTrees>>[number];
type StandingTree = Awaited<ReturnType<typeof listStandingTrees>>[number];
type Death = Awaited<ReturnType<typeof listDeathsInTerm>>[number];
type TreeCards = Awaited<ReturnType<typeof findTreeCards>>;

async function listDeaths(db: Db, standing: readonly StandingTree[]): Promise<Death[]> {
  const dead = standing.filter(({ condition }) => condition === 'dead').map(({ id }) => id);
  return dead.length > 0 ? listDeathsInTerm(db, dead) : [];
}

/** A tree as it stands on a certificate, with what the `latest` visit found. */
function certifiedTree(
  { issuedAt }: CertificateRow,
  line: CertificateLine,
  {
    latest,
    deaths,
    cards,
    successors,
  }: {
    latest: StandingTree | undefined;
    deaths: readonly Death[];
    cards: TreeCards;
    successors: TreeCards;
  },
  now: Date,
): Certificate['trees'][number] {
  const death = deaths.find(({ treeId, adopterId }) => treeId === latest?.id && adopterId === line.adopterId);
  return {
    tree: cardOf(cards, line.treeId),
    state: certificateState(line.endsAt, line.replacedByTreeId !== null, now),
    replacedBy: line.replacedByTreeId === null ? null : cardOf(cards, line.replacedByTreeId),
    startsAt: line.startsAt.toISOString(),
    endsAt: line.endsAt.toISOString(),
    alive: latest === undefined || isStanding(latest),
    surveyedAt: (latest?.surveyedAt ?? issuedAt).toISOString(),
    ...(death && {
      lost: {
        foundAt: death.foundAt.toISOString(),
        ...promiseOf(death),
        ...(death.replacedById !== null && { successor: cardOf(successors, death.replacedById) }),
      },
    }),
  };
}

const latenessNow = (tree: StandingTree | undefined, delays: ReadonlyMap<number, Delay[]>, today: string) =>
  tree && isStanding(tree) ? lateness(tree, delays.get(tree.communityId) ?? [], today) : null;
