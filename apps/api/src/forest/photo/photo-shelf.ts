import { and, eq, like } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { communityPhoto, kelompokKomunitas, type TreePart, treeImage } from '../../database/schema/index.ts';

/** The n-th picture of a part of a tree, or of a community by its slug, as it came from the field. */
export type Photo = { number: number; content: Buffer } & (
  | { of: 'tree'; name: string; part: TreePart }
  | { of: 'community'; name: string }
);

/** The place of one picture: how its file's name begins, and the rows that name it. */
export type PhotoShelf = {
  place: string;
  rows(db: Db): Promise<{ file: string }[]>;
  /** Names the file in place of what was named there. */
  put(tx: Db, file: string): Promise<void>;
};

export const shelfOf = (ownerId: number, photo: Photo): PhotoShelf =>
  photo.of === 'tree' ? treeShelf(ownerId, photo) : communityShelf(ownerId, photo);

function treeShelf(treeId: number, { name, part, number }: Extract<Photo, { of: 'tree' }>): PhotoShelf {
  const place = `trees/${name}/${part}-${number}-`;
  const here = and(eq(treeImage.treeId, treeId), like(treeImage.file, `${place}%`));
  return {
    place,
    rows: (db) => db.select({ file: treeImage.file }).from(treeImage).where(here),
    async put(tx, file) {
      await tx.delete(treeImage).where(here);
      await tx.insert(treeImage).values({ treeId, part, file });
    },
  };
}

/** A community's picture carries its name, which is the same in every language; its number is its position. */
function communityShelf(id: number, { name, number }: Extract<Photo, { of: 'community' }>): PhotoShelf {
  const place = `communities/${name}/photo-${number}-`;
  const here = and(eq(communityPhoto.kelompokKomunitasId, id), like(communityPhoto.file, `${place}%`));
  return {
    place,
    rows: (db) => db.select({ file: communityPhoto.file }).from(communityPhoto).where(here),
    async put(tx, file) {
      await tx.delete(communityPhoto).where(here);
      const [group] = await tx
        .select({ name: kelompokKomunitas.name })
        .from(kelompokKomunitas)
        .where(eq(kelompokKomunitas.id, id));
      const caption = { id: group?.name ?? '', en: group?.name ?? '' };
      await tx
        .insert(communityPhoto)
        .values({ kelompokKomunitasId: id, file, kind: 'photo', caption, position: number });
    },
  };
}
