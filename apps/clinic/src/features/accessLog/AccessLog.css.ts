import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

/** Several things beside each other in a cell, on as many lines as they need. */
export const cell = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
});
