export { deleteContactMessages } from './contact.repository.ts';
export { contactRoutes } from './contact.routes.ts';
export { type ContactService, createContactService } from './contact.service.ts';
export { securityTextRoutes } from './security-text.routes.ts';
