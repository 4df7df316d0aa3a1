import { type SQL, sql } from 'drizzle-orm';
import {
  type Condition,
  type LandType,
  type TreeStatus,
  tree,
  wishtreeEntry,
} from '../../database/schema/index.ts';

/** A tree as lists and details need it. The exact pair never leaves by HTTP, so it is not here. */
export type TreeColumns = {
  id: number;
  code: string;
  treeName: string;
  speciesId: number;
  kelompokKomunitasId: number;
  landType: LandType;
  status: TreeStatus;
  plantedAt: string;
  latitude: number;
  longitude: number;
  elevation: number;
  circumference: number;
  height: number;
  carbonAbsorption: number;
  condition: Condition;
  surveyor: string;
  surveyedAt: Date;
  nextSurveyDue: string;
  replacesTreeId: number | null;
  /** Code of the tree whose place it took. */
  replacesCode: string | null;
  /** Id and code of the tree that took its place. */
  replacedBy: [number, string] | null;
  /** Of a pending tree. */
  heldUntil: Date | null;
  /** Only where somebody reads who has a wishtree. */
  inWishtree?: boolean;
};

/**
 * The columns as a select list. What only a few trees have is looked for only on those, in the same statement: a
 * question of its own to the database costs more than the page.
 */
export const treeColumns = (reader: number | SQL | undefined): SQL => sql`${tree.id}, ${tree.code},
  ${tree.treeName} as "treeName", ${tree.speciesId} as "speciesId",
  ${tree.kelompokKomunitasId} as "kelompokKomunitasId", ${tree.landType} as "landType", ${tree.status},
  ${tree.plantedAt}::text as "plantedAt", ${tree.latitude}, ${tree.longitude}, ${tree.elevation},
  ${tree.circumference}, ${tree.height}, ${tree.carbonAbsorption} as "carbonAbsorption", ${tree.condition},
  ${tree.surveyor}, ${tree.surveyedAt} as "surveyedAt", ${tree.nextSurveyDue}::text as "nextSurveyDue",
  ${tree.replacesTreeId} as "replacesTreeId",
  case when ${tree.replacesTreeId} is not null then
    (select lost.code from ${tree} as lost where lost.id = ${tree.replacesTreeId}) end as "replacesCode",
  case when ${tree.status} = 'inactive' then
    (select json_build_array(heir.id, heir.code) from ${tree} as heir where heir.replaces_tree_id = ${tree.id})
    end as "replacedBy",
  case when ${tree.status} = 'pending' then ${tree.heldUntil} end as "heldUntil"
  ${
    reader === undefined
      ? sql``
      : sql`, exists (select from ${wishtreeEntry} where ${wishtreeEntry.adopterId} = ${reader}
          and ${wishtreeEntry.treeId} = ${tree.id}) as "inWishtree"`
  }`;
