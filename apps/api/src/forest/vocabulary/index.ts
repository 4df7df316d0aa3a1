export { carbonDioxide } from './carbon.rules.ts';
export { circumferenceFor, diameterOf, snap } from './measurement.rules.ts';
export {
  communityNames,
  condition,
  freshnessState,
  idParams,
  illustrative,
  kupsClass,
  kupsClasses,
  landType,
  landTypes,
  ownPath,
  phenology,
  programmes,
  scheme,
  schemes,
  surveyedAt,
  surveyNotes,
  surveyor,
  treeParts,
  treeStatus,
  treeStatuses,
} from './vocabulary.schemas.ts';
