export * from './change.ts';
export * from './grades.ts';
export * from './progress.ts';
export * from './reliability.ts';
export * from './statistics.ts';
export * from './types.ts';
export * from './usual.ts';
