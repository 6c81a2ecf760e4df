import { pattern } from '../shared/pattern.ts';

/** Fills its container; the drawing must not determine its own size. */
export const frame = pattern({ display: 'flex', flexDirection: 'column', blockSize: '100%', minInlineSize: 0 });
