export { yearRoutes } from './year.routes.ts';
export { passagesOf, toYearTree, yearFigures } from './year.rules.ts';
export { yearSchemas } from './year.schemas.ts';
export { createYearService } from './year.service.ts';
export { createYearAnnouncement } from './year-announcement.service.ts';
