import { pattern } from '../../shared/pattern.ts';

/** The size of a thumbnail in a wall of sixteen; the canvas follows its container, not its own pixels. */
export const small = pattern({ display: 'block', inlineSize: 160, blockSize: 100 });
