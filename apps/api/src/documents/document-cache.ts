import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type DocumentCache = {
  /** What is kept under a name, or what `make` makes of it once, however many ask at the same time. */
  take(name: string, make: () => Promise<Buffer>): Promise<Buffer>;
  /** Forgets some of it for good. */
  forget(names: readonly string[]): Promise<void>;
};

/** Keeps made documents in a folder of this machine. Losing it costs only the time to make them again. */
export function createDocumentCache(folder: string): DocumentCache {
  const making = new Map<string, Promise<Buffer>>();

  async function makeAndKeep(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const content = await make();
    await mkdir(folder, { recursive: true });
    // Renamed whole, so that a reader never gets half a document.
    const draft = join(folder, `${name}.${randomUUID()}`);
    await writeFile(draft, content);
    await rename(draft, join(folder, name));
    return content;
  }

  return {
    async take(name, make) {
      if (!/^[\w.-]+$/.test(name)) throw new Error(`${name} is no name of a document`);
      const kept = await readFile(join(folder, name)).catch(() => undefined);
      if (kept) return kept;
      const running = making.get(name) ?? makeAndKeep(name, make).finally(() => making.delete(name));
      making.set(name, running);
      return running;
    },

    async forget(names) {
      for (const name of names) await rm(join(folder, name), { force: true });
    },
  };
}
