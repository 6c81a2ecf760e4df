import { vars } from '../theme/vars.ts';
import { component, componentRecipe } from '../theme/styles.ts';

export const note = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  overflowWrap: 'anywhere',
  fontSize: vars.fontSize.xs,
  color: vars.color.ink3,
});

/** Shown instead of the value: in words, and less prominent. */
export const unknown = component({ fontSize: vars.fontSize.sm, color: vars.color.ink2 });

export const levelText = componentRecipe({
  base: { fontWeight: vars.fontWeight.medium },
  variants: { level: { caution: { color: vars.color.cautionText }, critical: { color: vars.color.criticalText } } },
});
