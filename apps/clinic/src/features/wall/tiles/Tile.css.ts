import { screen } from '@isopter/ui/styles';
import { layers, vars } from '@isopter/ui/theme';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';

/** The size of a tile, which grows with the text and not with the window. */
export const TILE_WIDTH = '16.5rem';
const TILE_HEIGHT = '25rem';
const GAP = 12;
/** Sizes of text to be read from 3 m. */
const STATE = `${15 / 16}rem`;
const LANE = `${18 / 16}rem`;

const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;
const oneLine = { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** As many columns as the layout has, in the direction of the script. */
export const tiles = screen({
  ...plainList,
  display: 'grid',
  gridAutoRows: TILE_HEIGHT,
  gap: GAP,
  selectors: { '&[data-shape="columns"]': { justifyContent: 'start' } },
});
export const list = screen({ ...plainList, display: 'grid', gap: vars.space[2] });
export const cell = screen({ display: 'grid', minInlineSize: 0, selectors: { '&[hidden]': { display: 'none' } } });

/** The place of a lane that runs no test. */
export const vacant = screen({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.ink3,
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.md,
});

/** Black, or white where amber is dark: it is light in most themes, also in those whose ink is light. */
const onAmber = `oklch(from ${vars.color.caution} clamp(0, (0.62 - l) * 1000, 1) 0 0)`;
const BAND = {
  amber: { colour: vars.color.caution, ink: onAmber },
  red: { colour: vars.color.critical, ink: vars.color.onCritical },
} as const;

export const tile = screen({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  fontSize: vars.fontSize.xs,
  selectors: {
    // a ring inside: the tile keeps its size
    '&[data-needs="amber"]': { borderColor: BAND.amber.colour, boxShadow: `inset 0 0 0 1px ${BAND.amber.colour}` },
    '&[data-needs="red"]': { borderColor: BAND.red.colour, boxShadow: `inset 0 0 0 1px ${BAND.red.colour}` },
  },
});

const top = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2.75rem',
  paddingInline: vars.space[4],
  fontSize: STATE,
  fontWeight: vars.fontWeight.strong,
} as const;

export const state = screen({
  ...top,
  color: vars.color.ink2,
  selectors: {
    '&[data-tone="positive"]': { color: vars.color.positiveText },
    '&[data-tone="caution"]': { color: vars.color.cautionText },
    '&[data-tone="critical"]': { color: vars.color.criticalText },
    '&[data-tone="accent"]': { color: vars.color.accentText },
  },
});
export const dot = screen({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  flexShrink: 0,
  borderRadius: vars.radius.full,
  background: vars.color.positive,
  selectors: {
    [`${state}[data-tone="caution"] &`]: { background: vars.color.caution },
    [`${state}[data-tone="critical"] &`]: { background: vars.color.critical },
    [`${state}[data-tone="accent"] &`]: { background: vars.color.accent },
    [`${state}[data-tone="neutral"] &`]: { background: vars.color.ink3 },
  },
});

const filled = ({ colour, ink }: { colour: string; ink: string }): StyleRule => ({ background: colour, color: ink });
export const band = screen({
  ...top,
  selectors: {
    [`${tile}[data-needs="amber"] &`]: filled(BAND.amber),
    [`${tile}[data-needs="red"] &`]: filled(BAND.red),
    // somebody goes: it stays to be read, and calls nobody any more
    [`${tile}[data-claimed] &`]: { background: 'transparent', color: vars.color.ink1 },
    [`${tile}[data-claimed][data-needs="amber"] &`]: { borderBlockEnd: `2px solid ${BAND.amber.colour}` },
    [`${tile}[data-claimed][data-needs="red"] &`]: { borderBlockEnd: `2px solid ${BAND.red.colour}` },
  },
});
export const bandIcon = screen({ inlineSize: '1.125rem', blockSize: '1.125rem', flexShrink: 0 });
export const bandWords = screen({ flexShrink: 0 });
export const bandDetail = screen({
  ...oneLine,
  marginInlineStart: 'auto',
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
});

