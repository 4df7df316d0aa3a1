import type { ParseKeys } from 'i18next';
import type { Tree } from '../data/wire.ts';

export type TreeStatus = Tree['status'];
export type LandType = Tree['landType'];

/** The texts of the service's names for states and land types. */
export const statusWords = {
  ready_to_adopt: 'status.tree.ready',
  pending: 'status.tree.pending',
  adopted: 'status.tree.adopted',
  active: 'status.tree.active',
  inactive: 'status.tree.inactive',
} as const satisfies Record<TreeStatus, ParseKeys<'common'>>;

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

export const treeStatuses = keysOf(statusWords);
export const landTypes = keysOf(landTypeWords);
