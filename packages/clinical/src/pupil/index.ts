export * from './clean.ts';
export * from './metrics.ts';
export * from './norms.ts';
export * from './rapd.ts';
export * from './swing.ts';
export * from './types.ts';
