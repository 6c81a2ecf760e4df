export * from './regression.ts';
export * from './series.ts';
export * from './slope.ts';
export * from './tDistribution.ts';
