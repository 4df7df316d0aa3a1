import { join } from 'node:path';
import { findTextUses, readSources } from '@rimba/i18n/uses';
import type { Plugin } from 'vite';

const name = 'virtual:text-uses';
const root = join(import.meta.dirname, '..', '..');

/** Gives stories every text of the product and the files that show it, read from the sources as they are. */
export function textUses(): Plugin {
  return {
    name: 'rimba:text-uses',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}`
        ? `export const textUses = ${JSON.stringify(findTextUses(readSources(root)))};`
        : undefined,
  };
}
