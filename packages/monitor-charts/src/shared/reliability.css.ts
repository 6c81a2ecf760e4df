import { pattern, sides } from './pattern.ts';
import { theme } from './theme.ts';

export const statistics = pattern({
  display: 'grid',
  gap: theme('space-3'),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { '(min-width: 720px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const statisticHead = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme('space-2'),
});
export const statisticTitle = pattern({
  margin: 0,
  fontSize: theme('font-size-sm'),
  fontWeight: theme('font-weight-medium'),
});
export const perEye = sides({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: theme('space-4'),
  marginBlockStart: theme('space-2'),
});
export const statistic = pattern({ minInlineSize: 0 });
