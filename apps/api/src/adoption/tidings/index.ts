export { createTidingsService } from './tidings.service.ts';
