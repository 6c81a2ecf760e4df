export * from './audit.ts';
export * from './bundles.ts';
export * from './devices.ts';
export * from './jobs.ts';
export * from './patients.ts';
export * from './people.ts';
export * from './records.ts';
export * from './tests.ts';
