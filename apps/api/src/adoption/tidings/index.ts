export { createTidingsServices } from './tidings.services.ts';
