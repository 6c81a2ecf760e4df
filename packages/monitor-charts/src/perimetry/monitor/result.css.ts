import { globalStyle } from '@vanilla-extract/css';
import { eyes } from '../../shared/eyeCard.css.ts';
import { pattern } from '../../shared/pattern.ts';
import { layers, vars } from '@isopter/ui/vars';

/** Below this width, the numbers are below the plot. */
const BESIDE = '(min-width: 25rem)';
const BELOW = '(max-width: 24.99rem)';

/** The plot of an eye, and its results. */
export const frame = pattern({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
});
export const arrangement = pattern({
  display: 'flex',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  '@container': { [BELOW]: { flexDirection: 'column' } },
});
export const plot = pattern({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  '@container': { [BELOW]: { selectors: { '&:not(:last-child)': { flex: 'none', blockSize: '92cqi' } } } },
});

/** As wide as the longest of its words in any language requires, never half of the card. */
export const result = pattern({
  '@container': {
    [BESIDE]: { flex: '0 0 auto', inlineSize: 'clamp(10rem, 34cqi, 13rem)', paddingBlockStart: vars.space[1] },
    [BELOW]: { paddingInlineStart: vars.space[3] },
  },
  paddingInlineEnd: vars.space[3],
  paddingBlockEnd: vars.space[3],
});
export const numbers = pattern({ margin: 0 });
export const row = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  paddingBlock: 6,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const name = pattern({ color: vars.color.ink2 });
export const value = pattern({
  margin: 0,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.tight,
  whiteSpace: 'nowrap',
});
export const unit = pattern({ fontSize: vars.fontSize.sm });
export const rarity = pattern({
  gridColumn: '1 / -1',
  margin: 0,
  fontSize: vars.fontSize.xs,
  color: vars.color.ink2,
  textAlign: 'end',
});
/** The word of the hemifield test, and why there are no indices. */
export const words = pattern({ gridColumn: '1 / -1', margin: 0, fontWeight: vars.fontWeight.strong });
export const verdict = pattern({ margin: 0, paddingBlockStart: vars.space[2] });
export const note = pattern({ margin: 0, fontSize: vars.fontSize.xs, color: vars.color.ink2 });

/** Below plot and numbers: where the field is rarely so low, and where it changed. */
export const strips = pattern({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  marginInline: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const deviation = pattern({
  display: 'flex',
  flex: '1 1 15rem',
  alignItems: 'center',
  gap: vars.space[3],
  margin: 0,
  paddingBlock: vars.space[2],
});
export const deviationMap = pattern({ flex: 'none' });
export const caption = pattern({
  paddingBlockEnd: vars.space[1],
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.strong,
  color: vars.color.ink2,
});
export const thenNow = pattern({ margin: 0, paddingBlockStart: vars.space[1], fontSize: vars.fontSize.xs });

/** The cards grow with the numbers, side by side and below each other. */
globalStyle(`${eyes}:has(${result})`, {
  '@layer': {
    [layers.patterns]: {
      flex: '1 0 auto',
      minBlockSize: '25rem',
      '@container': { '(max-width: 34.99rem)': { gridAutoRows: 'auto', minBlockSize: 0 } },
    },
  },
});
