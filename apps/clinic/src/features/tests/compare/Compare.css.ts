import { vars } from '@isopter/ui/theme';
import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css';

const PRINT = 'print';

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: `${vars.space[4]} 28px`,
  // visually hidden parts stay inside
  position: 'relative',
  containerType: 'inline-size',
  '@media': { '(width < 720px)': { padding: vars.space[3] }, [PRINT]: { padding: 0 } },
});
export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minInlineSize: 0 });
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
/** Three fields beside each other; the difference below on narrower screens, then one below the other. */
export const cards = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    '(width >= 38rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(width >= 62rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  '@media': { [PRINT]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
  padding: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  '@media': { [PRINT]: { breakInside: 'avoid' } },
});
/** The difference takes the full width if it does not fit next to the fields. */
export const difference = style({
  '@container': { '(38rem <= width < 62rem)': { gridColumn: '1 / -1' } },
  '@media': { [PRINT]: { gridColumn: 'auto' } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: 36,
});
export const letter = style({
  flexShrink: 0,
  paddingInline: 8,
  paddingBlock: 3,
  borderRadius: vars.radius.sm,
  background: vars.color.ink1,
  color: vars.color.surface,
  fontFamily: vars.font.mono,
  fontWeight: vars.fontWeight.strong,
  direction: 'ltr',
  printColorAdjust: 'exact',
});
export const when = style({ inlineSize: '10.5rem', minInlineSize: 0, fontVariantNumeric: 'tabular-nums' });
export const steps = style({
  display: 'flex',
  marginInlineStart: 'auto',
  '@media': { [PRINT]: { display: 'none' } },
});
export const facts = style({ margin: 0, color: vars.color.ink2, fontSize: vars.fontSize.sm });
export const title = style({ margin: 0, fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.strong });
export const headline = style({ margin: 0, fontSize: vars.fontSize.sm });
export const plot = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: 340,
  marginInline: 'auto',
  '@media': { [PRINT]: { maxInlineSize: 270 } },
});
export const foot = style({
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.sm,
});
export const trust = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `2px ${vars.space[3]}`,
});
export const said = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  vars: { [vars.size.icon]: '1rem' },
  color: vars.color.positiveText,
  selectors: {
    '&[data-tone="caution"]': { color: vars.color.cautionText },
    '&[data-tone="neutral"]': { color: vars.color.ink2 },
  },
});
/** Both ears beside each other, the left one on the left in every language. */
export const ears = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { '(width >= 46rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '@media': { [PRINT]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const ear = style({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
});
export const tones = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.fontSize.sm });
const cell = { padding: `${vars.space[1]} ${vars.space[2]}`, borderBlockEnd: `1px solid ${vars.color.line}` };
export const toneHead = style({
  ...cell,
  color: vars.color.ink2,
  fontWeight: vars.fontWeight.regular,
  textAlign: 'end',
});
export const tone = style({
  ...cell,
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  margin: 0,
});
export const number = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: vars.space[2] });
export const label = style({ color: vars.color.ink2 });
export const reliability = style({ margin: 0 });
export const value = style({
  margin: 0,
  fontFamily: vars.font.mono,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const change = style({
  margin: 0,
  fontFamily: vars.font.mono,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-verdict="worse"]': { color: vars.color.criticalText, fontWeight: vars.fontWeight.strong },
    '&[data-verdict="better"]': { color: vars.color.positiveText },
  },
});
/** A finding in words, not in figures. */
export const inWords = style({ margin: 0, fontWeight: vars.fontWeight.strong });
export const rarity = style({ color: vars.color.ink2, fontSize: vars.fontSize.xs });
export const note = style({ margin: 0, color: vars.color.ink2, fontSize: vars.fontSize.sm });
/** Hints about actions; not printed. */
export const hint = style([note, { '@media': { [PRINT]: { display: 'none' } } }]);
export const source = style({ maxInlineSize: '26rem', margin: 0, fontSize: vars.fontSize.sm });
export const onPaper = style({
  display: 'none',
  margin: 0,
  fontSize: vars.fontSize.xs,
  '@media': { [PRINT]: { display: 'block' } },
});

export const trend = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { '(width >= 52rem)': { gridTemplateColumns: 'minmax(0, 1fr) 16rem' } },
  '@media': { [PRINT]: { gridTemplateColumns: 'minmax(0, 1fr) 16rem' } },
});
export const chart = style({ display: 'grid', blockSize: 220, direction: 'ltr', marginBlockStart: vars.space[2] });
export const trendFacts = style({ display: 'grid', gap: vars.space[3], alignContent: 'start', minInlineSize: 0 });
export const slope = style({
  fontSize: vars.fontSize.lg,
  fontFamily: vars.font.mono,
  fontWeight: vars.fontWeight.strong,
});
export const fact = style({
  display: 'grid',
  gap: 2,
  margin: 0,
  fontSize: vars.fontSize.sm,
  selectors: { '& + &': { paddingBlockStart: vars.space[2], borderBlockStart: `1px solid ${vars.color.line}` } },
});

/** An acuity and, beside it or below, its logMAR. */
export const acuity = style({ whiteSpace: 'normal' });
globalStyle(`${acuity} > bdi`, { whiteSpace: 'nowrap' });
export const acuityLine = style({ inlineSize: '100%', maxInlineSize: 324, marginInline: 'auto' });
globalStyle(`${acuityLine} svg`, { inlineSize: '100%', blockSize: 'auto' });

/* A separate landscape page: three fields fit next to each other. */
globalStyle('@page compare', { size: 'A4 landscape', margin: '10mm' } as GlobalStyleRule);
globalStyle(`html:has(${screen})`, { '@media': { [PRINT]: { page: 'compare' } } });
globalStyle(`${controls} > *`, { inlineSize: 'auto', minInlineSize: 0 });
globalStyle(`${screen} svg`, { '@media': { [PRINT]: { printColorAdjust: 'exact' } } });
