import { inArray } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import {
  type Condition,
  type DeathCause,
  type GirthPlace,
  survey,
  tree,
} from '../../database/schema/index.ts';
import { deathCauses, implausible, recordSurveys } from '../../forest/survey/index.ts';
import { day, measured, oneOf, pastMoment, text, treeCode } from './cell.rules.ts';
import { type Columns, type Effect, type Entry, type Fault, type Importer, inPortions } from './importer.ts';

export type Measurement = {
  surveyed_at: Date;
  surveyor: string;
  circumference: number;
  height: number;
  condition: Condition;
  phenology: 'none' | 'flowering' | 'fruiting';
  notes: string | null;
  cause: DeathCause | null;
  replant_by: string | null;
  girth_at: GirthPlace | null;
};

/** The columns of one visit to a tree, by themselves or beside those of a new tree. */
export const measurementColumns: Columns<Measurement> = {
  surveyed_at: { cell: pastMoment, also: ['waktu_survei', 'tanggal_survei'] },
  surveyor: { cell: text(100), also: ['pencatat', 'surveyor_name', 'petugas'] },
  circumference: { cell: measured.circumference, also: ['circumference_cm', 'keliling', 'keliling_cm'] },
  height: { cell: measured.height, also: ['height_m', 'tinggi', 'tinggi_m'] },
  condition: {
    cell: oneOf(['healthy', 'weak', 'dead'], { sehat: 'healthy', merana: 'weak', mati: 'dead' }),
    also: ['kondisi', 'kesehatan'],
  },
  phenology: {
    cell: oneOf(['none', 'flowering', 'fruiting'], {
      tidak_ada: 'none',
      '-': 'none',
      bunga: 'flowering',
      berbunga: 'flowering',
      buah: 'fruiting',
      berbuah: 'fruiting',
    }),
    also: ['fenologi'],
    empty: 'none',
  },
  notes: { cell: text(1_000), also: ['catatan'], empty: null },
  cause: {
    cell: oneOf(deathCauses, {
      angin: 'wind',
      petir: 'lightning',
      banjir: 'flood',
      kekeringan: 'drought',
      kebakaran: 'fire',
      hama: 'pest',
      satwa: 'animal',
      ditebang: 'felled',
    }),
    also: ['sebab', 'penyebab'],
    empty: null,
  },
  replant_by: { cell: day, also: ['ganti_sebelum'], empty: null },
  girth_at: {
    cell: oneOf(['breast', 'collar'], { setinggi_dada: 'breast', leher_akar: 'collar' }),
    also: ['diukur_di'],
    empty: null,
  },
};

/** What is left of a dead tree need not be measured. */
type SurveyValues = Omit<Measurement, 'circumference' | 'height'> & {
  tree: string;
  circumference: number | null;
  height: number | null;
};

/** A measurement as the survey table keeps it. */
export const surveyRow = (treeId: number, { surveyed_at: surveyedAt, ...rest }: Measurement) => {
  const { replant_by: replantBy, girth_at: girthAt, ...same } = rest;
  return { treeId, surveyedAt, ...same, replantBy, girthAt };
};

type StoredSurvey = Pick<
  typeof survey.$inferSelect,
  | 'surveyor'
  | 'circumference'
  | 'height'
  | 'condition'
  | 'phenology'
  | 'notes'
  | 'cause'
  | 'replantBy'
  | 'girthAt'
>;

