export * from './change.ts';
export * from './lines.ts';
