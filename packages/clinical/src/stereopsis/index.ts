export * from './levels.ts';
export * from './statistics.ts';
export * from './types.ts';