export const inner = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  flex: '1 1 0',
  minBlockSize: 0,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
});
export const line = screen({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minInlineSize: 0,
});
export const lane = screen({ ...oneLine, fontSize: LANE, fontWeight: vars.fontWeight.strong });
export const name = screen({ ...oneLine, flexShrink: 0, maxInlineSize: '60%', fontSize: vars.fontSize.md });
export const test = screen({ ...oneLine, color: vars.color.ink2, fontSize: vars.fontSize.xs });

export const tag = screen({
  flexShrink: 0,
  minInlineSize: '1.875rem',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.sm,
  textAlign: 'center',
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.strong,
  color: vars.color.onEye,
  background: vars.color.eyeOd,
  border: '1px solid transparent',
  selectors: {
    '&[data-eye="OS"]': { background: vars.color.eyeOs },
    '&[data-eye="OU"]': { background: vars.color.accent, color: vars.color.onAccent },
    [`[data-component="WallTile"][data-stale] &`]: {
      background: 'transparent',
      borderColor: vars.color.lineStrong,
      color: vars.color.ink2,
    },
  },
});

/** The plot takes what is left. It is never mirrored: the sides are those of the patient. */
export const picture = screen({ position: 'relative', flex: '1 1 0', minBlockSize: 0 });
export const canvas = screen({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  // nobody knows whether it still is so
  selectors: { [`${tile}[data-stale] &`]: { filter: 'grayscale(1)' } },
});

export const bar = screen({
  flexShrink: 0,
  blockSize: 6,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
});
export const barValue = screen({
  blockSize: '100%',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  selectors: {
    // it stands still
    [`${tile}:is([data-stale], [data-lead="paused"]) &`]: { background: vars.color.ink3 },
  },
});

export const foot = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  minBlockSize: '1.5rem',
  color: vars.color.ink2,
});
export const lasting = screen({ fontFamily: vars.font.mono });
export const elapsed = screen({ display: 'inline-flex', alignItems: 'baseline', flexWrap: 'wrap', gap: vars.space[1] });
export const quiet = screen({ color: vars.color.ink2 });
globalStyle(`${elapsed} > ${lasting}`, {
  '@layer': {
    [layers.app]: { fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.strong, color: vars.color.ink1 },
  },
});
export const battery = screen({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
  selectors: { '&[data-low]': { color: vars.color.cautionText, fontWeight: vars.fontWeight.strong } },
});
export const batteryIcon = screen({ inlineSize: '1rem', blockSize: '1rem' });

/** A test on a phone. */
export const testLine = screen({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2.75rem',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  minInlineSize: 0,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  fontSize: vars.fontSize.sm,
  selectors: {
    '&[data-needs="amber"]': { borderColor: BAND.amber.colour },
    '&[data-needs="red"]': { borderColor: BAND.red.colour },
  },
});
export const lineIcon = screen({
  inlineSize: '1rem',
  blockSize: '1rem',
  flexShrink: 0,
  selectors: {
    [`${testLine}[data-needs="amber"] &`]: { color: vars.color.cautionText },
    [`${testLine}[data-needs="red"] &`]: { color: vars.color.criticalText },
  },
});
export const lineLane = screen({ fontWeight: vars.fontWeight.strong });
export const lineName = screen({ ...oneLine, flex: '1 1 4rem' });
export const lineEnd = screen({ display: 'inline-flex', gap: vars.space[3], fontFamily: vars.font.mono });

/** Covers the tile, so that all of it can be pressed. */
for (const link of [name, lineName]) {
  const cover = (state: string, rule: StyleRule): void =>
    globalStyle(`${link} > a${state}::after`, { '@layer': { [layers.app]: rule } });
  globalStyle(`${link} > a`, {
    '@layer': { [layers.app]: { color: 'inherit', textDecoration: 'none', outline: 'none' } },
  });
  cover('', { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.md });
  cover('[data-hovered]', { boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}` });
  cover('[data-focus-visible]', { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' });
}
