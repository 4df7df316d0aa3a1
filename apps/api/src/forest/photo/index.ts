export { createPhotoService, type Photo, UnreadablePhoto } from './photo.service.ts';
export { noteName } from './photo-shelf.repository.ts';
export { drawingOf, treeImages } from './picture.rules.ts';
export { Picture, TreeImages } from './picture.schemas.ts';
