import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Namespace } from '@rimba/i18n';
import { loadResources } from '@rimba/i18n/server';

/** The built modules that hold the Indonesian texts of some namespaces. */
export async function textFiles(folder: string, namespaces: readonly Namespace[]): Promise<string[]> {
  const texts = Object.entries(loadResources('id', namespaces));
  const names = await readdir(folder);
  return Promise.all(
    texts.map(async ([namespace, wanted]) => {
      for (const name of names) {
        if (!name.startsWith(`${namespace}-`) || !name.endsWith('.js')) continue;
        const file = join(folder, name);
        // Modules of the same name may need a browser; those of texts are one value and nothing else.
        if (/\bimport\b/.test(await readFile(file, 'utf8'))) continue;
        const { default: held } = await import(pathToFileURL(file).href);
        if (isDeepStrictEqual(held, wanted)) return file;
      }
      throw new Error(`No built file of ${folder} holds the texts ${namespace}`);
    }),
  );
}
