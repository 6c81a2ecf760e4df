import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { testedFirst } from '../../shared/testedFirst.ts';
import { pattern, sides } from '../../shared/pattern.ts';
import { layers, vars } from '@isopter/ui/vars';
import { EARS } from '../../chart/paint.ts';

/** The minimum widths for both lists side by side, and for the audiogram beside both lists. */
const LISTS_BESIDE = '(min-width: 35rem)';
const BELOW = '(max-width: 34.99rem)';
const ALL_BESIDE = '(min-width: 53.75rem)';

/**
 * The audiogram, with the lists beside it if there is room, otherwise below. The list of the left ear is on the left in every
 * language; the audiogram is where the language begins to read.
 */
export const parts = sides({
  display: 'grid',
  gap: vars.space[3],
  flex: '1 0 auto',
  gridTemplateRows: 'minmax(360px, 1fr)',
  // a list scrolls, because a long list would make the row of the audiogram as high
  gridAutoRows: '300px',
  '@container': {
    [LISTS_BESIDE]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'minmax(440px, 1fr) 300px',
    },
    [ALL_BESIDE]: {
      gridTemplateColumns: 'minmax(0, 2.2fr) repeat(2, minmax(200px, 1fr))',
      gridTemplateRows: 'minmax(360px, 1fr)',
      flex: '1 1 0',
      minBlockSize: 360,
    },
  },
});
testedFirst(parts, BELOW);
/** The audiogram, which has both ears, stays above the lists. */
globalStyle(`${parts} > :first-child`, {
  '@layer': { [layers.patterns]: { '@container': { [BELOW]: { order: -2 } } } },
});
globalStyle(`[dir="rtl"] ${parts}`, {
  '@layer': {
    [layers.patterns]: {
      '@container': { [ALL_BESIDE]: { gridTemplateColumns: 'repeat(2, minmax(200px, 1fr)) minmax(0, 2.2fr)' } },
    },
  },
});
globalStyle(`[dir="rtl"] ${parts} > :first-child`, {
  '@layer': { [layers.patterns]: { '@container': { [ALL_BESIDE]: { order: 1 } } } },
});
globalStyle(`${parts} > :first-child`, {
  '@layer': {
    [layers.patterns]: {
      '@container': { [LISTS_BESIDE]: { gridColumn: '1 / -1' }, [ALL_BESIDE]: { gridColumn: 'auto' } },
    },
  },
});

export const average = pattern({
  margin: 0,
  paddingInline: vars.space[3],
  paddingBlockEnd: vars.space[2],
  color: vars.color.ink2,
});
/** A reason to distrust a result. The text states it too, so color is not the only sign. */
export const flagged = pattern({ color: vars.color.criticalText, fontWeight: 600 });
export const line = pattern({ display: 'block' });
export const legendSymbol = pattern({ display: 'inline-block', flex: 'none' });

const ears = (right: string, left: string): StyleRule => ({
  vars: { '--isopter-audiogram-right': right, '--isopter-audiogram-left': left },
});
const light = ears(EARS.RIGHT, EARS.LEFT);
const dark = ears('#ff8f85', '#8db8ff');
const strong = ears('#a30010', '#0a3591');
globalStyle(':root', { '@layer': { [layers.patterns]: light } });
globalStyle(':root[data-theme="dark"]', { '@layer': { [layers.patterns]: dark } });
globalStyle(':root[data-theme="high-contrast"]', { '@layer': { [layers.patterns]: strong } });
globalStyle(':root:not([data-theme])', {
  '@media': {
    '(prefers-color-scheme: dark)': { '@layer': { [layers.patterns]: dark } },
    '(prefers-contrast: more)': { '@layer': { [layers.patterns]: strong } },
  },
});
