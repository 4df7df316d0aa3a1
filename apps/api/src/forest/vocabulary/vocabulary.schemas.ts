import { Type } from 'typebox';
import {
  type Condition,
  type KupsClass,
  type LandType,
  type Programme,
  type TreePart,
  treeStatuses,
} from '../../database/schema/index.ts';
import { idParameter, oneOf } from '../../http/text.schemas.ts';

export { treeStatuses };
export const landTypes = [
  'peat_swamp',
  'heath',
  'lowland',
  'mangrove',
  'riparian',
  'agroforest',
] as const satisfies LandType[];
export const treeParts = [
  'tree',
  'leaf',
  'skin',
  'fruit',
  'flower',
  'sap',
  'other',
] as const satisfies TreePart[];
export const kupsClasses = ['blue', 'silver', 'gold', 'platinum'] as const satisfies KupsClass[];
export const programmes = [
  'adoption',
  'patrol',
  'biodiversity',
  'empowerment',
] as const satisfies Programme[];
export const schemes = ['hutan_desa', 'hutan_kemasyarakatan', 'hutan_tanaman_rakyat', 'hutan_adat'] as const;
const conditions = ['healthy', 'weak', 'dead'] as const satisfies Condition[];

export const treeStatus = oneOf(treeStatuses);
export const landType = oneOf(landTypes);
export const kupsClass = oneOf(kupsClasses);
export const scheme = oneOf(schemes, 'Of Indonesian social forestry');
export const condition = oneOf(conditions);
export const freshnessState = oneOf(
  ['fresh', 'due', 'late'],
  'fresh: surveyed within 3 months; due: within 6; late: longer ago than promised',
);
export const phenology = oneOf(['none', 'flowering', 'fruiting']);

/** An id in an address. */
export const IdParams = Type.Object({ id: idParameter() });
