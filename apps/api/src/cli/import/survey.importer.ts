import { inArray } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { survey, tree } from '../../database/schema/index.ts';
import { implausible, recordSurveys } from '../../forest/survey/index.ts';
import { treeCode } from './cell.rules.ts';
import { type Effect, type Entry, type Fault, type Importer, inPortions } from './importer.ts';
import {
  type Measurement,
  measurementColumns,
  saysTheSame,
  surveyRow,
  visitKey,
} from './measurement.columns.ts';

/** What is left of a dead tree need not be measured. */
type SurveyValues = Omit<Measurement, 'circumference' | 'height'> & {
  tree: string;
  circumference: number | null;
  height: number | null;
};

export const surveyImporter: Importer<SurveyValues> = {
  columns: {
    tree: { cell: treeCode, also: ['code', 'tree_code', 'kode', 'kode_pohon'] },
    ...measurementColumns,
    circumference: { ...measurementColumns.circumference, empty: null },
    height: { ...measurementColumns.height, empty: null },
  },
  keyColumn: 'surveyed_at',
  keyOf: ({ tree: code, surveyed_at: at }) => `${code} ${at.toISOString()}`,
  references: {
    tree: {
      why: 'unknown_tree',
      async find(db, codes) {
        const known = new Set((await findTrees(db, codes)).map(({ code }) => code));
        return (code) => known.has(code);
      },
    },
  },

  async review(db, entries) {
    const trees = await findTrees(
      db,
      entries.map(({ values }) => values.tree),
    );
    const stored = await findSurveys(db, trees);
    const known = new Map(stored.map((row) => [visitKey(row), row]));
    const { visits, faults } = completed(entries, trees, stored);
    const effects = new Map(
      visits.map(({ line, treeId, values }): [number, Effect] => {
        const before = known.get(visitKey({ treeId, surveyedAt: values.surveyed_at }));
        return [line, !before ? 'created' : saysTheSame(before, values) ? 'unchanged' : 'updated'];
      }),
    );
    return { faults: [...faults, ...causesOfLiving(entries)], effects, doubts: doubtsAbout(visits, stored) };
  },

  async write(tx, entries, now) {
    const trees = await findTrees(
      tx,
      entries.map(({ values }) => values.tree),
    );
    const { visits } = completed(entries, trees, await findSurveys(tx, trees));
    await recordSurveys(
      tx,
      visits.map(({ treeId, values }) => surveyRow(treeId, values)),
      now,
    );
  },
};

type StoredRow = typeof survey.$inferSelect;
type Visit = { line: number; treeId: number; values: Measurement };

/** By their days, the first first. */
const inOrder = <V extends { surveyedAt: Date }>(visits: readonly V[]): V[] =>
  visits.toSorted((one, other) => one.surveyedAt.getTime() - other.surveyedAt.getTime());

/**
 * The visits with the measures they name; to a dead tree without any, with those of the visit before, on record or in the
 * file.
 */
function completed(
  entries: readonly Entry<SurveyValues>[],
  trees: readonly { id: number; code: string }[],
  stored: readonly StoredRow[],
): { visits: Visit[]; faults: Fault[] } {
  const idOf = new Map(trees.map(({ id, code }) => [code, id]));
  const storedOf = Map.groupBy(stored, ({ treeId }) => treeId);
  const sorted = entries.toSorted(
    ({ values: one }, { values: other }) => one.surveyed_at.getTime() - other.surveyed_at.getTime(),
  );
  const visits: Visit[] = [];
  const faults: Fault[] = [];
  for (const { line, values } of sorted) {
    const { tree: code, ...found } = values;
    const treeId = idOf.get(code);
    if (treeId === undefined) continue;
    const inFile = visits.filter((visit) => visit.treeId === treeId);
    const earlier = [
      ...(storedOf.get(treeId) ?? []),
      ...inFile.map((visit) => surveyRow(treeId, visit.values)),
    ].filter(({ surveyedAt }) => surveyedAt < found.surveyed_at);
    const before = found.condition === 'dead' ? inOrder(earlier).at(-1) : undefined;
    const circumference = found.circumference ?? before?.circumference;
    const height = found.height ?? before?.height;
    const missing = { line, value: '', why: 'required' } as const;
    if (circumference === undefined) faults.push({ ...missing, column: 'circumference' });
    if (height === undefined) faults.push({ ...missing, column: 'height' });
    if (circumference === undefined || height === undefined) continue;
    visits.push({ line, treeId, values: { ...found, circumference, height } });
  }
  return { visits, faults };
}

/** Only what died has died of something. */
const causesOfLiving = (entries: readonly Entry<SurveyValues>[]): Fault[] =>
  entries.flatMap(({ line, values: { condition, cause } }): Fault[] =>
    condition !== 'dead' && cause !== null ? [{ line, column: 'cause', value: cause, why: 'not_dead' }] : [],
  );

const columnOf = {
  girth_shrank: 'circumference',
  height_halved: 'height',
  too_low_for_breast: 'girth_at',
} as const;

/** What cannot be in some visits, each beside the one before it, on record or in the same file. */
function doubtsAbout(visits: readonly Visit[], stored: readonly StoredRow[]): Fault[] {
  const rows = visits.map(({ line, treeId, values }) => ({ line, ...surveyRow(treeId, values) }));
  const inFile = new Set(rows.map(visitKey));
  // What the file corrects is not what it is held against.
  const kept = stored.filter((row) => !inFile.has(visitKey(row))).map((row) => ({ line: undefined, ...row }));
  const visitsOf = Map.groupBy([...kept, ...rows], ({ treeId }) => treeId);
  return [...visitsOf.values()].flatMap((unsorted) => {
    const ofTree = inOrder(unsorted);
    return ofTree.flatMap((visit, place): Fault[] => {
      const { line } = visit;
      if (line === undefined) return [];
      return implausible(visit, ofTree[place - 1]).map(({ what, ...detail }) => ({
        line,
        column: columnOf[what],
        value: String(what === 'too_low_for_breast' ? visit.height : visit[columnOf[what]]),
        why: what,
        detail,
      }));
    });
  });
}

const findSurveys = (db: Db, trees: readonly { id: number }[]) =>
  inPortions(trees, (some) =>
    db
      .select()
      .from(survey)
      .where(
        inArray(
          survey.treeId,
          some.map(({ id }) => id),
        ),
      ),
  );

const findTrees = (db: Db, codes: readonly string[]) =>
  inPortions([...new Set(codes)], (some) =>
    db.select({ id: tree.id, code: tree.code }).from(tree).where(inArray(tree.code, some)),
  );
