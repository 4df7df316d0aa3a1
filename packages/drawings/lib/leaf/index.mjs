// Leafy twigs, by how the leaves stand.
import { needle } from './needle.mjs';
import { pinnate } from './pinnate.mjs';
import { simple } from './simple.mjs';
import { whorl } from './whorl.mjs';

export const LEAF = { simple, whorl, pinnate, needle };
