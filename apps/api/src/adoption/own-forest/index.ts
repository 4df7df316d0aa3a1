export { toForestSurvey } from './forest-tree.presenter.ts';
export { ownForestRoutes } from './own-forest.routes.ts';
export { bonds, firstSurvey, growth, heightGrown, withoutAccepted } from './own-forest.rules.ts';
export {
  ForestSurvey,
  ForestTree,
  Growth,
  NextSurvey,
  ownForestSchemas,
} from './own-forest.schemas.ts';
export { createOwnForestService, type OwnForestService, type Remembered } from './own-forest.service.ts';
