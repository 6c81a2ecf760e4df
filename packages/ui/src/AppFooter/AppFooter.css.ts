import { vars } from '../theme/vars.ts';
import { pattern } from '../theme/styles.ts';

export const footer = pattern({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  minInlineSize: 0,
  fontSize: vars.fontSize.xs,
  color: vars.color.ink2,
});

export const copyright = pattern({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const links = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const entry = pattern({ display: 'flex', alignItems: 'center', minBlockSize: vars.size.target });
