export * from './directions.ts';
export * from './estimate.ts';
export * from './notation.ts';
export * from './types.ts';
