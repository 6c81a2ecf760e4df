export * from './judgement.ts';
export * from './statistics.ts';
export * from './types.ts';
