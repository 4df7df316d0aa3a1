// Bark, by its surface.
import { fissured } from './fissured.mjs';
import { flaky } from './flaky.mjs';
import { lenticels } from './lenticels.mjs';
import { peel } from './peel.mjs';
import { pitted } from './pitted.mjs';
import { ringed } from './ringed.mjs';
import { smooth } from './smooth.mjs';
import { strips } from './strips.mjs';

export const BARK = { fissured, flaky, strips, smooth, ringed, lenticels, pitted, peel };
