export * from './verdict.ts';
export * from './types.ts';
