export {
  ANALYSIS_VERSION,
  analyseField,
  type FieldAnalysis,
  type FieldComparison,
  type FieldOrigin,
  type Incomparable,
} from './analyseField.ts';
export { asRightEye, type Deviation, isBlindSpotPoint, scoredLocations, type Sensitivity } from './deviations.ts';
export { fieldResult, type FieldResult } from './fieldResult.ts';
export type { HemifieldResult } from './hemifield.ts';
export { meanSensitivity, visualFieldIndexRange } from './indices.ts';
export { MD_DIFFERENCE } from './mdDifference.ts';
export { NORM_SOURCE, type NormSet, normsOf, type Probability, type ProbabilityClass } from './norms.ts';
export { fieldVerdict, type Reliability, reliability, SUSPICIOUS_DB } from './reliability.ts';
export { NORMED_SIZE } from './normedSize.ts';
