export * from './compare.ts';
export * from './grades.ts';
export * from './statistics.ts';
export * from './types.ts';
export * from './usual.ts';
