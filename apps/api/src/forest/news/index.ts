export { createActivityRepository } from './activity.repository.ts';
export { activityRoutes } from './activity.routes.ts';
export { GroupActivity } from './activity.schemas.ts';
export { createActivityService } from './activity.service.ts';
export { createNewsRepository } from './news.repository.ts';
export { newsRoutes } from './news.routes.ts';
export { News } from './news.schemas.ts';
export { createNewsService } from './news.service.ts';
