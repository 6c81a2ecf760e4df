import { pattern } from '../../shared/pattern.ts';

/** As large as a tile of sixteen gives a picture room; the canvas follows its place, never its own pixels. */
export const small = pattern({ display: 'block', inlineSize: 160, blockSize: 100 });
