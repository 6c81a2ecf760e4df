export { received, recording } from './recording.ts';
