export { createPhotoService, type Photo, UnreadablePhoto } from './photo.service.ts';
export { drawingOf, treeImages } from './picture.rules.ts';
export { Picture, TreeImages } from './picture.schemas.ts';
