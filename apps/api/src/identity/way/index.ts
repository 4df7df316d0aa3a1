export { createFactorService, type Ended, endingsOf, type FactorService } from './factor.service.ts';
export { waysOf } from './way.repository.ts';
export { wayRoutes } from './way.routes.ts';
export { wrongInLabel } from './way.rules.ts';
export { PasskeyLabel, SignInWay, toSignInWay } from './way.schemas.ts';
export { createWayService, type WayService } from './way.service.ts';
export { createWayNews } from './way-news.ts';
