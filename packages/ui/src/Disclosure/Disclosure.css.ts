import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';
import { focusRing } from '../theme/shared.css.ts';

export const root = component({ fontFamily: vars.font.body, fontSize: vars.fontSize.md });

export const heading = component({ fontSize: 'inherit' });

export const trigger = component([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: '100%',
    minBlockSize: `max(${vars.size.control}, ${vars.size.target})`,
    padding: `${vars.space[1]} ${vars.space[2]}`,
    border: 'none',
    borderRadius: vars.radius.sm,
    background: 'transparent',
    color: vars.color.ink1,
    fontWeight: vars.fontWeight.strong,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.hover },
      '&[data-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' },
    },
  },
]);

export const chevron = component({
  flexShrink: 0,
  display: 'inline-flex',
  rotate: '-90deg',
  transition: `rotate ${vars.duration.normal} ${vars.easing.standard}`,
  selectors: {
    '[dir="rtl"] &': { rotate: '90deg' },
    '[data-expanded] > * > * > &, [dir="rtl"] [data-expanded] > * > * > &': { rotate: '0deg' },
  },
});

export const title = component({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const panel = component({
  overflow: 'clip',
  paddingInlineStart: `calc(${vars.space[4]} + ${vars.size.icon})`,
  paddingInlineEnd: vars.space[2],
  blockSize: 'var(--disclosure-panel-height)',
  transition: `block-size ${vars.duration.normal} ${vars.easing.standard}`,
});

export const content = component({ paddingBlock: vars.space[2], overflowWrap: 'break-word' });
