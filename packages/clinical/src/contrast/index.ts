export * from './change.ts';
export * from './letters.ts';
export * from './norm.ts';
export * from './statistics.ts';
export * from './types.ts';
