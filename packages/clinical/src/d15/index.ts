export { type Cap, CAP_COUNT, capOf, CAPS, REFERENCE } from './caps.ts';
export { type Crossing, crossingsOf, FAILING_CROSSINGS, placesBetween } from './crossings.ts';
export {
  ABNORMAL_C,
  AXES,
  AXIS_NAMES,
  type Axis,
  type D15Outcome,
  type D15Score,
  type Deficiency,
  isComplete,
  outcomeOf,
  scoreOf,
  SELECTIVE_S,
  stepsOf,
} from './score.ts';
