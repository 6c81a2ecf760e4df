export * from './directions.ts';
export * from './isopter.ts';
export * from './judgement.ts';
export * from './normal.ts';
export * from './statistics.ts';
export * from './types.ts';
