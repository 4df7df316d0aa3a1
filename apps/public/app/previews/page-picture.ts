import { drawingFor } from '@rimba/drawings';
import { ownPictures, type PictureContent } from './own-pictures.ts';

/** What the picture of that name shows, if it is a page's own and says the same every day. */
export function pagePicture(name: string) {
  const picture = hasOwn(name) ? ownPictures[name] : undefined;
  return picture && { ...picture, drawing: drawingOf(picture) };
}

const hasOwn = (name: string): name is keyof typeof ownPictures => Object.hasOwn(ownPictures, name);

const drawingOf = ({ species, part }: PictureContent) => drawingFor(species, part ?? 'leaf');
