import { drawingFor, PARTS, type Part } from '@rimba/drawings';
import type { Tree } from '../../../data/wire.ts';

type Picture = NonNullable<Tree['images']>[Part][number];

export interface PartRecord {
  readonly part: Part;
  /** The latest first. */
  readonly photos: readonly Picture[];
  /** What stands in for a photo, and how true it is to the species. */
  readonly drawing: ReturnType<typeof drawingFor>;
}

/** The seven parts of a tree's record in their order, gaps included. */
export function partRecords({ images, latinName }: Pick<Tree, 'images' | 'latinName'>): PartRecord[] {
  return PARTS.map((part) => {
    const photos = (images?.[part] ?? []).filter(({ kind }) => kind === 'photo');
    return { part, photos, drawing: drawingFor(latinName, part) };
  });
}
