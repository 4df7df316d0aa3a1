import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { Problem } from '../../http/problem.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { looksLikePicture, mostPixels } from '../../storage/picture-content.ts';

/** Edges of the square a profile picture is kept in, in pixels. */
export const pictureSizes = [96, 256] as const;
export type PictureSize = (typeof pictureSizes)[number];
export const largestPicture = 5 * 1024 * 1024;

export type PictureStore = {
  /** Cuts the picture square and encodes it anew, without anything else the file carried. */
  save(content: Buffer): Promise<string>;
  read(name: string, size: PictureSize, format: 'avif' | 'webp'): Promise<Buffer | undefined>;
  remove(name: string): Promise<void>;
  /** The address a browser reads it from. */
  url(name: string): string;
};

export function createPictureStore(files: FileStore): PictureStore {
  const keyOf = (name: string, size: number, format: string) => `pictures/${name}-${size}.${format}`;

  return {
    async save(content) {
      const name = randomUUID();
      const kept: string[] = [];
      try {
        for (const { key, bytes } of await encode(content, (size, format) => keyOf(name, size, format))) {
          await files.put(key, bytes);
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

/** By its content, whatever its name and type say. */
async function encode(content: Buffer, keyOf: (size: number, format: string) => string) {
  if (!looksLikePicture(content)) throw new Problem('profile.picture_wrong_type');
  try {
    return await Promise.all(
      pictureSizes.flatMap((size) => {
        const square = sharp(content, { limitInputPixels: mostPixels, pages: 1 })
          .autoOrient()
          .resize(size, size, { fit: 'cover' });
        return [
          square
            .clone()
            .avif({ quality: 55, effort: 3 })
            .toBuffer()
            .then(at(keyOf(size, 'avif'))),
          square
            .clone()
            .webp({ quality: 78 })
            .toBuffer()
            .then(at(keyOf(size, 'webp'))),
        ];
      }),
    );
  } catch (cause) {
    throw new Problem('profile.picture_unreadable', { cause });
  }
}

const at = (key: string) => (bytes: Buffer) => ({ key, bytes });
