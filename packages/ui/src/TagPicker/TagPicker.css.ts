import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';
import { focusRing } from '../theme/shared.css.ts';

/** The frame grows with the tags; very many of them scroll. */
export const box = component({
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  paddingInlineStart: vars.space[1],
  paddingBlock: '0.1875rem',
});

export const tags = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  minInlineSize: 0,
  maxInlineSize: '100%',
  maxBlockSize: '11rem',
  overflow: 'auto',
  outline: 'none',
  // the ring of a tag at the edge
  padding: 2,
});

export const tag = component([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: 0,
    maxInlineSize: '100%',
    minBlockSize: vars.size.target,
    paddingInlineStart: vars.space[2],
    borderRadius: vars.radius.sm,
    background: vars.color.accentSoft,
    color: vars.color.accentText,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.tight,
    cursor: 'default',
    overflowWrap: 'anywhere',
    vars: { [vars.size.icon]: '0.875rem' },
    selectors: {
      '&[data-focus-visible]': { outlineOffset: '0' },
      '&:not([data-allows-removing])': { paddingInlineEnd: vars.space[2] },
      '&[data-disabled]': { background: vars.color.sunken, color: vars.color.ink3 },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
]);

export const tagName = component({ minInlineSize: 0, paddingBlock: '0.125rem' });

export const remove = component({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  minInlineSize: vars.size.target,
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.color.ink1 },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

/** The typed text is behind the tags, or below them when there is no room. */
export const typed = component({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  flex: '1 1 7rem',
  minInlineSize: 0,
  minBlockSize: vars.size.target,
});

export const input = component({ paddingInline: vars.space[2] });
export const placeholder = component({ insetInline: vars.space[2] });

export const below = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  marginBlockStart: vars.space[1],
  color: vars.color.ink3,
  fontSize: vars.fontSize.xs,
});
export const count = component({ marginInlineEnd: 'auto' });
