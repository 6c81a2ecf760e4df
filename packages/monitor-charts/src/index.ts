export * from './perimetry/index.ts';
