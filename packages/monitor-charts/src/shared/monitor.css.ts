import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { pattern } from './pattern.ts';
import { PATTERNS, theme } from './theme.ts';

/* What all monitors share: the frame, the toolbar, the place of a drawing, the table. */

export const root = pattern({
  containerType: 'inline-size',
  blockSize: '100%',
  minBlockSize: 0,
  minInlineSize: 0,
  fontFamily: theme('font-body'),
  fontSize: theme('font-size-sm'),
  color: theme('color-ink1'),
});

export const arrangement = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: theme('space-3'),
  minBlockSize: '100%',
  blockSize: '100%',
});

export const toolbar = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme('space-3'),
  ':empty': { display: 'none' },
});
export const controls = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme('space-4'),
  marginInlineStart: 'auto',
});
/** Fields of the kit are as wide as there is room; here they stand side by side. */
globalStyle(`${controls} > *`, { '@layer': { [PATTERNS]: { inlineSize: 'auto' } } });

/** Holds the measured drawing, which must not hold the place open itself. */
export const field = pattern({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  marginInline: theme('space-2'),
  // here pinching and rotating do nothing [NAV-15]; beside the plots pinching zooms the page, as people need it to
  touchAction: 'pan-x pan-y',
});
export const drawing = pattern({ position: 'absolute', inset: 0, overflow: 'hidden' });

/** Keeps its line when it has nothing to say, so that both fields stay alike. */
export const readout = pattern({
  boxSizing: 'content-box',
  minBlockSize: '1lh',
  margin: 0,
  paddingInline: theme('space-3'),
  paddingBlockEnd: theme('space-2'),
  fontSize: theme('font-size-xs'),
  color: theme('color-ink2'),
  textAlign: 'center',
});

export const scroll = pattern({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  paddingInline: theme('space-3'),
  outlineOffset: -2,
});
export const table = pattern({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontFamily: theme('font-mono'),
  fontSize: theme('font-size-xs'),
});
const cells = (selector: string, rule: StyleRule): void =>
  globalStyle(`${table} :is(${selector})`, { '@layer': { [PATTERNS]: rule } });
cells('caption', {
  textAlign: 'start',
  paddingBlockEnd: theme('space-2'),
  color: theme('color-ink3'),
  fontFamily: theme('font-body'),
});
cells('th, td', { paddingBlock: 4, paddingInline: theme('space-2'), textAlign: 'end' });
cells('th', { color: theme('color-ink3'), fontWeight: theme('font-weight-medium'), fontFamily: theme('font-body') });
cells('tbody tr', { borderBlockStart: `1px solid ${theme('color-line')}` });

/** A record that settles something stands out by its weight; the words of its row say it too. */
export const settled = pattern({ fontWeight: theme('font-weight-strong') });
export const older = pattern({ margin: 0, paddingBlock: theme('space-2'), color: theme('color-ink3') });
/** In the middle of a place nothing was recorded for. */
export const noData = pattern({ margin: 'auto', padding: theme('space-4'), color: theme('color-ink3') });
/** Columns of a list of records: numbers stand under each other, words begin together. */
export const number = pattern({});
export const word = pattern({});
globalStyle(`${table} .${number}`, { '@layer': { [PATTERNS]: { whiteSpace: 'nowrap' } } });
globalStyle(`${table} .${word}`, {
  '@layer': {
    [PATTERNS]: { textAlign: 'start', verticalAlign: 'middle', fontFamily: theme('font-body') },
  },
});
