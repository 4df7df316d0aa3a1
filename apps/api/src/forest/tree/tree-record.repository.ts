import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { excluded } from '../../database/excluded.ts';
import { adoption, tree } from '../../database/schema/index.ts';
import { nextSurveyDue, recordSurveys, type SurveyRecord } from '../survey/index.ts';
import { snap } from '../vocabulary/index.ts';

/** A tree as staff record it, with the visit that found it. */
export type TreeRecord = {
  code: string;
  /** Where none is given, a new tree goes by its species. */
  treeName: string | undefined;
  speciesId: number;
  speciesName: string;
  communityId: number;
  landType: typeof tree.$inferInsert.landType;
  /** YYYY-MM-DD. */
  plantedAt: string;
  exactLatitude: number;
  exactLongitude: number;
  /** Metres above sea level. */
  elevation: number;
  /** Whether a new tree may be adopted; a known one keeps the status its adoptions gave it. */
  offered: boolean;
  /** Code of the dead tree whose place it took. */
  replaces: string | undefined;
  visit: Omit<SurveyRecord, 'treeId'>;
};

/** Stores trees, or corrects those of the same codes, each with its survey. */
export async function recordTrees(tx: Db, records: readonly TreeRecord[], now: Date): Promise<void> {
  // One after another only where a tree of this very batch is replaced by another of it.
  const codes = new Set(records.map(({ code }) => code));
  const [first, later] = [
    records.filter(({ replaces }) => replaces === undefined || !codes.has(replaces)),
    records.filter(({ replaces }) => replaces !== undefined && codes.has(replaces)),
  ];
  await writeTrees(tx, first, now);
  for (const record of later) await writeTrees(tx, [record], now);
}

async function writeTrees(tx: Db, records: readonly TreeRecord[], now: Date): Promise<void> {
  if (!records.length) return;
  const replaced = await findReplaced(tx, records, now);
  const rows = records.map((record) => {
    const lost = record.replaces === undefined ? undefined : replaced.get(record.replaces);
    return {
      code: record.code,
      treeName: record.treeName ?? capitalised(record.speciesName),
      speciesId: record.speciesId,
      communityId: record.communityId,
      landType: record.landType,
      // What replaces a tree that somebody adopted is not for sale: the adoption moves to it.
      status: record.offered && !lost?.adopted ? ('ready_to_adopt' as const) : ('active' as const),
      plantedAt: record.plantedAt,
      exactLatitude: record.exactLatitude,
      exactLongitude: record.exactLongitude,
      latitude: snap(record.exactLatitude),
      longitude: snap(record.exactLongitude),
      elevation: record.elevation,
      circumference: record.visit.circumference,
      height: record.visit.height,
      carbonAbsorption: 0,
      condition: record.visit.condition,
      surveyor: record.visit.surveyor,
      surveyedAt: record.visit.surveyedAt,
      nextSurveyDue: nextSurveyDue(record.visit.surveyedAt),
      replacesTreeId: lost?.id ?? null,
      createdAt: record.visit.surveyedAt,
    };
  });
  const named = new Set(records.filter(({ treeName }) => treeName !== undefined).map(({ code }) => code));
  const stored = await tx
    .insert(tree)
    .values(rows)
    .onConflictDoUpdate({
      target: tree.code,
      set: {
        treeName: sql`case when ${inArray(sql`excluded.code`, named.size ? [...named] : [''])} then excluded.tree_name else ${tree.treeName} end`,
        ...excluded(tree, [
          'speciesId',
          'communityId',
          'landType',
          'plantedAt',
          'exactLatitude',
          'exactLongitude',
          'latitude',
          'longitude',
          'elevation',
        ]),
        replacesTreeId: sql`coalesce(excluded.replaces_tree_id, ${tree.replacesTreeId})`,
      },
    })
    .returning({ id: tree.id, code: tree.code });
  const idOf = new Map(stored.map(({ id, code }) => [code, id]));
  const visits = records.flatMap(({ code, visit }): SurveyRecord[] => {
    const treeId = idOf.get(code);
    return treeId === undefined ? [] : [{ ...visit, treeId }];
  });
  await recordSurveys(tx, visits, now);
}

async function findReplaced(
  tx: Db,
  records: readonly TreeRecord[],
  now: Date,
): Promise<Map<string, { id: number; adopted: boolean }>> {
  const codes = records.flatMap(({ replaces }) => (replaces === undefined ? [] : [replaces]));
  if (!codes.length) return new Map();
  const rows = await tx
    .select({ id: tree.id, code: tree.code, adoptionId: adoption.id })
    .from(tree)
    .leftJoin(adoption, and(eq(adoption.treeId, tree.id), gt(adoption.endsAt, now)))
    .where(inArray(tree.code, codes));
  return new Map(rows.map(({ id, code, adoptionId }) => [code, { id, adopted: adoptionId !== null }]));
}

/** A tree as it is on record, by its code. */
export async function findTreeByCode(db: Db, code: string): Promise<typeof tree.$inferSelect | undefined> {
  const [row] = await db.select().from(tree).where(eq(tree.code, code));
  return row;
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
