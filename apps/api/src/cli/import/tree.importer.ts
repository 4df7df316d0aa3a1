import { and, gt, inArray } from 'drizzle-orm';
import { wibDate } from '../../clock/wib.ts';
import { adoption, type LandType, survey, tree } from '../../database/schema/index.ts';
import { listLastAlive } from '../../forest/survey/index.ts';
import { recordTrees, type TreeRecord } from '../../forest/tree/index.ts';
import { landTypes } from '../../forest/vocabulary/index.ts';
import { measured, oneOf, pastDay, text, treeCode } from './cell.rules.ts';
import { communityOnRecord, findCommunities, findSpecies, speciesOnRecord } from './directory.ts';
import { type Entry, type Fault, type Importer, inPortions } from './importer.ts';
import { type Measurement, measurementColumns, saysTheSame, surveyRow } from './survey.importer.ts';

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
    land_type: {
      cell: oneOf(landTypes, {
        rawa_gambut: 'peat_swamp',
        gambut: 'peat_swamp',
        kerangas: 'heath',
        dipterokarpa: 'lowland',
        dipterokarpa_dataran_rendah: 'lowland',
        mangrove: 'mangrove',
        bakau: 'mangrove',
        sempadan_sungai: 'riparian',
        kebun: 'agroforest',
        agroforestri: 'agroforest',
      }),
      also: ['tipe_lahan', 'jenis_lahan'],
    },
    planted_at: { cell: pastDay, also: ['tanggal_tanam', 'ditanam'] },
    latitude: { cell: measured.latitude, also: ['lat', 'lintang'] },
    longitude: { cell: measured.longitude, also: ['lon', 'lng', 'long', 'bujur'] },
    elevation: { cell: measured.elevation, also: ['elevation_m', 'elevasi', 'ketinggian'] },
    ...measurementColumns,
    offered: { cell: oneOf(['yes', 'no'], { ya: 'yes', tidak: 'no' }), also: ['ditawarkan'], empty: 'yes' },
    replaces: { cell: treeCode, also: ['replacement_of', 'pengganti'], empty: null },
  },
  keyColumn: 'code',
  keyOf: ({ code }) => code,
  references: { species: speciesOnRecord, group: communityOnRecord },

  async review(db, entries, now, leftOut) {
    const faults: Fault[] = [];
    const species = await findSpecies(db, 'read');
    const communities = await findCommunities(db);
    const stored = await findTrees(
      (some) => db.select().from(tree).where(inArray(tree.code, some)),
      entries.flatMap(({ values: { code, replaces } }) => (replaces === null ? [code] : [code, replaces])),
    );
    const ids = [...stored.values()].map(({ id }) => id);
    const replacements = await inPortions(ids, (some) =>
      db.select().from(tree).where(inArray(tree.replacesTreeId, some)),
    );
    const surveys = await inPortions(ids, (some) =>
      db.select().from(survey).where(inArray(survey.treeId, some)),
    );
    const terms = await inPortions(ids, (some) =>
      db
        .select({ treeId: adoption.treeId })
        .from(adoption)
        .where(and(inArray(adoption.treeId, some), gt(adoption.endsAt, now))),
    );
    const inTerm = new Set(terms.map(({ treeId }) => treeId));
    const surveyAt = new Map(surveys.map((row) => [`${row.treeId} ${row.surveyedAt.toISOString()}`, row]));
    const replacedBy = new Map(replacements.map(({ replacesTreeId, code }) => [replacesTreeId, code]));
    const aliveOnRecord = new Map(
      await inPortions(ids, async (some) => [...(await listLastAlive(db, some))]),
    );
    const aliveInFile = new Map(
      entries.map(({ values: { code, condition, planted_at, surveyed_at } }) => [
        code,
        condition === 'dead' ? planted_at : wibDate(surveyed_at),
      ]),
    );
    const inFile = new Map(entries.map(({ line, values }) => [values.code, line]));
    const claimed = new Map<string, number>();
    const faulty = new Set(leftOut);

    /** What is wrong with the tree a row says it replaces. */
    function lineageFault({
      line,
      values: { code, replaces, planted_at },
    }: Entry<TreeValues>): Fault | undefined {
      if (replaces === null) return undefined;
      const fault = { line, column: 'replaces', value: replaces };
      if (replaces === code) return { ...fault, why: 'replaces_itself' };
      const lost = stored.get(replaces);
      const earlier = inFile.get(replaces);
      if (!lost && (earlier === undefined || earlier > line || faulty.has(earlier)))
        return { ...fault, why: 'unknown_tree' };
      const other = lost && replacedBy.get(lost.id);
      if ((other !== undefined && other !== code) || claimed.has(replaces))
        return { ...fault, why: 'already_replaced' };
      if (lost && lost.condition !== 'dead' && inTerm.has(lost.id)) return { ...fault, why: 'still_alive' };
      const days = [lost && aliveOnRecord.get(lost.id), aliveInFile.get(replaces)];
      const alive =
        days
          .flatMap((day) => day ?? [])
          .sort()
          .at(-1) ?? '';
      if (other === undefined && planted_at <= alive) {
        return { ...fault, why: 'planted_too_early', detail: { planted: planted_at, alive } };
      }
      claimed.set(replaces, line);
      return undefined;
    }

    const effects = new Map(
      entries.map((entry) => {
        const { line, values } = entry;
        const kind = species.get(values.species.toLowerCase());
        const communityId = communities.get(values.group.toLowerCase());
        const lineage = lineageFault(entry);
        if (lineage) {
          faults.push(lineage);
          faulty.add(line);
        }
        const before = stored.get(values.code);
        if (!before) return [line, 'created' as const];
        const visit = surveyAt.get(`${before.id} ${values.surveyed_at.toISOString()}`);
        const same =
          before.speciesId === kind?.id &&
          before.communityId === communityId &&
          before.landType === values.land_type &&
          before.plantedAt === values.planted_at &&
          before.exactLatitude === values.latitude &&
          before.exactLongitude === values.longitude &&
          Math.fround(before.elevation) === Math.fround(values.elevation) &&
          (values.name === null || before.treeName === values.name) &&
          (values.replaces === null || before.replacesTreeId === stored.get(values.replaces)?.id) &&
          visit !== undefined &&
          saysTheSame(visit, values);
        return [line, same ? ('unchanged' as const) : ('updated' as const)];
      }),
    );
    return { faults, effects };
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

async function findTrees(
  ask: (codes: string[]) => Promise<(typeof tree.$inferSelect)[]>,
  codes: readonly string[],
): Promise<Map<string, typeof tree.$inferSelect>> {
  const found = await inPortions([...new Set(codes)], ask);
  return new Map(found.map((row) => [row.code, row]));
}
