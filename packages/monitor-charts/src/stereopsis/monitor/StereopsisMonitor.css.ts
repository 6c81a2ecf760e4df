import { pattern } from '../../shared/pattern.ts';
import { theme } from '../../shared/theme.ts';

/** The chart and the list side by side need this much. */
const SIDE_BY_SIDE = '(min-width: 720px)';

/** The chart first, then the list: beside it where there is room, else below. */
export const parts = pattern({
  display: 'grid',
  gap: theme('space-3'),
  flex: '1 0 auto',
  gridTemplateRows: 'minmax(360px, 1fr)',
  // the list scrolls in its place
  gridAutoRows: '300px',
  '@container': {
    [SIDE_BY_SIDE]: {
      gridTemplateColumns: 'minmax(0, 2.2fr) minmax(280px, 1fr)',
      flex: '1 1 0',
      minBlockSize: 360,
    },
  },
});

/** The number the test is made for. */
export const result = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme('space-3'),
  margin: 0,
  paddingInline: theme('space-3'),
  paddingBlockEnd: theme('space-2'),
  color: theme('color-ink2'),
});
export const acuity = pattern({
  fontFamily: theme('font-mono'),
  fontSize: theme('font-size-xxl'),
  fontWeight: theme('font-weight-strong'),
  lineHeight: 1.1,
  color: theme('color-ink1'),
});

export const legend = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: theme('space-4'),
  rowGap: theme('space-1'),
  margin: 0,
  paddingInline: theme('space-3'),
  fontSize: theme('font-size-xs'),
  color: theme('color-ink2'),
});
export const legendItem = pattern({ display: 'inline-flex', alignItems: 'center', gap: theme('space-1') });
