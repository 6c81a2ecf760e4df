import { vars } from '../theme/vars.ts';
import { focusRing } from '../theme/shared.css.ts';
import { component } from '../theme/styles.ts';

export const group = component({ minInlineSize: 0 });

export const list = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1], minInlineSize: 0 });

export const tag = component([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minInlineSize: 0,
    maxInlineSize: '100%',
    minBlockSize: vars.size.controlSmall,
    paddingInlineStart: vars.space[3],
    paddingInlineEnd: 2,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.full,
    background: vars.color.accentSoft,
    color: vars.color.accentText,
    fontSize: vars.fontSize.sm,
    cursor: 'default',
  },
]);

export const words = component({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const remove = component([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.full,
    background: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: vars.color.hover } },
  },
]);
