import { globalStyle } from '@vanilla-extract/css';
import { testedFirst } from '../../shared/testedFirst.ts';
import { pattern, sides } from '../../shared/pattern.ts';
import { layers, vars } from '@isopter/ui/vars';

/** The minimum widths for two phases and for three phases side by side. */
const TWO = '(min-width: 38.75rem)';
const BELOW = '(max-width: 38.74rem)';
const THREE = '(min-width: 56.25rem)';
/** The minimum width of a card in which the list is beside the chart. */
const WIDE = '(min-width: 40rem)';

/** The left eye is on the left in every language; both eyes come last. */
export const phases = sides({
  display: 'grid',
  gap: vars.space[3],
  flex: '1 0 auto',
  gridAutoRows: 'minmax(560px, 1fr)',
  selectors: { '&[data-phases="1"]': { gridAutoRows: 'minmax(420px, 1fr)' } },
  '@container': {
    [TWO]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      selectors: { '&[data-phases="1"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    [THREE]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      flex: '1 1 0',
      gridAutoRows: 'minmax(480px, 1fr)',
    },
  },
});

testedFirst(phases, BELOW);

/** If only two cards fit side by side, the one for both eyes takes a whole row. */
globalStyle(`${phases}[data-phases="3"] > :last-child`, {
  '@layer': { [layers.patterns]: { '@container': { [`${TWO} and (max-width: 56.24rem)`]: { gridColumn: '1 / -1' } } } },
});

/** The chart and the list of a card: one below the other, or side by side if one eye has the full width. */
export const card = pattern({
  containerType: 'size',
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
});
export const header = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: 30,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
});
export const name = pattern({
  margin: 0,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.strong,
  whiteSpace: 'nowrap',
});
export const headerEnd = pattern({ display: 'flex', gap: vars.space[2], marginInlineStart: 'auto' });

export const results = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.125rem, 100%), 1fr))',
  columnGap: vars.space[3],
  minBlockSize: 58,
  paddingInline: vars.space[3],
});
export const result = pattern({ minInlineSize: 0 });
export const lineTitle = pattern({
  margin: 0,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.ink3,
});
/** The result is the most prominent part of its card. */
export const value = pattern({
  margin: 0,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.xl,
  lineHeight: 1.25,
  fontWeight: vars.fontWeight.strong,
});
export const notations = pattern({ margin: 0, fontSize: vars.fontSize.xs, color: vars.color.ink2 });

/** Placed below all results of an eye. */
export const inconsistent = pattern({
  gridColumn: '1 / -1',
  margin: 0,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.strong,
  color: vars.color.cautionText,
});

export const chart = pattern({
  flex: '1.1 1 0',
  minBlockSize: 180,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});
export const list = pattern({
  flex: '1 1 0',
  minBlockSize: 0,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingBlockEnd: vars.space[2],
});
export const inside = pattern({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  '@container': { [WIDE]: { flexDirection: 'row' } },
});

/** Words may wrap; sizes may not. */
globalStyle(`${list} :is(th, td:not(:last-child))`, { '@layer': { [layers.patterns]: { whiteSpace: 'nowrap' } } });

export const optotype = pattern({
  // contains visually hidden text
  position: 'relative',
  lineHeight: 1,
  verticalAlign: 'middle',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
});
export const arrow = pattern({
  inlineSize: '1.2em',
  textAlign: 'center',
  fontSize: vars.fontSize.md,
  lineHeight: 1,
});
