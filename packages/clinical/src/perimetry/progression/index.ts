export * from '../comparability/comparable.ts';
export * from '../comparability/methods.ts';
export * from './baseline.ts';
export * from './chance.ts';
export * from './change.ts';
export {
  type BaselinePoint,
  eventAnalysis,
  type EventAnalysis,
  type EventPoint,
  type EventVerdict,
  type FollowUp,
  hasRetestLimits,
  LEAST_POINTS,
} from './events.ts';
export * from './difference.ts';
export * from './eyeProgression.ts';
export {
  CHANGE_EYES,
  CHANGE_LIMITS,
  CHANGE_SOURCE,
  type PointLimits,
  PROGRESSION_SOURCE,
  type RetestLimits,
  type Zone,
  RETEST_LIMITS,
  zoneOf,
} from './limits.ts';
export * from './permutations.ts';
export * from './pointwise.ts';
export * from './series.ts';
