import { vars } from '../theme/vars.ts';
import { component, componentRecipe } from '../theme/styles.ts';
import { byEye } from '../tone/eye.ts';

export const root = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.ink1,
});

export const value = component({
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.strong,
});

export const ring = component({ flexShrink: 0, forcedColorAdjust: 'none' });

export const track = component({
  fill: 'none',
  stroke: vars.color.line,
  // line and eye are one colour then: the way still to go is a thin line
  '@media': { '(forced-colors: active)': { strokeWidth: '1px' } },
});

export const arc = componentRecipe({
  base: { fill: 'none', transition: `stroke-dashoffset ${vars.duration.slow} ${vars.easing.standard}` },
  variants: { eye: byEye(({ mark }) => ({ stroke: mark })) },
});
