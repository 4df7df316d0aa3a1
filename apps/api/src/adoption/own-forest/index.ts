export { toForestSurvey } from './forest-tree.presenter.ts';
export { ownForestRoutes } from './own-forest.routes.ts';
export {
  countVisits,
  endsBefore,
  firstSurvey,
  growth,
  isOffered,
  surveyedWithin,
  withoutAccepted,
} from './own-forest.rules.ts';
export {
  bond,
  ForestSurvey,
  ForestTree,
  first,
  grown,
  grownLately,
  NextSurvey,
  ownForestSchemas,
} from './own-forest.schemas.ts';
export { createOwnForestService, type OwnForestService, type Remembered } from './own-forest.service.ts';
