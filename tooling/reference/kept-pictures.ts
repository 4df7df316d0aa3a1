import { join } from 'node:path';
import type { Plugin } from 'vite';

const kept = join(import.meta.dirname, 'src/screens/certificate-file.ts');

/** A picture is asked for by the browser itself, past the answers that stories keep: its address leads to a kept one. */
export function keptPictures(): Plugin {
  return {
    name: 'rimba:kept-pictures',
    enforce: 'pre',
    resolveId: (id) => (id === '@rimba/certificate/file' ? kept : undefined),
  };
}
