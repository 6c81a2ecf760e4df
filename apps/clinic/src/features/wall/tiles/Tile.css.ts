import { screen } from '@isopter/ui/styles';
import { layers, vars } from '@isopter/ui/theme';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';

/** As many columns as `wallLayout` says, in the direction of the script. */
export const wall = screen({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const framed = (colour: string) => ({ borderColor: colour, boxShadow: `inset 0 0 0 1px ${colour}` });

export const place = screen({ flex: '1 1 auto', minBlockSize: 0, minInlineSize: 0 });

export const tile = screen({
  position: 'relative',
  containerType: 'size',
  minInlineSize: 0,
  overflow: 'hidden',
  paddingBlock: `${vars.space[2]} calc(${vars.space[2]} + 2px)`,
  paddingInline: vars.space[3],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  fontSize: vars.fontSize.sm,
  selectors: {
    // somebody goes: what is wrong stays to be read, and calls nobody any more
    '&[data-needs="attended"]': { borderColor: vars.color.lineStrong, borderStyle: 'dashed' },
    '&[data-needs="look"]': framed(vars.color.caution),
    '&[data-needs="help"]': framed(vars.color.critical),
  },
});

/** In a low tile the words stand beside the picture, not above and below it. */
const LOW = '(height < 170px)';
/** And in one that is narrow too, the name has a line of its own. */
const NARROW = `${LOW} and (width < 270px)`;
const inLow = (rule: StyleRule, narrow: StyleRule = {}): StyleRule => ({
  '@container': { [LOW]: rule, [NARROW]: narrow },
});

export const inner = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  blockSize: '100%',
  ...inLow({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
    columnGap: vars.space[3],
  }),
});

export const line = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  color: vars.color.ink2,
});
export const end = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginInlineStart: 'auto',
  flexShrink: 0,
});

const oneLine = { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const device = screen({ ...oneLine, fontWeight: vars.fontWeight.medium, fontSize: vars.fontSize.xs });
export const detail = screen({ ...oneLine, fontSize: vars.fontSize.xs });
/** In a high tile there is room for all of what was known last. */
export const state = screen({
  ...oneLine,
  fontSize: vars.fontSize.xs,
  selectors: { [`${tile}[data-stale] &`]: { '@container': { '(height >= 170px)': { whiteSpace: 'normal' } } } },
});
export const test = screen({
  '@container': {
    [LOW]: { gridColumn: 1, whiteSpace: 'normal' },
    [NARROW]: { lineHeight: vars.lineHeight.tight },
    // no room for a second line
    [`${NARROW} and (height < 150px)`]: { whiteSpace: 'nowrap' },
  },
});
export const across = screen({ ...inLow({ gridColumn: '1 / -1' }) });
export const foot = screen({
  ...inLow({ gridColumn: 1, gridRow: 4, flexWrap: 'wrap', columnGap: vars.space[2], rowGap: 0 }),
});
/** At the end of its line; below the state where that leaves no room. */
export const done = screen({ marginInlineStart: 'auto', flexShrink: 0, ...inLow({}, { marginInlineStart: 0 }) });
export const number = screen({ fontFamily: vars.font.mono, fontSize: vars.fontSize.xs });

export const link = screen({
  ...oneLine,
  display: 'block',
  fontWeight: vars.fontWeight.strong,
  ...inLow({ whiteSpace: 'normal' }, { whiteSpace: 'nowrap', gridColumn: '1 / -1' }),
});
/** Covers the tile, so that all of it can be pressed. */
const cover = (state: string, rule: StyleRule): void =>
  globalStyle(`${link} > a${state}::after`, { '@layer': { [layers.app]: rule } });
globalStyle(`${link} > a`, {
  '@layer': { [layers.app]: { color: 'inherit', textDecoration: 'none', outline: 'none', overflowWrap: 'normal' } },
});
cover('', { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.md });
cover('[data-hovered]', { boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}` });
cover('[data-focus-visible]', { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' });

/** The picture takes what is left, and never holds the tile open. */
export const picture = screen({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  flex: '1 1 0',
  minBlockSize: 0,
  ...inLow({ gridColumn: 2, gridRow: '2 / 5' }, { gridRow: '3 / 5' }),
});
export const ground = screen({ position: 'relative', flex: '1 1 0', minBlockSize: 0 });
export const canvas = screen({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  // nobody knows whether it still is so
  selectors: { [`${tile}[data-stale] &`]: { filter: 'grayscale(1)' } },
});

/** Marks stand under the picture; in a low tile they lie over its lower edge, where they cannot be overlooked either. */
export const marks = screen({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[1],
  ...inLow({ position: 'absolute', insetInline: 0, insetBlockEnd: 0 }),
});

/** How far the test is, along the lower edge of the tile. */
export const bar = screen({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: 3,
  background: vars.color.sunken,
});
export const barValue = screen({
  blockSize: '100%',
  background: vars.color.accent,
  selectors: {
    [`${tile}[data-needs="look"] &`]: { background: vars.color.caution },
    [`${tile}[data-needs="help"] &`]: { background: vars.color.critical },
    [`${tile}[data-stale] &`]: { background: vars.color.lineStrong },
  },
});

/** What the tile is described by. */
export const reasons = screen({ display: 'contents' });
export const mark = screen({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });
export const markIcon = screen({ inlineSize: '0.75rem', blockSize: '0.75rem', flexShrink: 0 });

/** What is veiled while nothing is there yet. */
export const blank = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space[3],
  blockSize: '70vh',
});
