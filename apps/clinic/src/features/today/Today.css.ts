import { screen } from '@isopter/ui/styles';
import { layers, vars } from '@isopter/ui/theme';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';

/** Room for the list with what is to be read beside it; for a row on one line; for two of its parts side by side. */
const SIDE = '(width >= 64rem)';
const ROW = '(width >= 42rem)';
const PAIR = '(width >= 20rem)';

/** The property that has the columns of a row on one line. */
export const WIDTHS = '--day-columns';

export const days = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  flexWrap: 'wrap',
  minInlineSize: 0,
});
const DATE = '11rem';
const BUTTON = `max(${vars.size.control}, ${vars.size.target})`;
/** As wide as a date between two buttons, if there is room. */
export const stepRoom = screen({
  containerType: 'inline-size',
  inlineSize: `calc(${DATE} + 2 * (${BUTTON} + ${vars.space[1]}))`,
  maxInlineSize: '100%',
});
/** Both buttons go below the date where the three have no room. */
const TIGHT = '(inline-size < 15rem)';
export const steps = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  '@container': { [TIGHT]: { flexWrap: 'wrap' } },
});
export const date = screen({
  inlineSize: DATE,
  maxInlineSize: '100%',
  '@container': { [TIGHT]: { order: -1, inlineSize: '100%' } },
});

export const filters = screen({ display: 'flex', alignItems: 'end', gap: vars.space[2], flexWrap: 'wrap' });
/** The choice of columns is at the end, after the filters. */
export const columnsButton = screen({ marginInlineStart: 'auto' });
export const sheet = screen({ display: 'grid', gap: vars.space[4] });
export const filter = screen({
  flex: '0 1 12rem',
  minInlineSize: 'min(9rem, 100%)',
  borderRadius: vars.radius.sm,
  selectors: { '&[data-set]': { background: vars.color.accentSoft } },
});

export const tileRoom = screen({ blockSize: 132 });
export const tile = screen({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 132,
  minInlineSize: 0,
  padding: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  fontSize: vars.fontSize.sm,
  selectors: {
    '&[data-needs]': { borderColor: vars.color.caution, background: vars.color.cautionSoft },
    '&[data-stale]': { filter: 'grayscale(1)', borderStyle: 'dashed' },
  },
});
export const tileHead = screen({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});
export const tilePatient = screen({ fontWeight: vars.fontWeight.strong, marginBlockStart: vars.space[1] });
export const tileTest = screen({ color: vars.color.ink2 });
export const tileFree = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginBlockStart: vars.space[1],
  color: vars.color.positiveText,
  fontWeight: vars.fontWeight.strong,
  vars: { [vars.size.icon]: '1rem' },
});
export const tileFoot = screen({ display: 'grid', gap: vars.space[1], marginBlockStart: 'auto', paddingBlockStart: 6 });
/** All of what it stands in can be pressed. */
export const tileLink = screen({ display: 'contents' });
export const reason = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.ink2,
  vars: { [vars.size.icon]: '1rem' },
  selectors: { '&[data-needs]': { color: vars.color.cautionText, fontWeight: vars.fontWeight.strong } },
});

export const counts = screen({
  margin: 0,
  marginBlockEnd: vars.space[2],
  color: vars.color.ink2,
  fontSize: vars.fontSize.sm,
  // the parts of a day have them there
  '@media': { 'screen and (width < 720px)': { display: 'none' } },
});
export const dayParts = screen({ '@media': { 'screen and (width < 720px)': { marginBlockEnd: vars.space[3] } } });
export const place = screen({ containerType: 'inline-size', minInlineSize: 0 });
export const columns = screen({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'start',
  minInlineSize: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [SIDE]: { selectors: { '&:not([data-alone])': { gridTemplateColumns: 'minmax(0, 1fr) 25rem' } } },
  },
});
export const list = screen({
  containerType: 'inline-size',
  minInlineSize: 0,
  selectors: { '&[data-stale]': { filter: 'grayscale(1)' } },
});
export const groupHead = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  background: vars.color.sunken,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.strong,
  vars: { [vars.size.icon]: '1rem' },
});
export const groupIcon = screen({ display: 'inline-flex', color: vars.color.ink2 });
export const groupCount = screen({
  color: vars.color.ink2,
  fontFamily: vars.font.mono,
  fontWeight: vars.fontWeight.regular,
});
export const groupNote = screen({
  marginInlineStart: 'auto',
  color: vars.color.ink2,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
});
export const rows = screen({ margin: 0, padding: 0, listStyle: 'none' });
export const row = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: 2,
  minBlockSize: 64,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-group="needs"]': { borderInlineStart: `3px solid ${vars.color.caution}` },
    '&[data-linked]': { background: vars.color.accentSoft },
  },
  '@container': {
    [PAIR]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)' },
    [ROW]: {
      gridTemplateColumns: `var(${WIDTHS})`,
      minBlockSize: 36,
    },
  },
});
export const rowPatient = screen({ fontWeight: vars.fontWeight.strong });
export const rowLane = screen({ color: vars.color.ink2 });
export const rowSince = screen({ fontFamily: vars.font.mono, fontSize: vars.fontSize.sm, color: vars.color.ink2 });
export const rowState = screen({ fontSize: vars.fontSize.sm, minInlineSize: 0 });
export const rowAction = screen({ justifySelf: 'end', gridColumn: '-2 / -1' });
// a button goes below the words rather than into them
export const rowReason = screen({ gridColumn: '1 / -1', flexWrap: 'wrap', fontSize: vars.fontSize.sm });
export const rowGoing = screen({ marginInlineStart: 'auto' });
export const rowPlan = screen({ gridColumn: '1 / -1', '@container': { [ROW]: { gridColumn: '2 / -2' } } });
export const rowEvery = screen({
  gridColumn: '1 / -1',
  color: vars.color.ink2,
  fontSize: vars.fontSize.sm,
  '@container': { [ROW]: { gridColumn: '-2 / -1' } },
});
export const more = screen({ margin: 0, padding: vars.space[3], color: vars.color.ink2, fontSize: vars.fontSize.sm });

export const queueOrder = screen({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const unread = screen({
  position: 'relative',
  display: 'flex',
  gap: vars.space[3],
  padding: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const drawing = screen({ flex: '0 0 108px', minBlockSize: 52 });
export const unreadWords = screen({ flex: '1 1 0', minInlineSize: 0, fontSize: vars.fontSize.sm });
export const assigned = screen({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  marginBlockStart: vars.space[1],
  fontSize: vars.fontSize.xs,
});
export const note = screen({ color: vars.color.ink2, overflowWrap: 'anywhere', minInlineSize: 0 });
export const unreadHead = screen({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
});
export const quiet = screen({ color: vars.color.ink2, fontSize: vars.fontSize.xs });

const cover = (state: string, rule: StyleRule): void =>
  globalStyle(`${tileLink} > a${state}::after`, { '@layer': { [layers.app]: rule } });
globalStyle(`${tileLink} > a`, {
  '@layer': {
    [layers.app]: { color: 'inherit', fontWeight: vars.fontWeight.strong, textDecoration: 'none', outline: 'none' },
  },
});
cover('', { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.md });
cover('[data-hovered]', { boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}` });
cover('[data-focus-visible]', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' });
