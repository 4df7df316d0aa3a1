import { treeStatusWords } from '@rimba/i18n';
import type { ParseKeys } from 'i18next';
import type { Tree } from '../data/wire.ts';

export type TreeStatus = Tree['status'];
export type LandType = Tree['landType'];

/** The texts of the service's names for land types. */
export const landTypeWords = {
  peat_swamp: 'landType.peatSwamp',
  heath: 'landType.kerangas',
  lowland: 'landType.lowlandDipterocarp',
  mangrove: 'landType.mangrove',
  riparian: 'landType.riparian',
  agroforest: 'landType.agroforest',
} as const satisfies Record<LandType, ParseKeys<'trees'>>;

export const healthWords = {
  healthy: 'health.healthy',
  weak: 'health.struggling',
  dead: 'health.dead',
} as const satisfies Record<Tree['condition'], ParseKeys<'trees'>>;

const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[];

export const treeStatuses = keysOf<TreeStatus>(treeStatusWords);
export const landTypes = keysOf(landTypeWords);
