import { join } from 'node:path';

/** Where the built scripts lie; the gateway serves this folder at /embeds. */
export const embedsRoot: string = join(import.meta.dirname, '..', 'dist');
