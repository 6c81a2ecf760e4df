import { vars } from './vars.ts';
import { component } from './styles.ts';

/** The focus ring for keyboard focus as reported by React Aria; apply it to the visible element. */
export const focusRing = component({
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

/** Visually hidden, but announced by assistive technology. */
export const visuallyHidden = component({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});

/** A panel floating above the page: menus, pop-ups, dialogs. */
export const floating = component({
  background: vars.color.surface,
  color: vars.color.ink1,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.pop,
  outline: 'none',
});

/** An option of a floating list, or a menu item. */
export const option = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: `max(${vars.size.controlSmall}, ${vars.size.target})`,
  paddingInline: vars.space[2],
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize.md,
  color: vars.color.ink1,
  cursor: 'default',
  outline: 'none',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: vars.color.hover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-selected]': { fontWeight: vars.fontWeight.medium, color: vars.color.accentText },
    '&[data-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-focused], &[data-hovered]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
