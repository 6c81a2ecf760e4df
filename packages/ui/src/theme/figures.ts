import { vars } from './vars.ts';

/**
 * How a measured value is set: figures of one width that can be compared, and its unit close by. A space of a monospaced
 * typeface is as wide as a figure, which tears “62.5 mm” into two words.
 */
export const figures = {
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  wordSpacing: '-0.25em',
} as const;
