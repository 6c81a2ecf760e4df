import { pattern, sides } from './pattern.ts';
import { vars } from '@isopter/ui/vars';

export const statistics = pattern({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { '(min-width: 45rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const statisticHead = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
});
export const statisticTitle = pattern({
  margin: 0,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
});
export const perEye = sides({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  marginBlockStart: vars.space[1],
});
export const statistic = pattern({ minInlineSize: 0 });
/** Close lines: a screen of 1280x720 has room for up to seven. */
export const statisticLine = pattern({ lineHeight: vars.lineHeight.tight });
