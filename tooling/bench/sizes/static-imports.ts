import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

// Built modules are minified: `import{a as b}from"./x.js"`, `import"./x.js"`, `export*from"./x.js"`.
const specifier = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js|\/assets\/[^"']+\.js)["']/g;

/** Every module that the browser must have before these run: what they import, and so on; not `import()`. */
export async function withStaticImports(
  files: Iterable<string>,
  fileOf: (address: string) => string,
): Promise<string[]> {
  const found = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, imported = ''] of (await readFile(file, 'utf8')).matchAll(specifier)) {
      await visit(imported.startsWith('/') ? fileOf(imported) : resolve(dirname(file), imported));
    }
  };
  for (const file of files) await visit(file);
  return [...found];
}
