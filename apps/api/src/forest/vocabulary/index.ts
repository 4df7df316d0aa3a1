export { carbonDioxide } from './carbon.rules.ts';
export { circumferenceFor, diameterOf, snap } from './measurement.rules.ts';
export {
  condition,
  freshnessState,
  IdParams,
  kupsClass,
  kupsClasses,
  landType,
  landTypes,
  phenology,
  programmes,
  scheme,
  schemes,
  treeParts,
  treeStatus,
  treeStatuses,
} from './vocabulary.schemas.ts';
