import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { table } from '../../shared/monitor.css.ts';
import { pattern } from '../../shared/pattern.ts';
import { STRONG_RAMP } from '../plot/ramp.ts';
import { PATTERNS, theme } from '../../shared/theme.ts';

/** Two fields side by side need this much. */
const SIDE_BY_SIDE = '(min-width: 560px)';

/** The left eye stands on the left in every language. */
export const eyes = pattern({
  direction: 'ltr',
  display: 'grid',
  gap: theme('space-3'),
  flex: '1 0 auto',
  minBlockSize: 0,
  gridAutoRows: 'minmax(300px, 1fr)',
  '@container': {
    [SIDE_BY_SIDE]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', flex: '1 1 0', minBlockSize: 300 },
  },
});

export const header = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: theme('space-2'),
  minBlockSize: 30,
  paddingBlock: theme('space-2'),
  paddingInline: theme('space-3'),
});
export const eyeName = pattern({
  margin: 0,
  fontSize: theme('font-size-md'),
  fontWeight: theme('font-weight-strong'),
  whiteSpace: 'nowrap',
});
export const goldmann = pattern({
  color: theme('color-ink3'),
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const headerEnd = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: theme('space-3'),
  marginInlineStart: 'auto',
});

/** Words, beside numbers. */
globalStyle(`${table} :is(th, td):nth-child(3)`, { '@layer': { [PATTERNS]: { textAlign: 'start' } } });

export const statistics = pattern({
  display: 'grid',
  gap: theme('space-3'),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { '(min-width: 720px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const statisticTitle = pattern({
  margin: 0,
  fontSize: theme('font-size-sm'),
  fontWeight: theme('font-weight-medium'),
});
export const perEye = pattern({
  direction: 'ltr',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: theme('space-4'),
  marginBlockStart: theme('space-2'),
});
export const statistic = pattern({ minInlineSize: 0 });

export const counters = pattern({
  display: 'grid',
  alignContent: 'center',
  justifyContent: 'center',
  gridTemplateColumns: 'repeat(2, minmax(0, max-content))',
  columnGap: theme('space-8'),
  rowGap: theme('space-6'),
  flex: 1,
  margin: 0,
  padding: theme('space-4'),
});
export const counter = pattern({ display: 'flex', flexDirection: 'column-reverse', alignItems: 'center' });
export const counterName = pattern({ color: theme('color-ink3') });
export const counterValue = pattern({
  margin: 0,
  fontFamily: theme('font-mono'),
  fontSize: theme('font-size-xxl'),
  fontWeight: theme('font-weight-strong'),
});

export const quadrants = pattern({
  direction: 'ltr',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gridTemplateRows: '1fr 1fr',
  flex: 1,
  margin: theme('space-4'),
  padding: 0,
  listStyle: 'none',
  alignSelf: 'center',
  inlineSize: 'min(100% - 32px, 420px)',
  maxBlockSize: 420,
  minBlockSize: 200,
});
export const quadrant = pattern({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme('space-2'),
  padding: theme('space-2'),
  border: `1px solid ${theme('color-line')}`,
  textAlign: 'center',
  selectors: {
    '&:nth-child(1)': { borderStartStartRadius: '100%' },
    '&:nth-child(2)': { borderStartEndRadius: '100%' },
    '&:nth-child(3)': { borderEndStartRadius: '100%' },
    '&:nth-child(4)': { borderEndEndRadius: '100%' },
  },
});
export const quadrantState = pattern({ fontWeight: theme('font-weight-strong') });
export const quadrantName = pattern({ color: theme('color-ink3'), fontSize: theme('font-size-xs') });

/** Tiles whose numbers reach 7:1, wherever the theme is the one of high contrast. */
const strongTiles: StyleRule = {
  vars: Object.fromEntries(
    STRONG_RAMP.flatMap(({ fill, ink }, db) => [
      [`--isopter-field-${db}`, fill],
      [`--isopter-field-ink-${db}`, ink],
    ]),
  ),
};
globalStyle(':root[data-theme="high-contrast"]', { '@layer': { [PATTERNS]: strongTiles } });
globalStyle(':root:not([data-theme])', {
  '@media': { '(prefers-contrast: more)': { '@layer': { [PATTERNS]: strongTiles } } },
});
