import { vars } from '../theme/vars.ts';
import { pattern } from '../theme/styles.ts';

export const wizard = pattern({
  display: 'grid',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: vars.size.form,
});

export const heading = pattern({
  fontSize: vars.fontSize.xl,
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '4px' } },
});

export const body = pattern({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

export const actions = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});