/** Whether a stored survey says what the file says; the database keeps measurements as 32-bit floats. */
export const saysTheSame = (stored: StoredSurvey, given: Measurement): boolean =>
  stored.surveyor === given.surveyor &&
  Math.fround(stored.circumference) === Math.fround(given.circumference) &&
  Math.fround(stored.height) === Math.fround(given.height) &&
  stored.condition === given.condition &&
  stored.phenology === given.phenology &&
  stored.notes === given.notes &&
  stored.cause === given.cause &&
  stored.replantBy === given.replant_by &&
  stored.girthAt === given.girth_at;

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
    const known = new Map(stored.map((row) => [`${row.treeId} ${row.surveyedAt.toISOString()}`, row]));
    const { measured: rows, faults } = measure(entries, trees, stored);
    const effects = new Map(
      rows.map(({ line, treeId, values }): [number, Effect] => {
        const before = known.get(`${treeId} ${values.surveyed_at.toISOString()}`);
        return [line, !before ? 'created' : saysTheSame(before, values) ? 'unchanged' : 'updated'];
      }),
    );
    return { faults, effects, doubts: doubtsAbout(rows, stored) };
  },

  async write(tx, entries, now) {
    const trees = await findTrees(
      tx,
      entries.map(({ values }) => values.tree),
    );
    const { measured: rows } = measure(entries, trees, await findSurveys(tx, trees));
    await recordSurveys(
      tx,
      rows.map(({ treeId, values }) => surveyRow(treeId, values)),
      now,
    );
  },
};

type StoredRow = typeof survey.$inferSelect;
type Measured = { line: number; treeId: number; values: Measurement };

/** Entries with the measures they name; a dead tree without any keeps those of the visit before, on record or in the file. */
function measure(
  entries: readonly Entry<SurveyValues>[],
  trees: readonly { id: number; code: string }[],
  stored: readonly StoredRow[],
): { measured: Measured[]; faults: Fault[] } {
  const idOf = new Map(trees.map(({ id, code }) => [code, id]));
  const storedOf = Map.groupBy(stored, ({ treeId }) => treeId);
  const sorted = entries.toSorted(
    ({ values: one }, { values: other }) => one.surveyed_at.getTime() - other.surveyed_at.getTime(),
  );
  const measured: Measured[] = [];
  const faults: Fault[] = [];
  for (const { line, values } of sorted) {
    const treeId = idOf.get(values.tree);
    if (treeId === undefined) continue;
    const earlier = [
      ...(storedOf.get(treeId) ?? []),
      ...measured.filter((row) => row.treeId === treeId).map((row) => surveyRow(treeId, row.values)),
    ].filter(({ surveyedAt }) => surveyedAt < values.surveyed_at);
    const before =
      values.condition === 'dead'
        ? earlier.sort((one, other) => one.surveyedAt.getTime() - other.surveyedAt.getTime()).at(-1)
        : undefined;
    const circumference = values.circumference ?? before?.circumference;
    const height = values.height ?? before?.height;
    if (circumference === undefined)
      faults.push({ line, column: 'circumference', value: '', why: 'required' });
    if (height === undefined) faults.push({ line, column: 'height', value: '', why: 'required' });
    if (circumference === undefined || height === undefined) continue;
    const { tree: _, ...rest } = values;
    measured.push({ line, treeId, values: { ...rest, circumference, height } });
  }
  return { measured, faults };
}

const columnOf = {
  girth_shrank: 'circumference',
  height_halved: 'height',
  too_low_for_breast: 'girth_at',
} as const;

/** What cannot be in some rows, each beside the survey before it, on record or in the same file. */
function doubtsAbout(measured: readonly Measured[], stored: readonly StoredRow[]): Fault[] {
  const rows = measured.map(({ line, treeId, values }) => ({ line, ...surveyRow(treeId, values) }));
  const given = new Set(rows.map(({ treeId, surveyedAt }) => `${treeId} ${surveyedAt.toISOString()}`));
  // What the file corrects is not what it is held against.
  const kept = stored
    .filter(({ treeId, surveyedAt }) => !given.has(`${treeId} ${surveyedAt.toISOString()}`))
    .map((row) => ({ line: undefined, ...row }));
  const visitsOf = Map.groupBy([...kept, ...rows], ({ treeId }) => treeId);
  return [...visitsOf.values()].flatMap((visits) => {
    const sorted = visits.sort((one, other) => one.surveyedAt.getTime() - other.surveyedAt.getTime());
    return sorted.flatMap((visit, place): Fault[] => {
      const { line } = visit;
      if (line === undefined) return [];
      return implausible(visit, sorted[place - 1]).map(({ what, ...detail }) => ({
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
