// Bark, by its surface.
import type { KindsOf, OneOf } from '../kinds.ts';
import { fissured } from './fissured.ts';
import { flaky } from './flaky.ts';
import { lenticels } from './lenticels.ts';
import { peel } from './peel.ts';
import { pitted } from './pitted.ts';
import { ringed } from './ringed.ts';
import { smooth } from './smooth.ts';
import { strips } from './strips.ts';

export const BARK = { fissured, flaky, strips, smooth, ringed, lenticels, pitted, peel };

export type Bark = OneOf<typeof BARK>;
export type BarkKinds = KindsOf<typeof BARK>;
