export * from './change.ts';
export * from './lines.ts';
export * from './shown.ts';
