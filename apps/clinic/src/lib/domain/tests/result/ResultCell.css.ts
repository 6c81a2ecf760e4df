import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const lines = screen({
  // values are short: a narrow column grows by them
  overflowWrap: 'normal',
  display: 'grid',
  rowGap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
});

export const line = screen({ display: 'flex', alignItems: 'baseline', columnGap: vars.space[2] });

export const side = screen({ flexShrink: 0, color: vars.color.ink2 });

/* A label and its value break apart only where they do not fit a line together. */
export const part = screen({ display: 'inline-block' });
