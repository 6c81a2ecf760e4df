export * from './comparable.ts';
export * from './methods.ts';
