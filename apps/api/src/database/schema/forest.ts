import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, type Localized, moment } from './columns.ts';
import { adopter } from './identity.ts';
import { type TreeStatus, treeAvailability } from './tree-status.ts';

export const landTypes = ['peat_swamp', 'heath', 'lowland', 'mangrove', 'riparian', 'agroforest'] as const;
export type LandType = (typeof landTypes)[number];
export const treeParts = ['tree', 'leaf', 'skin', 'fruit', 'flower', 'sap', 'other'] as const;
export type TreePart = (typeof treeParts)[number];
export const conditions = ['healthy', 'weak', 'dead'] as const;
export type Condition = (typeof conditions)[number];
export const deathCauses = [
  'wind',
  'lightning',
  'flood',
  'drought',
  'fire',
  'pest',
  'animal',
  'felled',
] as const;
export type DeathCause = (typeof deathCauses)[number];
/** Where a girth was taken: at 1.3 m, or at the collar of a tree too small for that. */
export type GirthPlace = 'breast' | 'collar';
export type FirstYearOutcome = 'alive' | 'dead';
export const programmes = ['adoption', 'patrol', 'biodiversity', 'empowerment'] as const;
export type Programme = (typeof programmes)[number];
export const kupsClasses = ['blue', 'silver', 'gold', 'platinum'] as const;
export type KupsClass = (typeof kupsClasses)[number];
export type Polygon = { type: 'Polygon'; coordinates: [number, number][][] };

export const species = pgTable('species', {
  id: id(),
  slug: text().notNull().unique(),
  localName: text().notNull(),
  /** Other local names, comma separated. */
  otherNames: text(),
  latinName: text().notNull().unique(),
  family: text().notNull(),
  /** g/cm³, Global Wood Density Database v.2. */
  woodDensity: real().notNull(),
  landTypes: text().array().$type<LandType[]>().notNull(),
  matureHeightMin: real().notNull(),
  matureHeightMax: real().notNull(),
  /** cm at 1.3 m. */
  maximumDiameter: real().notNull(),
});

/** A social forestry group that looks after trees. */
export const community = pgTable('kelompok_komunitas', {
  id: id(),
  name: text().notNull().unique(),
  slug: text().notNull().unique(),
  scheme: text()
    .$type<'hutan_desa' | 'hutan_kemasyarakatan' | 'hutan_tanaman_rakyat' | 'hutan_adat'>()
    .notNull(),
  skNumber: text().notNull(),
  kupsName: text().notNull(),
  kupsClass: text().$type<KupsClass>().notNull(),
  leaderName: text().notNull(),
  village: text().notNull(),
  district: text().notNull(),
  /** Two letters in tree codes: AU, KM, KL, AS, … */
  districtCode: text().notNull(),
  areaHectares: integer().notNull(),
  households: integer().notNull(),
  area: jsonb().$type<Polygon>().notNull(),
  description: jsonb().$type<Localized>().notNull(),
  featuredPrograms: jsonb().$type<{ title: Localized; text: Localized }[]>().notNull(),
  /** Demo data says so wherever it is shown. */
  illustrative: boolean().notNull().default(false),
});

export const communityPhoto = pgTable(
  'community_photo',
  {
    id: id(),
    communityId: integer('kelompok_komunitas_id')
      .notNull()
      .references(() => community.id),
    /** Storage key of an upload, or a path under /drawings. */
    file: text().notNull(),
    kind: text().$type<'photo' | 'drawing'>().notNull(),
    caption: jsonb().$type<Localized>().notNull(),
    takenAt: moment(),
    position: integer().notNull(),
  },
  (table) => [index('community_photo_group_idx').on(table.communityId, table.position)],
);

