export { recording } from './recording.ts';
