import type { Language } from '@rimba/i18n';
import type { Clock } from '../../clock/clock.ts';
import { wibDate } from '../../clock/wib.ts';
import { list } from '../../http/envelope.ts';
import { Problem } from '../../http/problem.ts';
import {
  type Delay,
  latenessOfMany,
  type MeasureService,
  onTimeRate,
  survivalRate,
} from '../survey/index.ts';
import type { TallyRepository } from '../tally/index.ts';
import { snap } from '../vocabulary/index.ts';
import type { CommunityRepository, CommunityRow, PhotoRow } from './community.repository.ts';
import type {
  Community,
  CommunityPhoto,
  CommunityPhotoQuery,
  CommunityQuery,
  TreeCommunity,
} from './community.schemas.ts';
import { middleOf } from './polygon.rules.ts';

type Dependencies = {
  clock: Clock;
  communities: CommunityRepository;
  /** What communities said of late surveys, by community. */
  delaysOf: (communityIds: readonly number[]) => Promise<Map<number, Delay[]>>;
  measures: MeasureService;
  tally: TallyRepository;
  urlOf: (file: string) => string;
};
type Relations = ReadonlySet<'photos'>;

const shownPhotos = 12;

export type CommunityService = ReturnType<typeof createCommunityService>;

export function createCommunityService({
  clock,
  communities,
  delaysOf,
  measures,
  tally,
  urlOf,
}: Dependencies) {
  async function describe(rows: CommunityRow[], wanted: Relations, language: Language): Promise<Community[]> {
    if (!rows.length) return [];
    const now = clock.now();
    const [kinds, outcomes, due, dead, delays, photos] = await Promise.all([
      tally.all(),
      measures.outcomes(),
      measures.dueInTerm(),
      measures.dead(),
      delaysOf(rows.map(({ id }) => id)),
      wanted.has('photos') ? communities.allPhotos(rows.map(({ id }) => id)) : undefined,
    ]);
    return rows.map((row) => {
      const of = <T extends { community: number }>(tallies: T[]) =>
        tallies.filter(({ community }) => community === row.id);
      const own = of(kinds);
      const count = (status?: string) =>
        own.reduce((sum, kind) => sum + (!status || kind.status === status ? kind.trees : 0), 0);
      return {
        ...toCommunity(row, language),
        treeCounts: {
          total: count() - count('inactive'),
          readyToAdopt: count('ready_to_adopt'),
          pending: count('pending'),
          adopted: count('adopted'),
          active: count('active'),
          inactive: count('inactive'),
          dead: of(dead)[0]?.trees ?? 0,
        },
        survivalRate: survivalRate(of(outcomes)),
        onTimeRate: onTimeRate(of(due), now),
        lateSurveys: latenessOfMany(of(due), delays.get(row.id) ?? [], wibDate(now)),
        ...(photos
          ? {
              photos: photos
                .filter(({ communityId }) => communityId === row.id)
                .slice(0, shownPhotos)
                .map((photo) => toPhoto(photo, language)),
            }
          : {}),
      };
    });
  }

  const toPhoto = (row: PhotoRow, language: Language): CommunityPhoto => ({
    id: row.id,
    url: urlOf(row.file),
    kind: row.kind,
    caption: row.caption[language],
    takenAt: row.takenAt?.toISOString() ?? null,
  });

  async function one(
    row: CommunityRow | undefined,
    wanted: Relations,
    language: Language,
  ): Promise<Community> {
    const [community] = await describe(row ? [row] : [], wanted, language);
    if (!community) throw new Problem('group.not_found');
    return community;
  }

  return {
    async page(query: CommunityQuery, language: Language) {
      const { rows, total } = await communities.page(query);
      return list(await describe(rows, query.with, language), { ...query, total });
    },

    /** @throws Problem group.not_found */
    byId: async (id: number, wanted: Relations, language: Language) =>
      one(await communities.byId(id), wanted, language),

    /**
     * By slug or exact name; one with a null character, which PostgreSQL would not even look for, is nobody's.
     * @throws Problem group.not_found
     */
    byName: async (name: string, wanted: Relations, language: Language) =>
      one(name.includes('\0') ? undefined : await communities.byName(name), wanted, language),

    /** @throws Problem group.not_found */
    async photos(id: number, query: CommunityPhotoQuery, language: Language) {
      if (!(await communities.byId(id))) throw new Problem('group.not_found');
      const { rows, total } = await communities.photos(id, query);
      return list(
        rows.map((photo) => toPhoto(photo, language)),
        { ...query, total },
      );
    },
  };
}

function toCommunity(row: CommunityRow, language: Language) {
  const [longitude, latitude] = middleOf(row.area);
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    scheme: row.scheme,
    skNumber: row.skNumber,
    kups: { name: row.kupsName, class: row.kupsClass },
    leaderName: row.leaderName,
    location: {
      village: row.village,
      district: row.district,
      regency: 'Kotawaringin Barat',
      province: 'Kalimantan Tengah',
      latitude: snap(latitude),
      longitude: snap(longitude),
    },
    areaHectares: row.areaHectares,
    households: row.households,
    area: row.area,
    description: row.description[language],
    featuredPrograms: row.featuredPrograms.map(({ title, text }) => ({
      title: title[language],
      text: text[language],
    })),
    illustrative: row.illustrative,
  };
}

/** The community as a tree or an activity names it. */
export const toTreeCommunity = (
  { community }: { community: CommunityRow },
  readyToAdopt: number,
): TreeCommunity => ({
  id: community.id,
  name: community.name,
  slug: community.slug,
  village: community.village,
  district: community.district,
  readyToAdopt,
  illustrative: community.illustrative,
});
