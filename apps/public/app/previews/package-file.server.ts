import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** A file of a package this app depends on: the built server has code of theirs, and none of their files. */
export const packageFile = (name: string): Buffer => readFileSync(resolve(name));
