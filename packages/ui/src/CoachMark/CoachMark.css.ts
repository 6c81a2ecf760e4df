import { comesFrom } from '../theme/comingAndGoing.ts';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { floating } from '../theme/shared.css.ts';
import { component } from '../theme/styles.ts';
import { vars } from '../theme/vars.ts';
import { TARGET } from './useTarget.ts';

export const popover = component([
  floating,
  {
    inlineSize: '20rem',
    maxInlineSize: 'calc(100vw - 24px)',
    overflow: 'auto',
    borderColor: vars.color.accent,
    fontFamily: vars.font.body,
    transition: `opacity ${vars.duration.fast} ${vars.easing.standard}`,
  },
  comesFrom({ opacity: 0 }),
]);

export const dialog = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: vars.space[4],
  outline: 'none',
  overflowWrap: 'anywhere',
});

export const step = component({ fontSize: vars.fontSize.xs, color: vars.color.ink3 });
export const content = component({ fontSize: vars.fontSize.md, color: vars.color.ink2 });

/** Separates leaving from continuing. */
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
});
export const skip = component({ marginInlineEnd: 'auto' });

globalStyle(`[${TARGET}]`, {
  '@layer': {
    [layers.components]: { outline: `3px solid ${vars.color.accent}`, outlineOffset: '3px' },
  },
});
