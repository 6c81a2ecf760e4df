import { vars } from '../theme/contract.css.ts';
import { component, componentRecipe } from '../theme/styles.ts';

export const note = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontSize: vars.fontSize.xs,
  color: vars.color.ink3,
});

export const levelText = componentRecipe({
  base: { fontWeight: vars.fontWeight.medium, whiteSpace: 'nowrap' },
  variants: { level: { caution: { color: vars.color.cautionText }, critical: { color: vars.color.criticalText } } },
});
