import { and, asc, count, desc, eq, inArray, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/client.ts';
import {
  adoption,
  certificate,
  certificateTree,
  gift,
  letter,
  survey,
  transaction,
  tree,
} from '../../database/schema/index.ts';
import { replantBy } from '../../forest/survey/index.ts';

/** The term of the same contract that its certificate names: the last, where a dead tree was replaced. */
const named = alias(adoption, 'named');
/** The order that a gift was first made by, whoever renewed it since. */
const given = alias(transaction, 'given');

const mine = alias(adoption, 'mine');

/** Terms that an adopter has or had, and those that they gave away; by `or` in one, every term there is would be read. */
const ownTermIds = (db: Db, adopterId: number) =>
  db
    .select({ id: mine.id })
    .from(mine)
    .where(eq(mine.adopterId, adopterId))
    .union(
      db
        .select({ id: mine.id })
        .from(mine)
        .innerJoin(gift, eq(gift.id, mine.giftId))
        .where(eq(gift.giverId, adopterId)),
    );

/** Every term that an adopter ever had or gave away, the first first, with the order and the certificate it came from. */
export const listOwnTerms = (db: Db, adopterId: number) =>
  db
    .select({
      id: adoption.id,
      treeId: adoption.treeId,
      contractNumber: adoption.contractNumber,
      certificateNumber: certificate.certificateNumber,
      startsAt: adoption.startsAt,
      endsAt: adoption.endsAt,
      holder: certificate.holder,
      /** Null for what is no gift. */
      isGiver: sql<boolean | null>`${gift.giverId} = ${adopterId}`,
      /** Somebody else's: given, and accepted. */
      isTheirs: sql<boolean>`${adoption.adopterId} <> ${adopterId}`,
      /** Who adopted or gave it did not pay for it. */
      isPaidByOther: sql<boolean>`${transaction.adopterId} <> ${adopterId}`,
      giver: given.customer,
    })
    .from(adoption)
    .innerJoin(transaction, eq(transaction.id, adoption.transactionId))
    .innerJoin(named, eq(named.contractNumber, adoption.contractNumber))
    .innerJoin(certificateTree, eq(certificateTree.adoptionId, named.id))
    .innerJoin(certificate, eq(certificate.id, certificateTree.certificateId))
    .leftJoin(gift, eq(gift.id, adoption.giftId))
    .leftJoin(given, eq(given.id, gift.transactionId))
    .where(inArray(adoption.id, ownTermIds(db, adopterId)))
    .orderBy(asc(adoption.startsAt), asc(adoption.id));
export type OwnTerm = Awaited<ReturnType<typeof listOwnTerms>>[number];

const latest = alias(adoption, 'latest');
const lost = alias(tree, 'lost');
const replacement = alias(tree, 'replacement');

/** Trees as they stand, with the tree that each replaces and the one that replaces it. */
export const listStandingTrees = (db: Db, ids: readonly number[]) =>
  db
    .select({
      id: tree.id,
      condition: tree.condition,
      status: tree.status,
      plantedAt: tree.plantedAt,
      surveyedAt: tree.surveyedAt,
      nextSurveyDue: tree.nextSurveyDue,
      replantBy: replantBy(db),
      replantDelay: tree.replantDelay,
      /** Of its last term, whoever's. */
      adoptedAt: sql<Date | null>`(${db
        .select({ at: max(latest.startsAt) })
        .from(latest)
        .where(eq(latest.treeId, tree.id))})`.mapWith(adoption.startsAt),
      adoptedUntil: sql<Date | null>`(${db
        .select({ at: max(latest.endsAt) })
        .from(latest)
        .where(eq(latest.treeId, tree.id))})`.mapWith(adoption.endsAt),
      replaces: { id: lost.id, code: lost.code },
      replacedBy: { id: replacement.id, code: replacement.code },
      replacement: { plantedAt: replacement.plantedAt, condition: replacement.condition },
    })
    .from(tree)
    .leftJoin(lost, eq(lost.id, tree.replacesTreeId))
    .leftJoin(replacement, eq(replacement.replacesTreeId, tree.id))
    .where(inArray(tree.id, [...ids]));
export type StandingTree = Awaited<ReturnType<typeof listStandingTrees>>[number];

/** The surveys of some trees, the latest first. */
export const listSurveys = (db: Db, treeIds: readonly number[]) =>
  db
    .select()
    .from(survey)
    .where(inArray(survey.treeId, [...treeIds]))
    .orderBy(desc(survey.surveyedAt));
export type SurveyRow = Awaited<ReturnType<typeof listSurveys>>[number];

/** The letters that told an adopter of deaths, by tree. */
export async function findDeathLetters(db: Db, adopterId: number) {
  const rows = await db
    .select({ id: letter.id, treeId: letter.treeId, openedAt: letter.openedAt })
    .from(letter)
    .where(and(eq(letter.adopterId, adopterId), eq(letter.kind, 'death')));
  return new Map(rows.flatMap(({ treeId, ...row }) => (treeId === null ? [] : [[treeId, row] as const])));
}

export async function countVisitLetters(db: Db, adopterId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(letter)
    .where(and(eq(letter.adopterId, adopterId), eq(letter.kind, 'visit')));
  return row?.total ?? 0;
}
