export { type Eye, EYES } from './eye.ts';
export { idOf, mirrored, type Point } from './point.ts';
