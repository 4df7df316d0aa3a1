import { drawingFor } from '@rimba/drawings';
import type { TreePart } from '../../database/schema/index.ts';
import { treeParts } from '../vocabulary/index.ts';
import type { Picture, TreeImages } from './picture.schemas.ts';

export type Upload = { part: TreePart; file: string; surveyor: string | null; takenAt: Date | null };

/** The drawing that stands in for a part of a species nobody has photographed yet. */
export function drawingOf(latinName: string, part: TreePart): Picture {
  const { url, drawn } = drawingFor(latinName, part);
  return { url, kind: 'drawing', drawn, takenAt: null, surveyor: null };
}

/** A tree's pictures by part: its own photos, or else one drawing. */
export function treeImages(
  latinName: string,
  uploads: readonly Upload[],
  urlOf: (file: string) => string,
): TreeImages {
  const picturesOf = (part: TreePart): Picture[] => {
    const photos = uploads
      .filter((upload) => upload.part === part)
      .map(({ file, surveyor, takenAt }) => ({
        url: urlOf(file),
        kind: 'photo' as const,
        drawn: null,
        takenAt: takenAt?.toISOString() ?? null,
        surveyor,
      }));
    return photos.length ? photos : [drawingOf(latinName, part)];
  };
  return Object.fromEntries(treeParts.map((part) => [part, picturesOf(part)])) as TreeImages;
}
