export type { Enclosures } from './enclosures.ts';
export { leavingRoutes } from './leaving.routes.ts';
export { defineMailJob } from './mail.job.ts';
export { deleteMails } from './mail.repository.ts';
export { createMailService, type MailService, type UnaddressedMail } from './mail.service.ts';
export { createMailer } from './mailer.ts';
