import { inArray } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { type LandType, survey, tree } from '../../database/schema/index.ts';
import { listLastAlive } from '../../forest/survey/index.ts';
import { recordTrees, type TreeRecord } from '../../forest/tree/index.ts';
import { fieldMeasures, oneOf, pastDay, text, treeCode } from './cell.rules.ts';
import { communityOnRecord, findCommunities, findSpecies, speciesOnRecord } from './directory.ts';
import { type Effect, type Entry, type Importer, inPortions } from './importer.ts';
import { landType } from './land-type.cell.ts';
import {
  type Measurement,
  measurementColumns,
  saysTheSame,
  surveyRow,
  visitKey,
} from './measurement.columns.ts';
import { type KnownTrees, replacementFaults } from './replacement-faults.rules.ts';

type TreeValues = Measurement & {
  code: string;
  name: string | null;
  species: string;
  group: string;
  land_type: LandType;
  planted_at: string;
  latitude: number;
  longitude: number;
  elevation: number;
  /** Whether it may be adopted; later its adoptions decide. */
  offered: 'yes' | 'no';
  replaces: string | null;
};

export const treeImporter: Importer<TreeValues> = {
  columns: {
    code: { cell: treeCode, also: ['tree', 'tree_code', 'kode', 'kode_pohon'] },
    name: { cell: text(100), also: ['tree_name', 'nama', 'nama_pohon'], empty: null },
    species: { cell: text(100), also: ['latin_name', 'jenis', 'nama_latin', 'spesies'] },
    group: { cell: text(100), also: ['community', 'kelompok', 'kelompok_komunitas'] },
    land_type: { cell: landType, also: ['tipe_lahan', 'jenis_lahan'] },
    planted_at: { cell: pastDay, also: ['tanggal_tanam', 'ditanam'] },
    latitude: { cell: fieldMeasures.latitude, also: ['lat', 'lintang'] },
    longitude: { cell: fieldMeasures.longitude, also: ['lon', 'lng', 'long', 'bujur'] },
    elevation: { cell: fieldMeasures.elevation, also: ['elevation_m', 'elevasi', 'ketinggian'] },
    ...measurementColumns,
    offered: {
      cell: oneOf<TreeValues['offered']>({ yes: ['ya'], no: ['tidak'] }),
      also: ['ditawarkan'],
      empty: 'yes',
    },
    replaces: { cell: treeCode, also: ['replacement_of', 'pengganti'], empty: null },
  },
  keyColumn: 'code',
  keyOf: ({ code }) => code,
  references: { species: speciesOnRecord, group: communityOnRecord },

  async review(db, entries, leftOut) {
    const species = await findSpecies(db, 'read');
    const communities = await findCommunities(db);
    const known = await findKnownTrees(db, entries);
    const visits = await findVisits(db, known.byCode);
    const effects = new Map(
      entries.map(({ line, values }): [number, Effect] => {
        const before = known.byCode.get(values.code);
        if (!before) return [line, 'created'];
        const visit = visits.get(visitKey({ treeId: before.id, surveyedAt: values.surveyed_at }));
        const named = {
          speciesId: species.get(values.species.toLowerCase())?.id,
          communityId: communities.get(values.group.toLowerCase()),
          replacesTreeId: values.replaces === null ? null : known.byCode.get(values.replaces)?.id,
        };
        const isSame = isSameTree(before, values, named) && visit && saysTheSame(visit, values);
        return [line, isSame ? 'unchanged' : 'updated'];
      }),
    );
    return { faults: replacementFaults(entries, known, leftOut), effects };
  },

  async write(tx, entries, now) {
    const species = await findSpecies(tx, 'store');
    const communities = await findCommunities(tx);
    const records = entries.flatMap(({ values }): TreeRecord[] => {
      const kind = species.get(values.species.toLowerCase());
      const communityId = communities.get(values.group.toLowerCase());
      if (kind?.id === undefined || communityId === undefined) return [];
      const { treeId: _, ...visit } = surveyRow(0, values);
      return [
        {
          code: values.code,
          treeName: values.name ?? undefined,
          speciesId: kind.id,
          speciesName: kind.localName,
          communityId,
          landType: values.land_type,
          plantedAt: values.planted_at,
          exactLatitude: values.latitude,
          exactLongitude: values.longitude,
          elevation: values.elevation,
          offered: values.offered === 'yes',
          replaces: values.replaces ?? undefined,
          visit,
        },
      ];
    });
    await recordTrees(tx, records, now);
  },
};

type StoredTree = typeof tree.$inferSelect;

/** Whether a stored tree is as the file says; the database keeps an elevation as a 32-bit float. */
const isSameTree = (
  stored: StoredTree,
  given: TreeValues,
  named: {
    speciesId: number | undefined;
    communityId: number | undefined;
    /** null where the file names none. */
    replacesTreeId: number | null | undefined;
  },
): boolean =>
  stored.speciesId === named.speciesId &&
  stored.communityId === named.communityId &&
  stored.landType === given.land_type &&
  stored.plantedAt === given.planted_at &&
  stored.exactLatitude === given.latitude &&
  stored.exactLongitude === given.longitude &&
  Math.fround(stored.elevation) === Math.fround(given.elevation) &&
  (given.name === null || stored.treeName === given.name) &&
  (named.replacesTreeId === null || stored.replacesTreeId === named.replacesTreeId);

async function findKnownTrees(
  db: Db,
  entries: readonly Entry<TreeValues>[],
): Promise<KnownTrees<StoredTree>> {
  const codes = new Set(
    entries.flatMap(({ values: { code, replaces } }) => [code, ...(replaces ? [replaces] : [])]),
  );
  const stored = await inPortions([...codes], (some) =>
    db.select().from(tree).where(inArray(tree.code, some)),
  );
  const ids = stored.map(({ id }) => id);
  const replacements = await inPortions(ids, (some) =>
    db.select().from(tree).where(inArray(tree.replacesTreeId, some)),
  );
  const lost = await inPortions(
    stored.flatMap(({ replacesTreeId }) => replacesTreeId ?? []),
    (some) => db.select({ id: tree.id, code: tree.code }).from(tree).where(inArray(tree.id, some)),
  );
  const lostCodes = new Map(lost.map(({ id, code }) => [id, code]));
  return {
    byCode: new Map(stored.map((row) => [row.code, row])),
    replacedBy: new Map(replacements.map(({ replacesTreeId, code }) => [replacesTreeId, code])),
    replaces: new Map(
      stored.flatMap(({ code, replacesTreeId }) => {
        const replaced = replacesTreeId === null ? undefined : lostCodes.get(replacesTreeId);
        return replaced === undefined ? [] : [[code, replaced] as const];
      }),
    ),
    aliveUntil: new Map(await inPortions(ids, async (some) => [...(await listLastAlive(db, some))])),
  };
}

async function findVisits(db: Db, trees: ReadonlyMap<string, StoredTree>) {
  const ids = [...trees.values()].map(({ id }) => id);
  const visits = await inPortions(ids, (some) =>
    db.select().from(survey).where(inArray(survey.treeId, some)),
  );
  return new Map(visits.map((row) => [visitKey(row), row]));
}
