import { pattern } from '../../shared/pattern.ts';
import { vars } from '@isopter/ui/vars';

/** The minimum width for the chart and the list side by side. */
const SIDE_BY_SIDE = '(min-width: 45rem)';

/** The chart, with the list beside it if there is room, otherwise below. */
export const parts = pattern({
  display: 'grid',
  gap: vars.space[3],
  flex: '1 0 auto',
  gridTemplateRows: 'minmax(360px, 1fr)',
  // the list scrolls
  gridAutoRows: '300px',
  '@container': {
    [SIDE_BY_SIDE]: {
      gridTemplateColumns: 'minmax(0, 2.2fr) minmax(280px, 1fr)',
      flex: '1 1 0',
      minBlockSize: 360,
    },
  },
});

/** The result of the test. */
export const result = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[3],
  margin: 0,
  paddingInline: vars.space[3],
  paddingBlockEnd: vars.space[2],
  color: vars.color.ink2,
});
export const acuity = pattern({
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.1,
  color: vars.color.ink1,
});

export const legend = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  margin: 0,
  paddingInline: vars.space[3],
  fontSize: vars.fontSize.xs,
  color: vars.color.ink2,
});
export const legendItem = pattern({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });
