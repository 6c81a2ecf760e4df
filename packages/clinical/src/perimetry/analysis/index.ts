export { ANALYSIS_VERSION, type FieldAnalysis, analyseField } from './analyseField.ts';
export { type Deviation, type Sensitivity, asRightEye, isBlindSpotPoint } from './deviations.ts';
export type { HemifieldResult } from './hemifield.ts';
export { NORM_SOURCE, type NormSet, type Probability, type ProbabilityClass, normsOf } from './norms.ts';
export { type Reliability, type ReliabilityRates, reliability, SUSPICIOUS_DB } from './reliability.ts';
