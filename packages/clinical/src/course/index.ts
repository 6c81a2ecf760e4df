export * from './change.ts';
export * from './lines.ts';
export * from './method.ts';
export * from './samples.ts';
export * from './shown.ts';
export * from './size.ts';
