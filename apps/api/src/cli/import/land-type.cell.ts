import type { LandType } from '../../database/schema/index.ts';
import { oneOf } from './cell.rules.ts';

/** A kind of land, as files of trees and of species tell it. */
export const landType = oneOf<LandType>({
  peat_swamp: ['rawa_gambut', 'gambut'],
  heath: ['kerangas'],
  lowland: ['dipterokarpa', 'dipterokarpa_dataran_rendah'],
  mangrove: ['bakau'],
  riparian: ['sempadan_sungai'],
  agroforest: ['kebun', 'agroforestri'],
});
