import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const asked = screen({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });

export const asOf = screen({ color: vars.color.ink2, fontSize: vars.fontSize.sm });

export const person = screen({ display: 'grid', justifyItems: 'start', minInlineSize: 0, overflowWrap: 'anywhere' });

/** The id number below the name. */
export const under = screen({
  color: vars.color.ink2,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
});

export const facts = screen({ display: 'grid', gap: vars.space[4], paddingBlockStart: vars.space[3] });

export const test = screen({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });

export const results = screen({ display: 'grid', justifyItems: 'start', gap: vars.space[2], minInlineSize: 0 });
