import type { Reliability } from '@isopter/clinical/perimetry/analysis';
import type { ReliabilityFlag } from '@isopter/contract';

const FLAGS: Readonly<Record<Exclude<keyof Reliability, 'reliable'>, ReliabilityFlag>> = {
  falsePositives: 'FALSE_POSITIVES',
  fixationLosses: 'FIXATION_LOSSES',
  tooHigh: 'TOO_HIGH',
  otherEye: 'OTHER_EYE',
};

/** Returns the flags that make a field unreliable. */
export const flagsOf = (reliability: Reliability): ReliabilityFlag[] =>
  (Object.keys(FLAGS) as (keyof typeof FLAGS)[]).filter((flag) => reliability[flag]).map((flag) => FLAGS[flag]);
