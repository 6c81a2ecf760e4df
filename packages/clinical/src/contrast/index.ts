export * from './letters.ts';
export * from './statistics.ts';
export * from './types.ts';
