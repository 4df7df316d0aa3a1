import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { firstLoad } from './first-load.ts';
import type { WeighedPage } from './pages.ts';

export interface Weight {
  /** All in kB of 1,000 bytes, gzip at its best, file by file as they travel. */
  readonly scripts: number;
  readonly styles: number;
  readonly texts: number;
}

async function gzipped(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(file), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}

/** What the first load of a page weighs, from the builds as they are. */
export async function weigh(page: WeighedPage): Promise<Weight> {
  const { scripts, styles, texts } = await firstLoad(page);
  return {
    scripts: await gzipped(scripts),
    styles: await gzipped(styles),
    texts: await gzipped(texts),
  };
}
