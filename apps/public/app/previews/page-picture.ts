import { drawingFor } from '@rimba/drawings';
import { type PathName, type PictureContent, pages } from '@rimba/paths';

/** What the picture of that name shows, if it is a page's own and says the same every day. */
export function pagePicture(name: string) {
  const picture = isPage(name) ? pages[name].picture : undefined;
  return typeof picture === 'object' ? { ...picture, drawing: drawingOf(picture) } : undefined;
}

const isPage = (name: string): name is PathName => Object.hasOwn(pages, name);

const drawingOf = ({ species, part }: PictureContent) => drawingFor(species, part ?? 'leaf');
