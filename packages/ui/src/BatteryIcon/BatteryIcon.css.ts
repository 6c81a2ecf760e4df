import { vars } from '../theme/vars.ts';
import { component, componentRecipe } from '../theme/styles.ts';

/** Battery and warning stand below each other, at the side the text around them stands at; a label goes with the first. */
export const root = component({
  display: 'inline-block',
  flexShrink: 0,
  maxInlineSize: '100%',
  verticalAlign: 'top',
});

export const body = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.sm,
  cursor: 'default',
});

export const drawing = componentRecipe({
  base: { flexShrink: 0, forcedColorAdjust: 'none' },
  variants: {
    state: {
      good: { color: vars.color.caution },
      critical: { color: vars.color.critical },
      unknown: { color: vars.color.ink3 },
    },
  },
});

export const shell = component({ stroke: vars.color.ink3, fill: 'none' });

export const value = componentRecipe({
  base: {
    fontFamily: vars.font.mono,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'nowrap',
  },
  variants: { state: { good: {}, critical: { color: vars.color.criticalText }, unknown: { color: vars.color.ink3 } } },
});

export const warning = component({ display: 'block', fontSize: vars.fontSize.xs, color: vars.color.cautionText });
