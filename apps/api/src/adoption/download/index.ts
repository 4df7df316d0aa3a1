export { downloadRoutes } from './download.routes.ts';
export { DownloadTicket } from './download.schemas.ts';
export { createDownloadServices } from './download.services.ts';
