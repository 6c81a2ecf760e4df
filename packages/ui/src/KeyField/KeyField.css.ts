import { vars } from '../theme/vars.ts';
import { component, componentRecipe } from '../theme/styles.ts';

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minInlineSize: 0,
  inlineSize: '100%',
});

export const below = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  marginBlockStart: vars.space[2],
});

export const strength = componentRecipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '0.375rem',
    flex: '1 1 12rem',
    minInlineSize: 0,
    fontSize: vars.fontSize.xs,
    lineHeight: vars.lineHeight.normal,
    vars: { [vars.size.icon]: '1rem' },
  },
  variants: {
    level: {
      empty: { color: vars.color.ink3 },
      short: { color: vars.color.ink2 },
      weak: { color: vars.color.cautionText },
      fair: { color: vars.color.ink2 },
      strong: { color: vars.color.positiveText },
    },
  },
});
