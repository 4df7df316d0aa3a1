export { createGiverNoticeService } from './giver-notice.service.ts';
export { letterRoutes } from './letter.routes.ts';
export { letterSchemas } from './letter.schemas.ts';
export { createLetterService, type LetterService } from './letter.service.ts';
export { createLetterMailService, type LetterMailService } from './letter-mail.service.ts';
export { createLetterViewService } from './letter-view.service.ts';
