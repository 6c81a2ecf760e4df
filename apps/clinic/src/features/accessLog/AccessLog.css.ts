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

/** Changes below each other; long values break. */
export const changeList = screen({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  rowGap: vars.space[1],
  maxInlineSize: '26rem',
  overflowWrap: 'anywhere',
});

/** Below the fields: the one object that the log is narrowed to. */
export const objectPlace = screen({ gridColumn: '1 / -1' });
