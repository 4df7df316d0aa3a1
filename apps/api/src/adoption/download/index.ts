export { downloadRoutes } from './download.routes.ts';
export { DownloadTicket } from './download.schemas.ts';
export { createDownloadService } from './download.service.ts';
export { createEnclosures } from './enclosed-documents.ts';
export { createTicketService } from './ticket.service.ts';
