export { createAdoptionDeletion } from './adoption-deletion.service.ts';
export { createDeletionService, type DeletionService } from './deletion.service.ts';
export { OwnData } from './export.schemas.ts';
export { createExportService, type ExportService } from './export.service.ts';
export { createMessageDeletion } from './message-deletion.service.ts';
export { ownDataRoutes } from './own-data.routes.ts';
