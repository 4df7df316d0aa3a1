import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Db } from '../../database/client.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { looksLikePicture } from '../../storage/picture-content.ts';
import { findCommunitiesBySlug, findTreesByCode, listNotes } from './photo-owner.repository.ts';
import { noteName, type Photo, type PhotoShelf, shelfOf } from './photo-shelf.repository.ts';
import { takenAt } from './taken-at.rules.ts';

export type { Photo };
export type PhotoOwner = Pick<Photo, 'of' | 'name'>;

export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto';
}

/** A small file can unpack to a huge picture. */
const mostPixels = 40_000_000;
/** Longest edge a picture is kept in, in pixels. */
const longestEdge = 1_600;

/** Pictures taken in the field, encoded anew: when they were taken is kept, where and by what device stays behind. */
export function createPhotoService({ db, files }: { db: Db; files: FileStore }) {
  const encode = (content: Buffer) =>
    sharp(content, { limitInputPixels: mostPixels, pages: 1 })
      .autoOrient()
      .resize(longestEdge, longestEdge, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();

  async function notesByName(): Promise<{ id: number; name: string }[]> {
    const ofDay = Map.groupBy(await listNotes(db), ({ slug, day }) => `${slug} ${day}`);
    return [...ofDay.values()].flatMap((some) =>
      some.map(({ id, slug, day }, index) => ({ id, name: noteName({ slug, day, number: index + 1 }) })),
    );
  }

  async function replace(
    shelf: PhotoShelf,
    file: string,
    { encoded, takenAt }: { encoded: Buffer; takenAt: Date | null },
  ): Promise<void> {
    const before = await shelf.rows(db);
    await files.put(file, encoded);
    await db.transaction((tx) => shelf.put(tx, file, takenAt));
    for (const row of before) await files.remove(row.file);
  }

  return {
    /** The ids of those owners that there are, by code, slug or the name of a note. */
    async known(owners: readonly PhotoOwner[]): Promise<Map<string, number>> {
      const named = (of: PhotoOwner['of']) =>
        owners.flatMap((owner) => (owner.of === of ? [owner.name] : []));
      const trees = await findTreesByCode(db, named('tree'));
      const communities = await findCommunitiesBySlug(db, named('community'));
      const notes = named('news').length ? await notesByName() : [];
      return new Map([...trees, ...communities, ...notes].map(({ id, name }) => [name, id]));
    },

    /**
     * Adds a picture, or puts it in the place of the one of the same owner, part and number. The same content
     * again changes nothing.
     * @throws UnreadablePhoto
     */
    async add(ownerId: number, photo: Photo, { dryRun }: { dryRun: boolean }): Promise<'added' | 'known'> {
      const { name, content } = photo;
      if (!looksLikePicture(content)) throw new UnreadablePhoto(name);
      const shelf = shelfOf(ownerId, photo);
      const file = `${shelf.place}${createHash('sha256').update(content).digest('hex').slice(0, 16)}.webp`;
      if ((await shelf.rows(db)).some((row) => row.file === file)) return 'known';
      const [encoded, { exif }] = await Promise.all([
        encode(content),
        sharp(content, { limitInputPixels: mostPixels }).metadata(),
      ]).catch((cause) => {
        throw new UnreadablePhoto(name, { cause });
      });
      if (!dryRun) await replace(shelf, file, { encoded, takenAt: takenAt(exif) });
      return 'added';
    },
  };
}
