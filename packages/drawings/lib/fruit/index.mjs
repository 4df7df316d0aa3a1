// Fruits, by kind.
import { avicennia } from './avicennia.mjs';
import { cannonball } from './cannonball.mjs';
import { capsule3 } from './capsule3.mjs';
import { capsuleSepal } from './capsuleSepal.mjs';
import { cempedak } from './cempedak.mjs';
import { cone } from './cone.mjs';
import { dacrydium } from './dacrydium.mjs';
import { drupe } from './drupe.mjs';
import { durian } from './durian.mjs';
import { follicles } from './follicles.mjs';
import { gaharu } from './gaharu.mjs';
import { papery } from './papery.mjs';
import { propagule } from './propagule.mjs';
import { rengas } from './rengas.mjs';
import { ulin } from './ulin.mjs';
import { winged } from './winged.mjs';
import { winpod } from './winpod.mjs';

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
  rengas,
  durian,
  cempedak,
  gaharu,
};
