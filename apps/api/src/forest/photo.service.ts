import { createHash } from 'node:crypto';
import { and, eq, inArray, like } from 'drizzle-orm';
import sharp from 'sharp';
import type { Db } from '../database/client.ts';
import { type TreePart, tree, treeImage } from '../database/schema/index.ts';
import type { FileStore } from '../storage/file-store.ts';
import { looksLikePicture, mostPixels } from '../storage/picture-content.ts';

/** The n-th picture of a part of a tree, as it came from the field. */
export type Photo = { treeCode: string; part: TreePart; number: number; content: Buffer };

export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto';
}

/** Longest edge a picture is kept in, in pixels. */
const longestEdge = 1_600;

/** Pictures taken in the field, encoded anew: where and by what device they were taken stays behind. */
export function createPhotoService({ db, files }: { db: Db; files: FileStore }) {
  const encode = (content: Buffer) =>
    sharp(content, { limitInputPixels: mostPixels, pages: 1 })
      .autoOrient()
      .resize(longestEdge, longestEdge, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();

  return {
    /** Which of these codes are trees. */
    async known(codes: readonly string[]): Promise<Map<string, number>> {
      const rows = codes.length
        ? await db
            .select({ id: tree.id, code: tree.code })
            .from(tree)
            .where(inArray(tree.code, [...codes]))
        : [];
      return new Map(rows.map(({ id, code }) => [code, id]));
    },

    /**
     * Adds a picture, or puts it in the place of the one of the same tree, part and number. The same content
     * again changes nothing.
     * @throws UnreadablePhoto
     */
    async add(treeId: number, photo: Photo, { dryRun }: { dryRun: boolean }): Promise<'added' | 'known'> {
      const { treeCode, part, number, content } = photo;
      if (!looksLikePicture(content)) throw new UnreadablePhoto(treeCode);
      const place = `trees/${treeCode}/${part}-${number}-`;
      const file = `${place}${createHash('sha256').update(content).digest('hex').slice(0, 16)}.webp`;
      const before = await db
        .select({ id: treeImage.id, file: treeImage.file })
        .from(treeImage)
        .where(and(eq(treeImage.treeId, treeId), like(treeImage.file, `${place}%`)));
      if (before.some((row) => row.file === file)) return 'known';
      const encoded = await encode(content).catch((cause) => {
        throw new UnreadablePhoto(treeCode, { cause });
      });
      if (dryRun) return 'added';
      await files.put(file, encoded);
      await db.transaction(async (tx) => {
        for (const { id } of before) await tx.delete(treeImage).where(eq(treeImage.id, id));
        await tx.insert(treeImage).values({ treeId, part, file });
      });
      for (const row of before) await files.remove(row.file);
      return 'added';
    },
  };
}
