export * from './compare.ts';
export * from './grades.ts';
export * from './progress.ts';
export * from './statistics.ts';
export * from './types.ts';
export * from './usual.ts';
