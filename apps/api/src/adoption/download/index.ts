export { downloadRoutes } from './download.routes.ts';
export { DownloadTicket } from './download.schemas.ts';
export { createDownloadService } from './download.service.ts';
export { createEnclosures } from './enclosures.ts';
export { createTicketService } from './ticket.service.ts';
