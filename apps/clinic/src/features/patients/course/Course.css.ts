import { createContainer, globalStyle } from '@vanilla-extract/css';
import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

const page = createContainer();
/** Two columns from here on: the tests, and what they come to over time. What grows with the text needs more. */
const WIDE = `${page} (width >= 66rem)`;

export const place = screen({ containerName: page, containerType: 'inline-size', minInlineSize: 0 });

export const columns = screen({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  '@container': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
});
export const main = screen({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 });
/** Beside the tests it stays in sight while they pass; on narrower screens its cards stand side by side. */
export const rail = screen({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  alignItems: 'start',
  '@container': {
    [WIDE]: { position: 'sticky', insetBlockStart: vars.space[4], gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const head = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const title = screen({ fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.strong, margin: 0 });
export const total = screen({
  color: vars.color.ink3,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
});
export const tools = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  flex: '0 1 auto',
  minInlineSize: 0,
});
/** As narrow as its buttons, so that the marked tests come next to them. */
export const kinds = screen({ minInlineSize: 0 });
export const compare = screen({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const foot = screen({ paddingInline: vars.space[4], borderBlockStart: `1px solid ${vars.color.line}` });

export const lines = screen({ display: 'grid', rowGap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' });
export const line = screen({ display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 });
export const side = screen({ flexShrink: 0, minInlineSize: '1.75rem', color: vars.color.ink2 });
export const found = screen({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[2], minInlineSize: 0 });
export const part = screen({
  display: 'inline-flex',
  // on a phone the last of them goes below the others, not out of the card
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[1],
});
export const label = screen({ color: vars.color.ink2, fontSize: vars.fontSize.xs, whiteSpace: 'nowrap' });
const FIGURE = { fontFamily: vars.font.mono, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
export const figure = screen(FIGURE);
/** As wide as most values, so that they are aligned. */
export const value = screen({
  ...FIGURE,
  display: 'inline-block',
  minInlineSize: '4ch',
  textAlign: 'end',
  fontWeight: vars.fontWeight.strong,
});
globalStyle(`[data-measure="MD"] > ${value}, [data-measure="ACUITY"] > ${value}`, { minInlineSize: '6ch' });
export const changeRoom = screen({ display: 'inline-block', minInlineSize: '4.5ch', fontFamily: vars.font.mono });
globalStyle(`[data-measure="MD"] > ${changeRoom}, [data-measure="ACUITY"] > ${changeRoom}`, {
  minInlineSize: '7.5ch',
});
export const change = screen({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[1],
  color: vars.color.ink2,
  fontSize: vars.fontSize.xs,
  selectors: {
    '&[data-verdict="worse"]': { color: vars.color.criticalText, fontWeight: vars.fontWeight.strong },
    '&[data-verdict="better"]': { color: vars.color.positiveText },
  },
});
export const mark = screen({ inlineSize: '1ch', textAlign: 'center' });

/** Reliability, and how far doctors have come: an icon with words. */
export const said = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  vars: { [vars.size.icon]: '1rem' },
  selectors: { '&[data-tone="caution"]': { color: vars.color.cautionText } },
});
export const stateLines = screen({ display: 'grid', justifyItems: 'start', gap: 2 });
export const quiet = screen({ color: vars.color.ink2, fontSize: vars.fontSize.xs });

/** A running test: the reading edge marks it in addition to its text. */
export const strip = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: `3px solid ${vars.color.positive}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  selectors: {
    '&[data-paused]': { borderInlineStartColor: vars.color.caution },
    '&[data-stale]': { borderInlineStartColor: vars.color.line },
  },
});
export const stripWhat = screen({ display: 'grid', gap: 2, minInlineSize: '12rem' });
export const stripState = screen({ color: vars.color.positiveText, fontSize: vars.fontSize.sm });
export const stripPaused = screen({ color: vars.color.cautionText, fontSize: vars.fontSize.sm });
/** As large as the small drawings of ended tests. */
export const stripDrawing = screen({
  position: 'relative',
  flex: '0 0 108px',
  blockSize: 64,
  overflow: 'hidden',
  selectors: { [`${strip}[data-stale] &`]: { filter: 'grayscale(1)' } },
});
export const stripCanvas = screen({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
export const stripProgress = screen({ flex: '1 1 12rem', minInlineSize: 0 });

export const trend = screen({
  display: 'grid',
  gap: vars.space[2],
  selectors: { '& + &': { marginBlockStart: vars.space[4] } },
});
export const trendHead = screen({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `2px ${vars.space[2]}`,
  margin: 0,
});
export const chart = screen({ display: 'grid', blockSize: 140, direction: 'ltr' });
export const slope = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `2px ${vars.space[2]}`,
  fontSize: vars.fontSize.sm,
});
export const interval = screen({
  ...FIGURE,
  marginInlineStart: 'auto',
  color: vars.color.ink2,
  fontSize: vars.fontSize.xs,
});
export const note = screen({ margin: 0, color: vars.color.ink2, fontSize: vars.fontSize.xs });
export const key = screen({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: `2px ${vars.space[3]}`,
  color: vars.color.ink2,
  fontSize: vars.fontSize.xs,
});
/** A mark with what it stands for. */
export const keyed = screen({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });

export const entered = screen({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.fontSize.sm });
export const enteredCell = screen({
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: vars.fontWeight.regular,
  textAlign: 'start',
  verticalAlign: 'baseline',
});

/** Keeps the line breaks of the text. */
export const signed = screen({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** A planned test, with what can be done with it at the end. */
export const appointment = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
/** Planned tests, one per line. */
export const plan = screen({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
