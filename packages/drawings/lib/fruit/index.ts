// Fruits, by kind.
import type { KindsOf, OneOf } from '../kinds.ts';
import { avicennia } from './avicennia.ts';
import { cannonball } from './cannonball.ts';
import { capsule3 } from './capsule3.ts';
import { capsuleSepal } from './capsuleSepal.ts';
import { cempedak } from './cempedak.ts';
import { cone } from './cone.ts';
import { dacrydium } from './dacrydium.ts';
import { drupe } from './drupe.ts';
import { durian } from './durian.ts';
import { follicles } from './follicles.ts';
import { gaharu } from './gaharu.ts';
import { globe } from './globe.ts';
import { papery } from './papery.ts';
import { propagule } from './propagule.ts';
import { rengas } from './rengas.ts';
import { ulin } from './ulin.ts';
import { winged } from './winged.ts';
import { winpod } from './winpod.ts';

export const FRUIT = {
  drupe,
  winged,
  capsule3,
  follicles,
  capsuleSepal,
  papery,
  ulin,
  winpod,
  cone,
  dacrydium,
  propagule,
  avicennia,
  cannonball,
  globe,
  rengas,
  durian,
  cempedak,
  gaharu,
};

export type Fruit = OneOf<typeof FRUIT>;
export type FruitKinds = KindsOf<typeof FRUIT>;
