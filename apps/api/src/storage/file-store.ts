import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';

/** Files by key, like `pictures/3f9a….webp`. Keys are made by us and never reused, so a file never changes. */
export type FileStore = {
  put(key: string, content: Uint8Array): Promise<void>;
  /** undefined when there is none. */
  get(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
  /** Of every file, sorted. */
  keys(): Promise<string[]>;
  /** The address a browser reads it from. */
  url(key: string): string;
};

/** Segments of letters, digits, - and _, and one ending: nothing that could climb out of a folder. */
export const isStorageKey = (key: string) => /^[a-z]+(\/[\w-]+)*\/[\w-]+\.[a-z0-9]+$/.test(key);

/** @throws Error for what is no key of ours */
export function requireStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new Error(`${key} is not a storage key`);
  return key;
}

/** Wherever a file lies, browsers read it from us. */
export const addressOfFile = (key: string) => `/api/v1/files/${key}`;

/** Keeps files in a folder of this machine. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, normalize(requireStorageKey(key)));
  return {
    async put(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Renamed whole, so that a reader never sees half a file.
      const part = `${path}.part`;
      try {
        await writeFile(part, content);
        await rename(part, path);
      } catch (error) {
        // A full disk leaves half a file, which would keep it full.
        await rm(part, { force: true }).catch(() => {});
        throw error;
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async keys() {
      const entries = await readdir(folder, { recursive: true }).catch(() => []);
      return entries
        .map((path) => path.split(sep).join('/'))
        .filter(isStorageKey)
        .sort();
    },
    url: addressOfFile,
  };
}
