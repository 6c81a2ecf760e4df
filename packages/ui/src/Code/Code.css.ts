import { component, componentRecipe } from '../theme/styles.ts';
import { vars } from '../theme/vars.ts';

export const inline = component({
  paddingInline: '0.25em',
  borderRadius: '0.25em',
  background: vars.color.sunken,
  color: vars.color.ink1,
  fontFamily: vars.font.mono,
  fontSize: '0.95em',
  overflowWrap: 'anywhere',
  boxDecorationBreak: 'clone',
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});

export const block = component({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  color: vars.color.ink1,
  fontFamily: vars.font.body,
});

export const head = componentRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: vars.space[2],
    minInlineSize: 0,
    paddingBlockStart: vars.space[1],
    paddingInline: `${vars.space[4]} ${vars.space[1]}`,
  },
  variants: { isBare: { true: { paddingBlockStart: 0 }, false: {} } },
});

export const label = component({
  flex: '1 1 8rem',
  minInlineSize: 0,
  paddingBlock: vars.space[1],
  color: vars.color.ink2,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
});

export const status = component({ minInlineSize: 0, fontSize: vars.fontSize.xs, color: vars.color.ink2 });

export const scroller = component({
  minInlineSize: 0,
  // as many lines as can be looked over at once
  maxBlockSize: '24rem',
  margin: 0,
  overflow: 'auto',
  paddingBlock: `${vars.space[1]} ${vars.space[3]}`,
  paddingInline: vars.space[4],
  borderRadius: `0 0 ${vars.radius.md} ${vars.radius.md}`,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.normal,
  textAlign: 'start',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } },
});

export const lines = componentRecipe({
  base: { display: 'block', fontFamily: vars.font.mono, tabSize: 2 },
  variants: {
    isWrapped: {
      true: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
      // as wide as its longest line, so that its edge can be scrolled to
      false: { whiteSpace: 'pre', inlineSize: 'max-content', minInlineSize: '100%' },
    },
  },
});
