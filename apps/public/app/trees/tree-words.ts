import type { Schema } from '@rimba/api-client';

type Tree = Schema<'Tree'>;
export type LandType = Tree['landType'];

/** The texts of the service's names for land types. */
export const landTypeWords = {
  peat_swamp: 'trees:landType.peatSwamp',
  heath: 'trees:landType.kerangas',
  lowland: 'trees:landType.lowlandDipterocarp',
  mangrove: 'trees:landType.mangrove',
  riparian: 'trees:landType.riparian',
  agroforest: 'trees:landType.agroforest',
} as const satisfies Record<LandType, string>;

export const landTypes: readonly LandType[] = Object.keys(landTypeWords).filter(
  (name): name is LandType => name in landTypeWords,
);
