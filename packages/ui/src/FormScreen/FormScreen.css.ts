import { vars } from '../theme/vars.ts';
import { pattern, patternRecipe } from '../theme/styles.ts';

export const screen = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  paddingBlock: vars.space[6],
  paddingInline: 28,
  '@media': { '(width < 720px)': { paddingInline: vars.space[3], paddingBlock: vars.space[4] } },
});

export const column = patternRecipe({
  base: { display: 'flex', flexDirection: 'column', gap: vars.space[5], inlineSize: '100%' },
  variants: { isWide: { true: {}, false: { maxInlineSize: vars.size.form } } },
});

/** The container of a container query, as wide as the screen, if there is content next to the fields. */
export const room = pattern({ containerType: 'inline-size', inlineSize: '100%' });
const WIDE = '(inline-size >= 58rem)';

export const beside = pattern({
  display: 'grid',
  gridTemplate: '"fields" "aside" "actions" / minmax(0, 1fr)',
  gap: vars.space[5],
  maxInlineSize: vars.size.form,
  '@container': {
    [WIDE]: {
      gridTemplate: `"fields aside" auto "actions aside" 1fr / minmax(0, ${vars.size.form}) minmax(0, 30rem)`,
      columnGap: vars.space[8],
      maxInlineSize: 'none',
    },
  },
});

export const fields = pattern({
  gridArea: 'fields',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  minInlineSize: 0,
});

export const aside = pattern({
  gridArea: 'aside',
  minInlineSize: 0,
  '@container': { [WIDE]: { position: 'sticky', insetBlockStart: vars.space[6], alignSelf: 'start' } },
});

export const actions = patternRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[3],
    '@media': { '(width < 480px)': { flexDirection: 'column', alignItems: 'stretch' } },
  },
  variants: {
    isInFoot: {
      true: { '@media': { '(width < 480px)': { inlineSize: '100%' } } },
      false: {
        gridArea: 'actions',
        paddingBlockStart: vars.space[5],
        borderBlockStart: `1px solid ${vars.color.line}`,
      },
    },
  },
});

export const lead = pattern({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minInlineSize: 0 });

const PHONE = '(width < 720px)';
/** A window with room for fields above what stays in view, also where the text is large. */
const TALL = '(height >= 40rem)';

/** Spans the screen from edge to edge, below its padding. */
export const foot = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  marginBlockEnd: `calc(-1 * ${vars.space[6]})`,
  marginInline: -28,
  paddingBlock: vars.space[4],
  paddingInline: 28,
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  '@media': {
    [TALL]: { position: 'sticky', insetBlockEnd: 0, zIndex: 2 },
    [PHONE]: {
      marginBlockEnd: `calc(-1 * ${vars.space[4]})`,
      marginInline: `calc(-1 * ${vars.space[3]})`,
      paddingInline: vars.space[3],
    },
  },
});

export const summary = pattern({ flex: '1 1 20rem', minInlineSize: 0, overflowWrap: 'anywhere' });
