import { comesFrom } from '../theme/comingAndGoing.ts';
import { vars } from '../theme/vars.ts';
import { pattern, patternRecipe } from '../theme/styles.ts';

/** Grows with the text, and leaves the screen the larger part. */
const COLUMN = 'min(14.5rem, 40%)';
/** Grows with the text, as the icons do. */
const ICON_COLUMN = '4rem';
/** A header with large text on a phone: what the sheet shows as well leaves its room to the rest. */
const TIGHT = '(inline-size < 20rem)';

export const frame = patternRecipe({
  base: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    blockSize: '100dvh',
    background: vars.color.canvas,
    color: vars.color.ink1,
    fontFamily: vars.font.body,
    fontSize: vars.fontSize.md,
    '@media': { print: { display: 'block', blockSize: 'auto' } },
  },
  variants: {
    layout: {
      full: {
        gridTemplateColumns: `${COLUMN} minmax(0, 1fr)`,
        gridTemplateAreas: '"side header" "side main" "side footer"',
      },
      icons: {
        gridTemplateColumns: `${ICON_COLUMN} minmax(0, 1fr)`,
        gridTemplateAreas: '"side header" "side main" "side footer"',
      },
      sheet: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"header" "main" "footer"' },
      none: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"header" "main" "footer"' },
    },
  },
});

export const skip = pattern({
  position: 'fixed',
  zIndex: 300,
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.sm,
  background: vars.color.accentFill,
  color: vars.color.onAccent,
  fontWeight: vars.fontWeight.strong,
  textDecoration: 'none',
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: 1, blockSize: 1, padding: 0, overflow: 'hidden' },
  },
  '@media': { print: { display: 'none' } },
});

export const side = pattern({
  gridArea: 'side',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  background: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

export const home = patternRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 56,
    marginBlockStart: 4,
    marginBlockEnd: 6,
    borderRadius: vars.radius.sm,
    textDecoration: 'none',
  },
  variants: {
    layout: {
      full: { paddingInline: 22 },
      sheet: { paddingInline: 22, flex: 1 },
      icons: { justifyContent: 'center' },
    },
  },
});

export const header = patternRecipe({
  base: {
    gridArea: 'header',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: 56,
    paddingBlock: vars.space[1],
    minInlineSize: 0,
    containerType: 'inline-size',
    '@media': { print: { display: 'none' } },
  },
  variants: {
    isTransparent: {
      true: {},
      false: { background: vars.color.surface, borderBlockEnd: `1px solid ${vars.color.line}` },
    },
    layout: {
      full: { paddingInline: '28px' },
      icons: { paddingInline: vars.space[5] },
      sheet: { paddingInline: `${vars.space[2]} ${vars.space[3]}`, gap: vars.space[2] },
      none: { paddingInline: vars.space[5] },
    },
  },
});

/** The button that opens the navigation sheet. In a tight header its padding is gap enough to what follows. */
export const menuButton = pattern({
  flexShrink: 0,
  '@container': { [TIGHT]: { marginInlineEnd: `calc(-1 * ${vars.space[2]})` } },
});

/** The logo at the start of a header that has no navigation beside it. */
export const headerHome = patternRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    minBlockSize: vars.size.target,
    borderRadius: vars.radius.sm,
    textDecoration: 'none',
  },
  variants: {
    layout: {
      full: {},
      icons: {},
      sheet: { '@container': { [TIGHT]: { display: 'none' } } },
      none: {
        selectors: {
          '&:not(:last-child)::after': {
            content: '""',
            marginInlineStart: vars.space[4],
            inlineSize: 1,
            blockSize: 24,
            background: vars.color.line,
          },
        },
      },
    },
  },
});

export const main = pattern({
  gridArea: 'main',
  // what is visually hidden is absolute: it scrolls with the screen instead of lengthening the page
  position: 'relative',
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'auto',
  outline: 'none',
  // what has the focus is never under the foot of a form
  selectors: { '&:has([data-component="FormScreen"] [data-part="foot"])': { scrollPaddingBlockEnd: '9rem' } },
  '@media': { print: { overflow: 'visible' } },
});

export const footer = pattern({
  gridArea: 'footer',
  display: 'flex',
  alignItems: 'center',
  paddingBlock: vars.space[2],
  paddingInline: 28,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.xs,
  color: vars.color.ink2,
  '@media': { print: { display: 'none' }, '(width < 720px)': { paddingInline: vars.space[4] } },
});

const move = `translate ${vars.duration.slow} ${vars.easing.standard}`;

export const scrim = pattern([
  {
    position: 'fixed',
    inset: 0,
    zIndex: 90,
    background: vars.color.scrim,
    transition: `opacity ${vars.duration.normal}`,
    '@media': { print: { display: 'none' } },
  },
  comesFrom({ opacity: 0 }),
]);

export const sheet = pattern([
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: 'min(18.75rem, 86vw)',
    background: vars.color.surface,
    borderInlineEnd: `1px solid ${vars.color.line}`,
    boxShadow: vars.shadow.pop,
    transition: move,
  },
  comesFrom({ translate: '-100% 0' }, { translate: '100% 0' }),
]);

export const sheetBody = pattern({ display: 'flex', flexDirection: 'column', blockSize: '100%', outline: 'none' });

export const sheetTop = pattern({ display: 'flex', alignItems: 'center', paddingInlineEnd: vars.space[3] });
