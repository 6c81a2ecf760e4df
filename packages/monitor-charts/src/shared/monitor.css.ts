import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { pattern } from './pattern.ts';
import { layers, vars } from '@isopter/ui/vars';

/* What all monitors share: the frame, the toolbar, the place of a drawing, the table. */

export const root = pattern({
  containerType: 'inline-size',
  blockSize: '100%',
  minBlockSize: 0,
  minInlineSize: 0,
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.sm,
  color: vars.color.ink1,
});

export const arrangement = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minBlockSize: '100%',
  blockSize: '100%',
});

export const toolbar = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  ':empty': { display: 'none' },
});
export const controls = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  marginInlineStart: 'auto',
});
/** Fields of the kit take the full width; here they are side by side. */
globalStyle(`${controls} > *`, { '@layer': { [layers.patterns]: { inlineSize: 'auto' } } });

/** The container of the measured drawing, whose size must not depend on the drawing. */
export const field = pattern({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  marginInline: vars.space[2],
  // pinching and rotating have no effect here [NAV-15]; beside the plots pinching zooms the page, which users need
  touchAction: 'pan-x pan-y',
});
export const drawing = pattern({ position: 'absolute', inset: 0, overflow: 'hidden' });

/** Keeps its height when it is empty, so that both fields stay aligned. */
export const readout = pattern({
  boxSizing: 'content-box',
  minBlockSize: '1lh',
  margin: 0,
  paddingInline: vars.space[3],
  paddingBlockEnd: vars.space[2],
  fontSize: vars.fontSize.xs,
  color: vars.color.ink2,
  textAlign: 'center',
});

export const scroll = pattern({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  paddingInline: vars.space[3],
  outlineOffset: -2,
});
export const table = pattern({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.xs,
});
const cells = (selector: string, rule: StyleRule): void =>
  globalStyle(`${table} :is(${selector})`, { '@layer': { [layers.patterns]: rule } });
cells('caption', {
  textAlign: 'start',
  paddingBlockEnd: vars.space[2],
  color: vars.color.ink3,
  fontFamily: vars.font.body,
});
cells('th, td', { paddingBlock: 4, paddingInline: vars.space[2], textAlign: 'end' });
cells('th', { color: vars.color.ink3, fontWeight: vars.fontWeight.medium, fontFamily: vars.font.body });
cells('td[data-words]', { fontFamily: vars.font.body });
cells('tbody tr', { borderBlockStart: `1px solid ${vars.color.line}` });

/** The row of a record that determines a result is emphasised; its text states it too. */
export const settled = pattern({ fontWeight: vars.fontWeight.strong });
export const older = pattern({ margin: 0, paddingBlock: vars.space[2], color: vars.color.ink3 });
/** Centred in the place of an empty list or chart. */
export const noData = pattern({ margin: 'auto', padding: vars.space[4], color: vars.color.ink3 });
/** The columns of a list of records: numbers are right-aligned, words are aligned at the start. */
export const number = pattern({});
export const word = pattern({});
globalStyle(`${table} .${number}`, { '@layer': { [layers.patterns]: { whiteSpace: 'nowrap' } } });
globalStyle(`${table} .${word}`, {
  '@layer': {
    [layers.patterns]: { textAlign: 'start', verticalAlign: 'middle', fontFamily: vars.font.body },
  },
});
