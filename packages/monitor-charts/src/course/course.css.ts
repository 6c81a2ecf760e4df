import { pattern } from '../shared/pattern.ts';

/** As high and wide as its place; the drawing must not decide its own size. */
export const frame = pattern({ display: 'flex', flexDirection: 'column', blockSize: '100%', minInlineSize: 0 });
