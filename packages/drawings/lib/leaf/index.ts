// Leafy twigs, by how the leaves stand.
import type { KindsOf, OneOf } from '../kinds.ts';
import { needle } from './needle.ts';
import { pinnate } from './pinnate.ts';
import { simple } from './simple.ts';
import { whorl } from './whorl.ts';

export const LEAF = { simple, whorl, pinnate, needle };

export type Leaf = OneOf<typeof LEAF>;
export type LeafKinds = KindsOf<typeof LEAF>;
