export { letterRoutes } from './letter.routes.ts';
export { letterSchemas } from './letter.schemas.ts';
export type { LetterService } from './letter.service.ts';
export { createLetterServices, type LetterServices } from './letter.services.ts';
export type { LetterMailService } from './letter-mail.service.ts';
