import type { Condition, DeathCause, GirthPlace, survey } from '../../database/schema/index.ts';
import { day, fieldMeasures, oneOf, pastMoment, text } from './cell.rules.ts';
import type { Columns } from './importer.ts';

/** What a visit found, as a file tells it. */
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
  circumference: { cell: fieldMeasures.circumference, also: ['circumference_cm', 'keliling', 'keliling_cm'] },
  height: { cell: fieldMeasures.height, also: ['height_m', 'tinggi', 'tinggi_m'] },
  condition: {
    cell: oneOf<Condition>({ healthy: ['sehat'], weak: ['merana'], dead: ['mati'] }),
    also: ['kondisi', 'kesehatan'],
  },
  phenology: {
    cell: oneOf<Measurement['phenology']>({
      none: ['tidak_ada', '-'],
      flowering: ['bunga', 'berbunga'],
      fruiting: ['buah', 'berbuah'],
    }),
    also: ['fenologi'],
    empty: 'none',
  },
  notes: { cell: text(1_000), also: ['catatan'], empty: null },
  cause: {
    cell: oneOf<DeathCause>({
      wind: ['angin'],
      lightning: ['petir'],
      flood: ['banjir'],
      drought: ['kekeringan'],
      fire: ['kebakaran'],
      pest: ['hama'],
      animal: ['satwa'],
      felled: ['ditebang'],
    }),
    also: ['sebab', 'penyebab'],
    empty: null,
  },
  replant_by: { cell: day, also: ['ganti_sebelum'], empty: null },
  girth_at: {
    cell: oneOf<GirthPlace>({ breast: ['setinggi_dada'], collar: ['leher_akar'] }),
    also: ['diukur_di'],
    empty: null,
  },
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

/** One visit among those of all trees. */
export const visitKey = ({ treeId, surveyedAt }: { treeId: number; surveyedAt: Date }): string =>
  `${treeId} ${surveyedAt.toISOString()}`;
