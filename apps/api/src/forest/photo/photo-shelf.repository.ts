import { and, eq, like } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import {
  community,
  communityActivity,
  communityPhoto,
  type TreePart,
  treeImage,
} from '../../database/schema/index.ts';

/** The n-th picture of a part of a tree, of a community by its slug, or of its n-th note of a day, as it came from the field. */
export type Photo = { number: number; content: Buffer } & (
  | { of: 'tree'; name: string; part: TreePart }
  | { of: 'community'; name: string }
  | { of: 'news'; name: string }
);

/** How a note is named from the field: its community, its day, and which of that day's it is. */
export const noteName = ({ slug, day, number }: { slug: string; day: string; number: number }) =>
  `${slug} ${day} ${number}`;

/** The place of one picture: how its file's name begins, and the rows that name it. */
export type PhotoShelf = {
  place: string;
  rows(db: Db): Promise<{ file: string }[]>;
  /** Names the file in place of what was named there, with when it was taken as far as that is known. */
  put(tx: Db, file: string, takenAt: Date | null): Promise<void>;
};

export function shelfOf(ownerId: number, photo: Photo): PhotoShelf {
  if (photo.of === 'tree') return treeShelf(ownerId, photo);
  return photo.of === 'news' ? newsShelf(ownerId) : communityShelf(ownerId, photo);
}

function treeShelf(treeId: number, { name, part, number }: Extract<Photo, { of: 'tree' }>): PhotoShelf {
  const place = `trees/${name}/${part}-${number}-`;
  const here = and(eq(treeImage.treeId, treeId), like(treeImage.file, `${place}%`));
  return {
    place,
    rows: (db) => db.select({ file: treeImage.file }).from(treeImage).where(here),
    async put(tx, file, takenAt) {
      await tx.delete(treeImage).where(here);
      await tx.insert(treeImage).values({ treeId, part, file, takenAt });
    },
  };
}

/** A community's picture carries its name, which is the same in every language; its number is its position. */
function communityShelf(id: number, { name, number }: Extract<Photo, { of: 'community' }>): PhotoShelf {
  const place = `communities/${name}/photo-${number}-`;
  const here = and(eq(communityPhoto.communityId, id), like(communityPhoto.file, `${place}%`));
  return {
    place,
    rows: (db) => db.select({ file: communityPhoto.file }).from(communityPhoto).where(here),
    async put(tx, file, takenAt) {
      await tx.delete(communityPhoto).where(here);
      const [row] = await tx.select({ name: community.name }).from(community).where(eq(community.id, id));
      const caption = { id: row?.name ?? '', en: row?.name ?? '' };
      await tx
        .insert(communityPhoto)
        .values({ communityId: id, file, kind: 'photo', caption, takenAt, position: number });
    },
  };
}

/** A note has one picture; a drawing that stood in for it is not ours to remove. */
function newsShelf(id: number): PhotoShelf {
  const place = `news/${id}/`;
  return {
    place,
    rows: async (db) => {
      const rows = await db
        .select({ file: communityActivity.image })
        .from(communityActivity)
        .where(and(eq(communityActivity.id, id), like(communityActivity.image, `${place}%`)));
      return rows.flatMap(({ file }) => (file === null ? [] : { file }));
    },
    async put(tx, file) {
      await tx.update(communityActivity).set({ image: file }).where(eq(communityActivity.id, id));
    },
  };
}
