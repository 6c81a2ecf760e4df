export * from './statistics.ts';
export * from './types.ts';
