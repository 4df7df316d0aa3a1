import { dayMs } from '../clock/day.ts';
import type { Config } from '../config/config.ts';
import { community, species, survey, tree } from '../database/schema/index.ts';
import { nextSurveyDue } from '../forest/survey/survey-schedule.rules.ts';
import { buildTestApi } from './test-api.ts';
import type { TestDatabase } from './test-database.ts';

type TreeRow = typeof tree.$inferInsert;
export type ForestWorld = Awaited<ReturnType<typeof openForest>>;

const kinds = [
  ['Shorea balangeran', 'belangeran', 'kahui', ['peat_swamp', 'riparian']],
  ['Gonystylus bancanus', 'ramin', null, ['peat_swamp']],
  ['Eusideroxylon zwageri', 'ulin', 'tabalien', ['lowland']],
] as const;

const communities = [
  ['LPHD Hulu Contoh', 'hulu-contoh', 'Arut Utara', 'gold', 1_200],
  ['KTH Hilir Contoh', 'hilir-contoh', 'Kumai', 'blue', 3_400],
] as const;

/** The service with two communities and three species, and trees planted as a test needs them. */
export async function openForest(overrides: Partial<Config> = {}, database?: TestDatabase) {
  const api = await buildTestApi(overrides, undefined, database);
  const { db, services } = api;
  const speciesRows = await db
    .insert(species)
    .values(
      kinds.map(([latinName, localName, otherNames, landTypes]) => ({
        slug: latinName.toLowerCase().replace(' ', '-'),
        latinName,
        localName,
        otherNames,
        family: latinName === 'Gonystylus bancanus' ? 'Thymelaeaceae' : 'Dipterocarpaceae',
        woodDensity: 0.6,
        landTypes: [...landTypes],
        matureHeightMin: 20,
        matureHeightMax: 30,
        maximumDiameter: 80,
      })),
    )
    .returning();
  const communityRows = await db
    .insert(community)
    .values(
      communities.map(([name, slug, district, kupsClass, areaHectares], index) => ({
        name,
        slug,
        scheme: 'hutan_desa' as const,
        skNumber: `SK.0000-UJI/${index}`,
        kupsName: 'KUPS Madu Contoh',
        kupsClass,
        leaderName: 'Jumri Contoh',
        village: index ? 'Kubu' : 'Pandau',
        district,
        districtCode: index ? 'KM' : 'AU',
        areaHectares,
        households: 10,
        area: {
          type: 'Polygon' as const,
          coordinates: [
            [
              [111.7, -1.8],
              [111.8, -1.8],
              [111.8, -1.9],
              [111.7, -1.8],
            ] as [number, number][],
          ],
        },
        description: { id: 'Kelompok uji', en: 'A test group' },
        featuredPrograms: [
          { title: { id: 'Patroli', en: 'Patrol' }, text: { id: 'Mingguan', en: 'Weekly' } },
        ],
        illustrative: true,
      })),
    )
    .returning();
  const [belangeran, ramin, ulin] = speciesRows.map(({ id }) => id);
  const [hulu, hilir] = communityRows.map(({ id }) => id);
  const ids = { belangeran, ramin, ulin, hulu, hilir };
  let serial = 0;

  return {
    ...api,
    ids: ids as { [name in keyof typeof ids]: number },

    /** Days before the service's now. */
    daysAgo: (days: number) => new Date(services.clock.now().getTime() - days * dayMs),

    /** A tree, healthy and ready to adopt unless told otherwise, with one survey. */
    async plant(changes: Partial<TreeRow> = {}): Promise<typeof tree.$inferSelect> {
      serial += 1;
      const surveyedAt = changes.surveyedAt ?? new Date(services.clock.now().getTime() - serial * 60_000);
      const [made] = await db
        .insert(tree)
        .values({
          code: `KB-AU-2024-${String(serial).padStart(6, '0')}`,
          treeName: 'Belangeran',
          speciesId: belangeran ?? 0,
          communityId: hulu ?? 0,
          landType: 'peat_swamp',
          status: 'ready_to_adopt',
          plantedAt: '2024-03-12',
          exactLatitude: -1.850_123,
          exactLongitude: 111.750_456,
          latitude: -1.85,
          longitude: 111.75,
          elevation: 40,
          circumference: 7.9,
          height: 2.41,
          carbonAbsorption: 1.2,
          condition: 'healthy',
          surveyor: 'Rahmadi',
          surveyedAt,
          nextSurveyDue: nextSurveyDue(surveyedAt),
          createdAt: new Date('2024-03-12T02:00:00Z'),
          ...changes,
        })
        .returning();
      if (!made) throw new Error('The tree was not stored');
      await db.insert(survey).values({
        treeId: made.id,
        surveyedAt,
        surveyor: made.surveyor,
        circumference: made.circumference,
        height: made.height,
        carbonAbsorption: made.carbonAbsorption,
        condition: made.condition,
        phenology: 'none',
        notes: 'Dua tunas baru di pucuk.',
      });
      return made;
    },

    /** GET under /api/v1, as a visitor or with a bearer. */
    async get(path: string, headers: Record<string, string> = {}) {
      const answer = await api.app.inject({ url: `/api/v1${path}`, headers });
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
    },
  };
}
