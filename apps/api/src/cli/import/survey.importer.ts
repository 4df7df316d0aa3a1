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

type SurveyValues = Measurement & { tree: string };

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
    const trees = await findTrees(db, [...new Set(entries.map(({ values }) => values.tree))]);
    const stored = await inPortions(trees, (some) =>
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
    const idOf = new Map(trees.map(({ id, code }) => [code, id]));
    const known = new Map(stored.map((row) => [`${row.treeId} ${row.surveyedAt.toISOString()}`, row]));
    const effects = new Map<number, Effect>();
    for (const { line, values } of entries) {
      const id = idOf.get(values.tree);
      const before = known.get(`${id} ${values.surveyed_at.toISOString()}`);
      effects.set(line, !before ? 'created' : saysTheSame(before, values) ? 'unchanged' : 'updated');
    }
    const doubts = doubtsAbout(entries, idOf, stored);
    return { faults: [], effects, doubts };
  },

  async write(tx, entries, now) {
    const codes = entries.map(({ values }) => values.tree);
    const trees = await findTrees(tx, codes);
    const idOf = new Map(trees.map(({ id, code }) => [code, id]));
    const records = entries.flatMap(({ values }) => {
      const id = idOf.get(values.tree);
      return id === undefined ? [] : [surveyRow(id, values)];
    });
    await recordSurveys(tx, records, now);
  },
};

const columnOf = {
  girth_shrank: 'circumference',
  height_halved: 'height',
  too_low_for_breast: 'girth_at',
} as const;

/** What cannot be in some rows, each beside the survey before it, on record or in the same file. */
function doubtsAbout(
  entries: readonly Entry<SurveyValues>[],
  idOf: ReadonlyMap<string, number>,
  stored: readonly (typeof survey.$inferSelect)[],
): Fault[] {
  const rows = entries.flatMap(({ line, values }) => {
    const treeId = idOf.get(values.tree);
    return treeId === undefined ? [] : [{ line, ...surveyRow(treeId, values) }];
  });
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

const findTrees = (db: Db, codes: readonly string[]) =>
  inPortions(codes, (some) =>
    db.select({ id: tree.id, code: tree.code }).from(tree).where(inArray(tree.code, some)),
  );
