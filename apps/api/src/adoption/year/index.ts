export { yearRoutes } from './year.routes.ts';
export { passagesOf, toYearTree, yearFigures } from './year.rules.ts';
export { yearSchemas } from './year.schemas.ts';
export { createYearServices } from './year.services.ts';
