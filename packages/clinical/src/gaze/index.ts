export { type Eye, EYES } from '../eye.ts';
export * from './directions.ts';
