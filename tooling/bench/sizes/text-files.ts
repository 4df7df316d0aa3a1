import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Namespace } from '@rimba/i18n';
import { loadResources } from '@rimba/i18n/server';

/** The built files that hold the Indonesian texts of some namespaces. */
export async function textFiles(folder: string, namespaces: readonly Namespace[]): Promise<string[]> {
  const names = await readdir(folder);
  return Promise.all(
    Object.entries(loadResources('id', namespaces)).map(async ([namespace, texts]) => {
      for (const name of names) {
        if (!name.startsWith(`${namespace}-`) || !name.endsWith('.json')) continue;
        const file = join(folder, name);
        if (isDeepStrictEqual(JSON.parse(await readFile(file, 'utf8')), texts)) return file;
      }
      throw new Error(`No file of ${folder} holds the texts ${namespace}: is the build up to date?`);
    }),
  );
}
