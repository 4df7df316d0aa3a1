// Flowers, by how they are borne.
import { brush } from './brush.mjs';
import { catkin } from './catkin.mjs';
import { corymb } from './corymb.mjs';
import { cyme5 } from './cyme5.mjs';
import { durian } from './durian.mjs';
import { head4 } from './head4.mjs';
import { pair4 } from './pair4.mjs';
import { panicle } from './panicle.mjs';
import { pinwheel } from './pinwheel.mjs';
import { raceme } from './raceme.mjs';
import { spike } from './spike.mjs';
import { umbel } from './umbel.mjs';

export const FLOWER = {
  panicle,
  pinwheel,
  brush,
  corymb,
  cyme5,
  raceme,
  catkin,
  pair4,
  head4,
  durian,
  spike,
  umbel,
};
