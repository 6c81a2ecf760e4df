import { focusRing } from '../theme/shared.css.ts';
import { component } from '../theme/styles.ts';
import { vars } from '../theme/vars.ts';

export const root = component({
  minInlineSize: 0,
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.md,
  color: vars.color.ink1,
});

export const tree = component({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minInlineSize: 0,
  overflow: 'auto',
  outline: 'none',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } },
});

export const awaited = component({ display: 'grid', gap: vars.space[4], padding: vars.space[2] });

/** However deep a node is, more than half of the line is left for its name. */
const indent = 'min(calc((var(--tree-item-level, 1) - 1) * 1.25rem), 40%)';
const line = `max(${vars.size.control}, ${vars.size.target})`;

export const row = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[1],
  flexShrink: 0,
  minInlineSize: 0,
  minBlockSize: line,
  paddingInlineStart: indent,
  paddingInlineEnd: vars.space[1],
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  color: vars.color.ink1,
  textDecoration: 'none',
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-href]': { cursor: 'pointer' },
    '&[data-selected]': { background: vars.color.accentSoft, color: vars.color.accentText },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-selected]': { borderColor: 'Highlight' } } },
  },
});

const opener = { flex: 'none', inlineSize: `max(1.75rem, ${vars.size.target})` } as const;

export const chevron = component([
  focusRing,
  {
    ...opener,
    display: 'grid',
    placeItems: 'center',
    blockSize: `max(1.75rem, ${vars.size.target})`,
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.sm,
    background: 'transparent',
    color: vars.color.ink2,
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: vars.color.hover }, '&[data-disabled]': { color: vars.color.ink3 } },
  },
]);

/** Stands where the button of a node with others below it would. */
export const leaf = component(opener);

export const turning = component({
  display: 'inline-flex',
  vars: { [vars.size.icon]: '1rem' },
  transition: `rotate ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '[data-expanded] > * > * > &': { rotate: '90deg' },
    '[dir="rtl"] [data-expanded] > * > * > &': { rotate: '-90deg' },
  },
});

export const box = component({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
});

export const words = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: '1 1 6rem',
  columnGap: vars.space[2],
  minInlineSize: 0,
  paddingBlock: vars.space[1],
});

export const icon = component({ display: 'inline-flex', flex: 'none', color: vars.color.ink2 });

export const label = component({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '[data-has-child-items] > * > * > &': { fontWeight: vars.fontWeight.medium } },
});

export const detail = component({ color: vars.color.ink2, fontSize: vars.fontSize.sm });

export const chosen = component({ display: 'inline-flex', marginInlineStart: 'auto' });

export const loading = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: line,
  paddingInlineStart: `calc(${indent} + max(1.75rem, ${vars.size.target}) + ${vars.space[1]})`,
  color: vars.color.ink3,
});
