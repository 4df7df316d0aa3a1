// Flowers, by how they are borne.
import type { KindsOf, OneOf } from '../kinds.ts';
import { brush } from './brush.ts';
import { catkin } from './catkin.ts';
import { corymb } from './corymb.ts';
import { cyme5 } from './cyme5.ts';
import { durian } from './durian-bloom.ts';
import { globe } from './globe-bloom.ts';
import { head4 } from './head4.ts';
import { pair4 } from './pair4.ts';
import { panicle } from './panicle.ts';
import { pinwheel } from './pinwheel.ts';
import { raceme } from './raceme.ts';
import { spike } from './spike.ts';
import { umbel } from './umbel.ts';

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
  globe,
  durian,
  spike,
  umbel,
};

export type Flower = OneOf<typeof FLOWER>;
export type FlowerKinds = KindsOf<typeof FLOWER>;
