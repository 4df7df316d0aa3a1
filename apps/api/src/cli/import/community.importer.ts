import { excluded } from '../../database/excluded.ts';
import { community, type KupsClass, type Polygon } from '../../database/schema/index.ts';
import { hectaresOf } from '../../forest/community/index.ts';
import type { schemes } from '../../forest/vocabulary/index.ts';
import { districtCode, oneOf, polygon, text, whole } from './cell.rules.ts';
import type { Effect, Fault, Importer } from './importer.ts';

type CommunityValues = {
  name: string;
  scheme: (typeof schemes)[number];
  sk_number: string;
  kups_name: string;
  kups_class: KupsClass;
  leader: string;
  village: string;
  district: string;
  district_code: string;
  households: number;
  area_hectares: number | null;
  area: Polygon;
  description_id: string;
  description_en: string;
};

export const communityImporter: Importer<CommunityValues> = {
  columns: {
    name: { cell: text(100), also: ['nama', 'group', 'kelompok'] },
    scheme: {
      cell: oneOf<CommunityValues['scheme']>({
        hutan_desa: ['hd'],
        hutan_kemasyarakatan: ['hkm'],
        hutan_tanaman_rakyat: ['htr'],
        hutan_adat: ['ha'],
      }),
      also: ['skema'],
    },
    sk_number: { cell: text(100), also: ['nomor_sk', 'sk'] },
    kups_name: { cell: text(100), also: ['nama_kups'] },
    kups_class: {
      cell: oneOf<KupsClass>({ blue: ['biru'], silver: ['perak'], gold: ['emas'], platinum: ['platina'] }),
      also: ['kelas_kups'],
    },
    leader: { cell: text(100), also: ['leader_name', 'ketua'] },
    village: { cell: text(100), also: ['desa'] },
    district: { cell: text(100), also: ['kecamatan'] },
    district_code: { cell: districtCode, also: ['kode_kecamatan'] },
    households: { cell: whole(1, 100_000), also: ['kepala_keluarga', 'jumlah_kk'] },
    area_hectares: { cell: whole(1, 1_000_000), also: ['luas_ha', 'luas'], empty: null },
    area: { cell: polygon, also: ['polygon', 'wilayah'] },
    description_id: { cell: text(2_000), also: ['deskripsi'] },
    description_en: { cell: text(2_000), also: ['description'] },
  },
  keyColumn: 'name',
  keyOf: ({ name }) => slugOf(name),

  async review(db, entries) {
    const stored = await db.select().from(community);
    const byName = new Map(stored.map((row) => [row.name, row]));
    const bySlug = new Map(stored.map((row) => [row.slug, row]));
    const faults: Fault[] = [];
    const effects = new Map<number, Effect>();
    for (const { line, values } of entries) {
      const { name } = values;
      const before = byName.get(name);
      const twin = before ? undefined : bySlug.get(slugOf(name));
      if (twin)
        faults.push({ line, column: 'name', value: name, why: 'slug_taken', detail: { name: twin.name } });
      else effects.set(line, effectOf(before, rowOf(values)));
    }
    return { faults, effects };
  },

  async write(tx, entries) {
    await tx
      .insert(community)
      .values(
        entries.map(({ values }) => ({ ...rowOf(values), slug: slugOf(values.name), featuredPrograms: [] })),
      )
      .onConflictDoUpdate({
        target: community.name,
        set: excluded(community, [
          'scheme',
          'skNumber',
          'kupsName',
          'kupsClass',
          'leaderName',
          'village',
          'district',
          'districtCode',
          'households',
          'areaHectares',
          'area',
          'description',
        ]),
      });
  },
};

/** The part of the community's address: its name in plain letters. */
const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const rowOf = (values: CommunityValues) => ({
  name: values.name,
  scheme: values.scheme,
  skNumber: values.sk_number,
  kupsName: values.kups_name,
  kupsClass: values.kups_class,
  leaderName: values.leader,
  village: values.village,
  district: values.district,
  districtCode: values.district_code,
  households: values.households,
  areaHectares: values.area_hectares ?? Math.round(hectaresOf(values.area)),
  area: values.area,
  description: { id: values.description_id, en: values.description_en },
});

function effectOf(before: typeof community.$inferSelect | undefined, row: ReturnType<typeof rowOf>): Effect {
  if (!before) return 'created';
  const { area, description, ...plain } = row;
  const same =
    Object.entries(plain).every(([key, value]) => before[key as keyof typeof plain] === value) &&
    before.description.id === description.id &&
    before.description.en === description.en &&
    String(before.area.coordinates) === String(area.coordinates);
  return same ? 'unchanged' : 'updated';
}
