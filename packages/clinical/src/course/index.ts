export * from './change.ts';
export * from './lines.ts';
export * from './method.ts';
export * from './shown.ts';
