import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { table } from '../../shared/monitor.css.ts';
import { pattern } from '../../shared/pattern.ts';
import { STRONG_RAMP } from '../plot/ramp.ts';
import { layers, vars } from '@isopter/ui/vars';

/** The column of words beside numbers. */
globalStyle(`${table} :is(th, td):nth-child(3)`, { '@layer': { [layers.patterns]: { textAlign: 'start' } } });

export const counters = pattern({
  display: 'grid',
  alignContent: 'center',
  justifyContent: 'center',
  gridTemplateColumns: 'repeat(2, minmax(0, max-content))',
  columnGap: vars.space[8],
  rowGap: vars.space[6],
  flex: 1,
  margin: 0,
  padding: vars.space[4],
});
export const counter = pattern({ display: 'flex', flexDirection: 'column-reverse', alignItems: 'center' });
export const counterName = pattern({ color: vars.color.ink3 });
export const counterValue = pattern({
  margin: 0,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.fontWeight.strong,
});

export const quadrants = pattern({
  direction: 'ltr',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gridTemplateRows: '1fr 1fr',
  flex: 1,
  margin: vars.space[4],
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
  gap: vars.space[2],
  padding: vars.space[2],
  border: `1px solid ${vars.color.line}`,
  textAlign: 'center',
  selectors: {
    '&:nth-child(1)': { borderStartStartRadius: '100%' },
    '&:nth-child(2)': { borderStartEndRadius: '100%' },
    '&:nth-child(3)': { borderEndStartRadius: '100%' },
    '&:nth-child(4)': { borderEndEndRadius: '100%' },
  },
});
export const quadrantState = pattern({ fontWeight: vars.fontWeight.strong });
export const quadrantName = pattern({ color: vars.color.ink3, fontSize: vars.fontSize.xs });

/** The tiles of the high-contrast theme, with a contrast of 7:1 for their numbers. */
const strongTiles: StyleRule = {
  vars: Object.fromEntries(
    STRONG_RAMP.flatMap(({ fill, ink }, db) => [
      [`--isopter-field-${db}`, fill],
      [`--isopter-field-ink-${db}`, ink],
    ]),
  ),
};
globalStyle(':root[data-theme="high-contrast"]', { '@layer': { [layers.patterns]: strongTiles } });
globalStyle(':root:not([data-theme])', {
  '@media': { '(prefers-contrast: more)': { '@layer': { [layers.patterns]: strongTiles } } },
});
