import { vars } from '../theme/vars.ts';
import { pattern, patternRecipe } from '../theme/styles.ts';

export const header = pattern({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minInlineSize: 0 });

export const line = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const heading = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minInlineSize: 0,
  color: vars.color.ink2,
});

export const title = patternRecipe({
  base: { minInlineSize: 0, color: vars.color.ink1, overflowWrap: 'anywhere' },
  variants: { size: { normal: {}, compact: { fontSize: vars.fontSize.xl } } },
});

export const actions = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
});
