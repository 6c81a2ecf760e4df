import { vars } from '../theme/vars.ts';
import { component, componentRecipe } from '../theme/styles.ts';

/** Battery and warning are below each other, aligned with the surrounding text and with the line of the first. */
export const root = component({
  display: 'inline-flex',
  flexDirection: 'column',
  flexShrink: 0,
  maxInlineSize: '100%',
});

/** Holds the battery at the side of the text. */
export const place = component({ display: 'block' });

/** It is not pressed, and so as high as a line of text, whose baseline is that of the percentage. */
export const body = component({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  borderRadius: vars.radius.sm,
  cursor: 'default',
});

export const drawing = componentRecipe({
  base: {
    flexShrink: 0,
    alignSelf: 'center',
    inlineSize: '1.5rem',
    blockSize: '0.75rem',
    forcedColorAdjust: 'none',
  },
  variants: {
    state: {
      good: { color: vars.color.gold },
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
