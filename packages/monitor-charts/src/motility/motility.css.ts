import { pattern } from '../shared/pattern.ts';
import { vars } from '@isopter/ui/vars';

/** The progress of a test, on a line that wraps. */
export const facts = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
});
export const fact = pattern({ color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' });
export const phase = pattern({ fontWeight: vars.fontWeight.strong });
/** The legend below the charts. */
export const legendText = pattern({
  display: 'grid',
  gap: vars.space[1],
  order: 2,
  color: vars.color.ink2,
  fontSize: vars.fontSize.xs,
});
/** The legend of the marks below a chart. */
export const legend = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.ink3,
  fontSize: vars.fontSize.xs,
});
export const legendItem = pattern({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
/** As high without a badge as with one, so that the charts of both eyes are aligned. */
export const headEnd = pattern({ minBlockSize: '30px' });
/** Text with an icon, as high as the text. */
export const withIcon = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxBlockSize: '1lh',
  verticalAlign: 'top',
});
/** The facts of an eye, below the header of its card. */
export const eyeFacts = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  margin: 0,
  minBlockSize: '1lh',
  paddingInline: vars.space[3],
  color: vars.color.ink2,
  fontSize: vars.fontSize.xs,
});
