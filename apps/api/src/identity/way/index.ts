export { wayRoutes } from './way.routes.ts';
export { SignInWay, toSignInWay } from './way.schemas.ts';
export { createWayService, type WayService } from './way.service.ts';
export { createWayNews } from './way-news.ts';
