import { dayMs } from '../clock/day.ts';
import { wibDate } from '../clock/wib.ts';
import type { Condition, LandType } from '../database/schema/index.ts';
import { firstYearOutcome, nextSurveyDue } from '../forest/survey/index.ts';
import { carbonDioxide, snap } from '../forest/vocabulary/index.ts';
import { pointIn } from './area.ts';
import type { Ground, SeedCommunity } from './communities.ts';
import { growthOf, surveyDays, surveyDaysFrom, yearsBetween } from './growth.ts';
import type { Random } from './random.ts';
import { type SeedSpecies, seedSpecies } from './species.ts';
import { noteOf } from './survey-notes.ts';

/** Species that are planted for adoption more than others. */
const favourites = new Set([
  'Shorea balangeran',
  'Gonystylus bancanus',
  'Dyera polyphylla',
  'Cratoxylum glaucum',
  'Combretocarpus rotundatus',
  'Eusideroxylon zwageri',
  'Shorea leprosula',
  'Shorea stenoptera',
  'Koompassia malaccensis',
  'Koompassia excelsa',
  'Agathis borneensis',
  'Rhizophora apiculata',
  'Durio zibethinus',
]);
/** Of a hundred seedlings, about nine die in their first year; trees that stood long are only seldom lost. */
const lostInFirstYear = 0.088;

type Plan = { species: SeedSpecies; ground: Ground; seedling: boolean; visits: Date[]; dies: boolean };
export type SeedTree = ReturnType<typeof draw>;

/** The trees of one community, oldest first; each one lost long ago is followed by the tree that replaces it. */
export function seedTrees(community: SeedCommunity, now: Date, random: Random): SeedTree[] {
  const trees: SeedTree[] = [];
  while (trees.length < community.trees) {
    const plan = planOf(community, now, random);
    const tree = draw(community, plan, random);
    trees.push(tree);
    const replanted = plan.dies && trees.length < community.trees && replacementOf(tree, plan, now, random);
    if (replanted) trees.push({ ...draw(community, replanted, random), ...placeOf(tree), replaces: tree });
  }
  return numbered(community, trees);
}

function planOf(community: SeedCommunity, now: Date, random: Random): Plan {
  const ground = random.weighted(community.grounds.map((one) => [one, one.share] as const));
  const growing = seedSpecies.filter(({ landTypes }) => landTypes.includes(ground.landType));
  const species = random.weighted(
    growing.map((one) => [one, favourites.has(one.latinName) ? 5 : 1] as const),
  );
  const seedling = random.chance(0.86);
  const dies = seedling && random.chance(lostInFirstYear);
  const visits = surveyDays(random.whole(2, 8), now, random);
  return { species, ground, seedling, dies, visits: dies ? untilLost(visits) : visits };
}

/** Keeps the visits of about the first year: the last of them finds the tree dead. */
function untilLost(visits: Date[]): Date[] {
  const [first] = visits;
  return visits
    .filter((visit, index) => index < 2 || (first && yearsBetween(first, visit) < 0.95))
    .slice(0, 3);
}

/** What stands in the lost tree's place, if there was time to plant and to visit it once. */
function replacementOf(lost: SeedTree, plan: Plan, now: Date, random: Random): Plan | undefined {
  const planted = new Date(lost.surveyedAt.getTime() + random.whole(14, 60) * dayMs);
  const visits = surveyDaysFrom(planted, now, random);
  return visits.length < 2 ? undefined : { ...plan, visits, dies: false, seedling: true };
}

const placeOf = ({ exactLatitude, exactLongitude, latitude, longitude, elevation }: SeedTree) => ({
  exactLatitude,
  exactLongitude,
  latitude,
  longitude,
  elevation,
});

function draw(community: SeedCommunity, { species, ground, seedling, visits, dies }: Plan, random: Random) {
  const [first = new Date(0)] = visits;
  const growth = growthOf(species, random);
  const plantedAt = seedling ? first : longAgo(first, random);
  const surveys = visits.map((surveyedAt, index) => {
    const size = growth(yearsBetween(plantedAt, surveyedAt));
    const last = index === visits.length - 1;
    const condition: Condition = dies && last ? 'dead' : random.chance(0.05) ? 'weak' : 'healthy';
    const phenology =
      seedling || condition !== 'healthy' || !random.chance(0.3)
        ? ('none' as const)
        : random.pick(['flowering', 'fruiting'] as const);
    return {
      ...size,
      surveyedAt,
      surveyor: random.pick(community.surveyors),
      carbonAbsorption: carbonDioxide(species.woodDensity, size.circumference / Math.PI, size.height),
      condition,
      phenology,
      notes: noteOf(
        {
          first: index === 0,
          seedling,
          condition,
          phenology,
          landType: ground.landType,
          height: size.height,
        },
        random,
      ),
    };
  });
  const latest = surveys.at(-1);
  if (!latest) throw new Error('A tree has at least one survey');
  const [longitude, latitude] = pointIn(community.area, random, ground.strip);
  const recordedAt = wibDate(first);
  return {
    code: '',
    species,
    landType: ground.landType satisfies LandType,
    plantedAt: wibDate(plantedAt),
    createdAt: first,
    exactLatitude: latitude,
    exactLongitude: longitude,
    latitude: snap(latitude),
    longitude: snap(longitude),
    elevation: Math.round(random.between(...ground.elevation)),
    circumference: latest.circumference,
    height: latest.height,
    carbonAbsorption: latest.carbonAbsorption,
    condition: latest.condition,
    surveyor: latest.surveyor,
    surveyedAt: latest.surveyedAt,
    nextSurveyDue: nextSurveyDue(latest.surveyedAt),
    firstYearOutcome: firstYearOutcome(recordedAt, surveys),
    // Some that stood before are kept as mother trees and not offered.
    status: dies
      ? ('inactive' as const)
      : !seedling && random.chance(0.4)
        ? ('active' as const)
        : ('ready_to_adopt' as const),
    surveys,
    replaces: undefined as { code: string } | undefined,
  };
}

/** Trees that stood before they were recorded were planted by those who came before, as the rains set in. */
function longAgo(recorded: Date, random: Random): Date {
  const year = Number(wibDate(recorded).slice(0, 4)) - random.whole(6, 45);
  return new Date(`${year}-${random.whole(10, 12)}-15T00:00:00Z`);
}

/** KB-AU-2024-000123: regency, district, year of recording, and a serial in the order of recording. */
function numbered({ districtCode }: SeedCommunity, trees: SeedTree[]): SeedTree[] {
  const inOrder = [...trees].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  for (const [index, tree] of inOrder.entries()) {
    const year = wibDate(tree.createdAt).slice(0, 4);
    tree.code = `KB-${districtCode}-${year}-${String(index + 1).padStart(6, '0')}`;
  }
  return inOrder;
}
