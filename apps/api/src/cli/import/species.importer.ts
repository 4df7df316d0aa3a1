import { slugOf } from '@rimba/drawings';
import { excluded } from '../../database/excluded.ts';
import { type LandType, species } from '../../database/schema/index.ts';
import { listOf, number, text } from './cell.rules.ts';
import type { Fault, Importer } from './importer.ts';
import { landType } from './land-type.cell.ts';

type SpeciesValues = {
  latin_name: string;
  local_name: string;
  other_names: string | null;
  family: string;
  wood_density: number;
  land_types: LandType[];
  mature_height_min: number;
  mature_height_max: number;
  maximum_diameter: number;
};

export const speciesImporter: Importer<SpeciesValues> = {
  columns: {
    latin_name: { cell: text(100), also: ['species', 'nama_latin'] },
    local_name: { cell: text(100), also: ['nama_lokal', 'nama'] },
    other_names: { cell: text(200), also: ['nama_lain'], empty: null },
    family: { cell: text(100), also: ['suku', 'famili'] },
    wood_density: { cell: number(0.05, 1.5), also: ['wood_density_g_cm3', 'kerapatan_kayu'] },
    land_types: { cell: listOf(landType), also: ['tipe_lahan'] },
    mature_height_min: { cell: number(1, 100), also: ['tinggi_dewasa_min'] },
    mature_height_max: { cell: number(1, 100), also: ['tinggi_dewasa_maks'] },
    maximum_diameter: { cell: number(1, 500), also: ['maximum_diameter_cm', 'diameter_maks'] },
  },
  keyColumn: 'latin_name',
  keyOf: ({ latin_name }) => slugOf(latin_name),

  async review(db, entries) {
    const stored = new Map((await db.select().from(species)).map((row) => [row.slug, row]));
    const faults: Fault[] = [];
    const effects = new Map(
      entries.map(({ line, values }) => {
        const { mature_height_min: least, mature_height_max: most } = values;
        if (least > most)
          faults.push({
            line,
            column: 'mature_height_max',
            value: String(most),
            why: 'out_of_range',
            detail: { least, most: 100 },
          });
        const row = rowOf(values);
        const before = stored.get(row.slug);
        const same = before && contentOf(before) === contentOf({ ...before, ...row });
        return [line, !before ? ('created' as const) : same ? ('unchanged' as const) : ('updated' as const)];
      }),
    );
    return { faults, effects };
  },

  async write(tx, entries) {
    await tx
      .insert(species)
      .values(entries.map(({ values }) => rowOf(values)))
      .onConflictDoUpdate({
        target: species.slug,
        set: excluded(species, [
          'localName',
          'otherNames',
          'latinName',
          'family',
          'woodDensity',
          'landTypes',
          'matureHeightMin',
          'matureHeightMax',
          'maximumDiameter',
        ]),
      });
  },
};

const rowOf = (values: SpeciesValues) => ({
  slug: slugOf(values.latin_name),
  localName: values.local_name,
  otherNames: values.other_names,
  latinName: values.latin_name,
  family: values.family,
  woodDensity: values.wood_density,
  landTypes: values.land_types,
  matureHeightMin: values.mature_height_min,
  matureHeightMax: values.mature_height_max,
  maximumDiameter: values.maximum_diameter,
});

/** The database keeps measures as 32-bit floats. */
const contentOf = (row: typeof species.$inferSelect) =>
  JSON.stringify(row, (_, value) => (typeof value === 'number' ? Math.fround(value) : value));
