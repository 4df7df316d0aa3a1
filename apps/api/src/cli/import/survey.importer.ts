import { inArray } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { type Condition, survey, tree } from '../../database/schema/index.ts';
import { recordSurveys } from '../../forest/survey/index.ts';
import { measured, oneOf, pastMoment, text, treeCode } from './cell.rules.ts';
import { type Columns, type Effect, type Importer, inPortions } from './importer.ts';

export type Measurement = {
  surveyed_at: Date;
  surveyor: string;
  circumference: number;
  height: number;
  condition: Condition;
  phenology: 'none' | 'flowering' | 'fruiting';
  notes: string | null;
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
};

type SurveyValues = Measurement & { tree: string };

/** A measurement as the survey table keeps it. */
export const surveyRow = (treeId: number, { surveyed_at: surveyedAt, ...rest }: Measurement) => {
  const { surveyor, circumference, height, condition, phenology, notes } = rest;
  return { treeId, surveyedAt, surveyor, circumference, height, condition, phenology, notes };
};

type StoredSurvey = Pick<
  typeof survey.$inferSelect,
  'surveyor' | 'circumference' | 'height' | 'condition' | 'phenology' | 'notes'
>;

/** Whether a stored survey says what the file says; the database keeps measurements as 32-bit floats. */
export const saysTheSame = (stored: StoredSurvey, given: Measurement): boolean =>
  stored.surveyor === given.surveyor &&
  Math.fround(stored.circumference) === Math.fround(given.circumference) &&
  Math.fround(stored.height) === Math.fround(given.height) &&
  stored.condition === given.condition &&
  stored.phenology === given.phenology &&
  stored.notes === given.notes;

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
    return { faults: [], effects };
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

const findTrees = (db: Db, codes: readonly string[]) =>
  inPortions(codes, (some) =>
    db.select({ id: tree.id, code: tree.code }).from(tree).where(inArray(tree.code, some)),
  );
