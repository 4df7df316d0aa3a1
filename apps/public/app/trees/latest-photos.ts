import type { Schema } from '@rimba/api-client';
import { PARTS, type Part } from '@rimba/drawings';

type Images = Schema<'TreeImages'>;

export interface ShownPhoto {
  readonly part: Part;
  readonly photo: Images[Part][number];
}

/** A tree's photos of every part, the latest first. */
export function latestPhotos(images: Images): ShownPhoto[] {
  return PARTS.flatMap((part) =>
    images[part].filter(({ kind }) => kind === 'photo').map((photo) => ({ part, photo })),
  ).sort((one, other) => (other.photo.takenAt ?? '').localeCompare(one.photo.takenAt ?? ''));
}
