export { carbonDioxide } from './carbon.rules.ts';
export { circumferenceFor, diameterOf, snap } from './measurement.rules.ts';
export {
  condition,
  day,
  freshnessState,
  IdParams,
  kupsClass,
  kupsClasses,
  landType,
  landTypes,
  moment,
  phenology,
  programmes,
  scheme,
  schemes,
  treeParts,
  treeStatus,
  treeStatuses,
} from './vocabulary.schemas.ts';
