export * from '../sequentialRule.ts';
