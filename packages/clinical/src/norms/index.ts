export * from './ages.ts';
