import { saplingBelowM } from '../Sapling/sapling-limit.ts';
import { personM } from './person-paths.ts';

/** The drawing's frame in units; the ground is a line across it, the words stand below. */
export const frame = { left: 26, right: 386, bottom: 290, ground: 256, tree: 206, person: 318 } as const;
export const breastHeightM = 1.3;
/** Lower trees have no girth at breast height to speak of: theirs is taken at the collar. */
export const collarBelowM = 1.5;

const room = 330;
const headroom = 24;
/** Half of the widest crown, as a share of the height. */
export const crownHalf = 0.48;
const gridSteps = [0.5, 1, 2, 5, 10] as const;

export type MeasuredScale = {
  readonly unitsPerMetre: number;
  /** Metres a large square of the graph paper. */
  readonly squareM: number;
  /** y of the upper edge: above the tree, the person and what is written beside them. */
  readonly top: number;
  /** x of the line that measures the height, clear of the crown, and of the left edge. */
  readonly heightX: number;
  readonly left: number;
};

/** The scale at which tree and person both fit, and squares of a round number of metres. */
export function measuredScale(heightM: number): MeasuredScale {
  const tallest = Math.max(heightM, personM * 1.6);
  const unitsPerMetre = Math.min(78, room / tallest);
  const squareM = gridSteps.find((step) => step * unitsPerMetre >= 26) ?? 10;
  const top = Math.round(frame.ground - tallest * unitsPerMetre) - headroom;
  const crown = heightM < saplingBelowM ? 0 : heightM * unitsPerMetre * crownHalf;
  const heightX = Math.round(Math.min(104, frame.tree - crown - 14));
  return {
    unitsPerMetre: Math.round(unitsPerMetre * 100) / 100,
    squareM,
    top,
    heightX,
    left: Math.min(frame.left, heightX - 78),
  };
}
