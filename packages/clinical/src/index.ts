export type { Change } from './change.ts';
export { CATCH_TRIALS_OF_A_KIND, SHORTEST_RESPONSE } from './catchTrials.ts';
export { type Eye, EYES } from './eye.ts';
export { answeredShare, meanShare, percentDone } from './progress.ts';
export { leftFirst, type Side, SIDES } from './sides.ts';
export { idOf, mirrored, type Point } from './point.ts';
