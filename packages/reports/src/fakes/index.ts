export * from './fieldTests.ts';
export * from './finishedTest.ts';
export * from './finishedTests.ts';
export * from './reports.tsx';
export { esterman } from '../kinds/esterman.tsx';
export { kinetic } from '../kinds/kinetic.tsx';
export { perimetry } from '../kinds/perimetry.tsx';
