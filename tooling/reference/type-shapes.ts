import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:type-shapes';
const components = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'src', 'components');

/** Up to the end of its statement: what belongs to it is indented, or closes it. */
const declaration = /^export type (\w+)(?:<[^=]*>)? =[\s\S]*?;\n(?![ }])/gm;

/** The types of the library as they are written, by their names. */
function findTypeShapes(): Record<string, string> {
  const files = globSync('*/*.{ts,tsx}', { cwd: components }).filter((file) => !file.includes('.stories.'));
  return Object.fromEntries(
    files
      .flatMap((file) => [...readFileSync(join(components, file), 'utf8').matchAll(declaration)])
      .map(([written, type = '']) => [type, written.replace('export ', '').trim()]),
  );
}

/** Gives the tables of properties the types that they name. */
export function typeShapes(): Plugin {
  return {
    name: 'rimba:type-shapes',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export const typeShapes = ${JSON.stringify(findTypeShapes())};` : undefined,
  };
}
