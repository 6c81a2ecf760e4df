import { figures } from '../theme/figures.ts';
import { vars } from '../theme/vars.ts';
import { component, componentRecipe } from '../theme/styles.ts';
import { byTone } from './tone.ts';

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  inlineSize: '100%',
  minInlineSize: 0,
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.sm,
  color: vars.color.ink1,
});

export const header = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  overflowWrap: 'anywhere',
});

export const label = component({ color: vars.color.ink2 });

export const value = component({
  ...figures,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.strong,
});

export const track = componentRecipe({
  base: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    background: vars.color.sunken,
    forcedColorAdjust: 'none',
    selectors: { ':root[data-theme="high-contrast"] &': { boxShadow: `inset 0 0 0 1px ${vars.color.line}` } },
    '@media': { '(forced-colors: active)': { boxShadow: 'inset 0 0 0 1px CanvasText' } },
  },
  variants: { size: { thin: { blockSize: 5 }, normal: { blockSize: 6 } } },
});

export const fill = componentRecipe({
  base: {
    blockSize: '100%',
    borderRadius: vars.radius.full,
    transition: `inline-size ${vars.duration.slow} ${vars.easing.standard}`,
  },
  variants: { tone: byTone(({ mark }) => ({ background: mark })) },
});
