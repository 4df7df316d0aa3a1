export { createTermServices } from './term.services.ts';