/** What a community did one day. With a text it is a note that can be read as news. */
export const communityActivity = pgTable(
  'group_activity',
  {
    id: id(),
    communityId: integer('kelompok_komunitas_id')
      .notNull()
      .references(() => community.id),
    title: jsonb().$type<Localized>().notNull(),
    text: jsonb().$type<Localized>(),
    /** The one language it was written in, which then stands in place of the other; null: both. */
    writtenIn: text().$type<keyof Localized>(),
    author: text(),
    programme: text().$type<Programme>(),
    /** Storage key of an upload, or a path under /drawings. */
    image: text(),
    /** Snapped like every public pair. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    date: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    index('group_activity_group_idx').on(table.communityId, table.date),
    index('group_activity_news_idx').on(table.date, table.id).where(sql`${table.text} is not null`),
  ],
);

/**
 * One living tree. `status` is derived from adoptions and holds and kept in the same transaction;
 * the measurements are those of its latest survey.
 */
export const tree = pgTable(
  'tree',
  {
    id: id(),
    code: text().notNull().unique(),
    treeName: text().notNull(),
    speciesId: integer()
      .notNull()
      .references(() => species.id),
    communityId: integer('kelompok_komunitas_id')
      .notNull()
      .references(() => community.id),
    landType: text().$type<LandType>().notNull(),
    status: text().$type<TreeStatus>().notNull(),
    /** The deadline of the hold it is pending for: written with the status, so that a list looks for no holds. */
    heldUntil: moment(),
    plantedAt: date({ mode: 'string' }).notNull(),
    /** Exact position, for the command line only. */
    exactLatitude: doublePrecision().notNull(),
    exactLongitude: doublePrecision().notNull(),
    /** Public position, snapped to a grid of about 110 m. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** Metres above sea level. */
    elevation: real().notNull(),
    /** cm at 1.3 m; the diameter is derived from it. */
    circumference: real().notNull(),
    /** m. */
    height: real().notNull(),
    /** kg CO₂ above ground, Chave 2014 eq. 4. */
    carbonAbsorption: real().notNull(),
    condition: text().$type<Condition>().notNull(),
    surveyor: text().notNull(),
    surveyedAt: moment().notNull(),
    nextSurveyDue: date({ mode: 'string' }).notNull(),
    /** How the survey about a year after it was recorded found it; null before that survey. */
    firstYearOutcome: text().$type<FirstYearOutcome>(),
    replacesTreeId: integer().references((): AnyPgColumn => tree.id),
    /** Of a dead tree: its community's word, in Indonesian, on why nothing stands in its place yet. */
    replantDelay: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('tree_group_idx').on(table.communityId, table.id),
    // A list by one of these, latest survey first, walks straight to its page however rare the kind is.
    index('tree_status_surveyed_idx').on(table.status, table.surveyedAt, table.id),
    index('tree_group_surveyed_idx').on(table.communityId, table.surveyedAt, table.id),
    index('tree_species_surveyed_idx').on(table.speciesId, table.surveyedAt, table.id),
    index('tree_land_type_surveyed_idx').on(table.landType, table.surveyedAt, table.id),
    index('tree_surveyed_idx').on(table.surveyedAt, table.id),
    index('tree_availability_idx').on(treeAvailability(table), table.id),
    index('tree_height_idx').on(table.height, table.id),
    index('tree_circumference_idx').on(table.circumference, table.id),
    index('tree_carbon_idx').on(table.carbonAbsorption, table.id),
    index('tree_name_idx').on(table.treeName, table.id),
    index('tree_position_idx').on(table.latitude, table.longitude),
    uniqueIndex('tree_replaces_key').on(table.replacesTreeId),
  ],
);

/** A picture taken in the field. Trees without one show the drawing of their species. */
export const treeImage = pgTable(
  'tree_image',
  {
    id: id(),
    treeId: integer()
      .notNull()
      .references(() => tree.id),
    part: text().$type<TreePart>().notNull(),
    file: text().notNull(),
    surveyor: text(),
    takenAt: moment(),
  },
  (table) => [index('tree_image_tree_idx').on(table.treeId, table.part)],
);

export const survey = pgTable(
  'survey',
  {
    id: id(),
    treeId: integer()
      .notNull()
      .references(() => tree.id),
    surveyedAt: moment().notNull(),
    surveyor: text().notNull(),
    circumference: real().notNull(),
    height: real().notNull(),
    carbonAbsorption: real().notNull(),
    condition: text().$type<Condition>().notNull(),
    phenology: text().$type<'none' | 'flowering' | 'fruiting'>().notNull(),
    /** The surveyor's own sentence, in Indonesian. */
    notes: text(),
    /** Of a dead tree: what it died of; null while that is not known. */
    cause: text().$type<DeathCause>(),
    /** Of a dead tree: the day by which its community says the next is planted. */
    replantBy: date({ mode: 'string' }),
    /** Null where it was not written down. */
    girthAt: text().$type<GirthPlace>(),
    /** Since when its tree's adopter is to be told of it; null when there is nothing to tell any more. */
    untoldSince: moment(),
  },
  (table) => [
    uniqueIndex('survey_tree_moment_key').on(table.treeId, table.surveyedAt),
    index('survey_untold_idx').on(table.untoldSince).where(sql`${table.untoldSince} is not null`),
  ],
);

export const wishtreeEntry = pgTable(
  'wishtree_entry',
  {
    adopterId: integer()
      .notNull()
      .references(() => adopter.id),
    treeId: integer()
      .notNull()
      .references(() => tree.id),
    addedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.adopterId, table.treeId] })],
);
