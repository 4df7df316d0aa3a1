export { pictureRoutes } from './picture.routes.ts';
export { createPictureEncoder } from './picture-encoder.ts';
export { createPictureRemoval, type PictureRemoval } from './picture-removal.ts';
export { createPictureStore, largestPicture, type PictureStore } from './picture-store.ts';
