import type { TextKey } from './keys.ts';

/** What the service's names for a tree's status are called. */
export const treeStatusWords = {
  ready_to_adopt: 'common:status.tree.ready',
  pending: 'common:status.tree.pending',
  adopted: 'common:status.tree.adopted',
  active: 'common:status.tree.active',
  inactive: 'common:status.tree.inactive',
} as const satisfies Record<string, TextKey>;

export type TreeStatus = keyof typeof treeStatusWords;
export const treeStatuses = Object.keys(treeStatusWords) as TreeStatus[];
/** Of the trees that are counted as recorded: all but those that died or were withdrawn. */
export const recordedStatuses = treeStatuses.filter((status) => status !== 'inactive');

/** What the service's names for land types are called. */
export const landTypeWords = {
  peat_swamp: 'trees:landType.peatSwamp',
  heath: 'trees:landType.kerangas',
  lowland: 'trees:landType.lowlandDipterocarp',
  mangrove: 'trees:landType.mangrove',
  riparian: 'trees:landType.riparian',
  agroforest: 'trees:landType.agroforest',
} as const satisfies Record<string, TextKey>;

export type LandType = keyof typeof landTypeWords;
export const landTypes = Object.keys(landTypeWords) as LandType[];
