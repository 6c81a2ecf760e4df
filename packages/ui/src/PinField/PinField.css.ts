import { createVar } from '@vanilla-extract/css';
import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

/** How many boxes there are. */
export const count = createVar();
/** The inline size of a box that has the room for it. */
const size = `max(${vars.size.control}, ${vars.size.target})`;
const gap = vars.space[1];
/** The distance from the start of one box to the start of the next. */
const pitch = `((100cqi + ${gap}) / ${count})`;

export const line = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });

/** Boxes that look like one input; it runs from left to right in every script, as numbers do. They share what room there is. */
export const boxes = component({
  display: 'flex',
  gap,
  position: 'relative',
  direction: 'ltr',
  containerType: 'inline-size',
  inlineSize: `calc(${count} * (${size} + ${gap}) - ${gap})`,
  maxInlineSize: '100%',
});

export const box = component({
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 0',
  minInlineSize: 0,
  blockSize: `calc(${size} + ${vars.space[1]})`,
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
  color: vars.color.ink1,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.lg,
  fontVariantNumeric: 'tabular-nums',
  transition: `border-color ${vars.duration.fast}`,
  selectors: {
    '[data-invalid] &': { borderColor: vars.color.critical, boxShadow: `inset 0 0 0 1px ${vars.color.critical}` },
    '[data-disabled] &': { background: vars.color.sunken, borderColor: vars.color.line, color: vars.color.ink3 },
    '[data-readonly] &': { background: vars.color.sunken, borderColor: vars.color.line },
    // where the next digit goes, or what it replaces
    '&[data-active]': {
      borderColor: vars.color.focus,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-1px',
      boxShadow: 'none',
    },
  },
});

/** The one real input lies over the boxes, its digits under theirs, so that a finger puts the caret where it points. */
export const input = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  padding: 0,
  paddingInlineStart: `calc((${pitch} - ${gap} - 1ch) / 2)`,
  border: 'none',
  outline: 'none',
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  overflow: 'hidden',
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.lg,
  letterSpacing: `calc(${pitch} - 1ch)`,
  forcedColorAdjust: 'none',
  selectors: {
    '&::selection': { background: 'transparent', color: 'transparent' },
    '&[data-disabled]': { cursor: 'not-allowed' },
    // hide the colors that a browser paints on autofilled input
    '&:autofill': { WebkitTextFillColor: 'transparent', transition: 'background-color 100000s' },
  },
});
