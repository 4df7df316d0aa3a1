import { randomUUID } from 'node:crypto';
import { Problem } from '../../http/problem.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { looksLikePicture } from '../../storage/picture-content.ts';
import type { PictureEncoder } from './picture-encoder.ts';
import { type PictureSize, pictureSizes } from './picture-sizes.ts';

/** In bytes. */
export const largestPicture = 5 * 1024 * 1024;

export type PictureStore = {
  /** Cuts the picture square and encodes it anew, without anything else the file carried. */
  save(content: Buffer): Promise<string>;
  read(name: string, size: PictureSize, format: 'avif' | 'webp'): Promise<Buffer | undefined>;
  remove(name: string): Promise<void>;
  /** The address a browser reads it from. */
  url(name: string): string;
};

export function createPictureStore(files: FileStore, encoder: Pick<PictureEncoder, 'encode'>): PictureStore {
  const keyOf = (name: string, size: number, format: string) => `pictures/${name}-${size}.${format}`;

  return {
    async save(content) {
      // By its content, whatever its name and type say.
      if (!looksLikePicture(content)) throw new Problem('profile.picture_wrong_type');
      const name = randomUUID();
      const kept: string[] = [];
      try {
        for (const { size, format, bytes } of await encoder.encode(content)) {
          const key = keyOf(name, size, format);
          await files.put(key, Buffer.from(bytes));
          kept.push(key);
        }
      } catch (error) {
        // No row names them: they would lie there for good.
        for (const key of kept) await files.remove(key).catch(() => {});
        throw error;
      }
      return name;
    },
    read: (name, size, format) => files.get(keyOf(name, size, format)),
    async remove(name) {
      for (const size of pictureSizes) {
        await files.remove(keyOf(name, size, 'avif'));
        await files.remove(keyOf(name, size, 'webp'));
      }
    },
    url: (name) => `/api/v1/profile-picture/${name}`,
  };
}
