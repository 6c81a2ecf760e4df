export * from './change.ts';
export * from './directions.ts';
export * from './estimate.ts';
export * from './lowContrast.ts';
export * from './method.ts';
export * from './notation.ts';
export * from './result.ts';
export * from './types.ts';
