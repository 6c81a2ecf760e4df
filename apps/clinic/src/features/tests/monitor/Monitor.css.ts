import { screen } from '@isopter/ui/styles';
import { layers, vars } from '@isopter/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

export const heading = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
});

export const title = screen({
  margin: 0,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.tight,
});

/** The toolbar of what is drawn, at the end of the line of the title. */
export const toolbar = screen({ marginInlineStart: 'auto', maxInlineSize: '100%', ':empty': { display: 'none' } });

/** Which test of its bundle it is. */
export const place = screen({ margin: 0, fontSize: vars.fontSize.sm, color: vars.color.ink2 });

/** A state nobody knows has no ground and no colour. */
export const unknown = screen({ display: 'inline-flex', maxInlineSize: '100%' });
globalStyle(`${unknown} > [data-component="Badge"]`, {
  '@layer': {
    [layers.app]: {
      background: 'transparent',
      color: vars.color.ink1,
      outline: `1px dashed ${vars.color.lineStrong}`,
      outlineOffset: '-1px',
    },
  },
});
export const unknownWords = screen({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });
globalStyle(`${unknownWords} > svg`, {
  '@layer': { [layers.app]: { inlineSize: '0.875rem', blockSize: '0.875rem', flexShrink: 0 } },
});

/** Data of the device, dimmed while they may be out of date. */
export const facts = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  selectors: { '&[data-stale]': { filter: 'grayscale(1)' } },
});
globalStyle(`${facts}[data-stale] dd`, { '@layer': { [layers.app]: { color: vars.color.ink2 } } });

/** Always in reach: how the test stands, and what steers it. On a tablet it is one line. */
export const bar = screen({ containerType: 'inline-size' });
const LINE = '(min-width: 37.5rem)';
export const barParts = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  '@container': { [LINE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)', alignItems: 'center' } },
});
/** The progress of the test, along the bar's upper edge. */
export const edge = screen({
  gridColumn: '1 / -1',
  blockSize: 4,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  selectors: { '&[data-stale]': { filter: 'grayscale(1)' } },
});
export const edgeDone = screen({ blockSize: '100%', background: vars.color.accent });
export const barLine = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minBlockSize: '1.5rem',
  selectors: { '&:not(:has(> :not(:empty)))': { display: 'none' } },
});
export const elapsed = screen({
  marginInlineStart: 'auto',
  fontFamily: vars.font.mono,
  fontWeight: vars.fontWeight.strong,
});
export const quiet = screen({
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
  color: vars.color.ink2,
});
/** Side by side, the first widest, for as long as they have room. */
export const barButtons = screen({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  ':empty': { display: 'none' },
});
/** One that is too narrow for its longest word takes a line. */
globalStyle(`${barButtons} > *`, {
  '@layer': { [layers.app]: { flex: '1 1 7.5rem', minInlineSize: 'min-content', maxInlineSize: '100%' } },
});
globalStyle(`${barButtons} > :first-child:not(:only-child)`, { '@layer': { [layers.app]: { flexGrow: 1.7 } } });
/** Wider than the foot of the panel it is a phone's or a tablet's, for thumbs. */
globalStyle(`${barButtons} > *`, {
  '@layer': { [layers.app]: { '@container': { '(min-width: 290px)': { minBlockSize: 50 } } } },
});

/** The state of a command; it temporarily replaces the time. */
export const command = screen({
  margin: 0,
  fontSize: vars.fontSize.sm,
  color: vars.color.ink2,
  ':empty': { display: 'none' },
});
globalStyle(`${command}:not(:empty) ~ ${elapsed}`, { '@layer': { [layers.app]: { display: 'none' } } });
export const failed = screen({ inlineSize: '100%' });

/** The field fills what the window leaves, under the veil that covers it. */
export const stage = screen({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minBlockSize: 0 });
const fills = { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minBlockSize: 0 } as const;
globalStyle(`${stage} > *, ${stage} > * > [data-part="content"]`, { '@layer': { [layers.app]: fills } });

export const controls = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: vars.space[2],
});

/** The eyes of a repeated test: each on a separate line if they do not fit on one. */
export const repeats = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space[2],
});

export const section = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** Actions after the end of the test. */
export const after = screen({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });

export const sectionTitle = screen({
  margin: 0,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.ink2,
});

/** Keeps what ends the test away from what steers it. */
export const foot = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  marginBlockStart: 'auto',
});

export const office = screen({
  fontSize: vars.fontSize.sm,
  color: vars.color.ink2,
});

/** The patient, in the header of a phone. */
export const who = screen({
  display: 'flex',
  flexDirection: 'column',
  // a usual word
  minInlineSize: 'min(6rem, 100%)',
  lineHeight: vars.lineHeight.tight,
});
/** Two lines at most, the rest is cut off for the eye alone: the panel has it whole. */
export const whoName = screen({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: vars.fontWeight.strong,
  color: vars.color.ink1,
});
export const whoFacts = screen({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  overflowWrap: 'anywhere',
  fontSize: vars.fontSize.sm,
});

/** The places of title and results, until it is known which test it is. */
export const blank = screen({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', gap: vars.space[3] });
export const blankEyes = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space[3],
  flex: '1 1 auto',
  minBlockSize: '60vh',
});
