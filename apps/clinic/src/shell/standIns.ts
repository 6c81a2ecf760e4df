/** What is shown in place of a screen, in one chunk: all of it is small. */
export { Landing } from './Landing.tsx';
export { NotFound } from './NotFound.tsx';
