import { createContainer, createVar, globalStyle } from '@vanilla-extract/css';
import { figures } from '../theme/figures.ts';
import { layers } from '../theme/layers.css.ts';
import { component, componentRecipe } from '../theme/styles.ts';
import { vars } from '../theme/vars.ts';
import { byTone } from '../tone/tone.ts';

const room = createContainer();
/** Widths of the columns that differ from timeline to timeline. */
export const widths = { marker: createVar(), numbers: createVar(), state: createVar(), actions: createVar() };

/** Columns need this much; what grows with the text needs more. */
const RICH = `${room} (width >= 52rem)`;
const PLAIN = `${room} (width >= 32rem)`;
/** Not even two things beside each other. */
const LEAST = `${room} (width < 18rem)`;

export const root = component({
  containerName: room,
  containerType: 'inline-size',
  minInlineSize: 0,
  overflow: 'clip',
  background: vars.color.surface,
  // in a card it ends as the card does
  borderRadius: 'inherit',
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.sm,
  color: vars.color.ink1,
});

/** Rows are grids and draw no markers: with `list-style: none` VoiceOver would not announce a list. */
export const list = component({ margin: 0, padding: 0 });

export const heading = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  background: vars.color.surface,
  borderBlock: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.md,
});

export const count = component([figures, { color: vars.color.ink3, fontWeight: vars.fontWeight.regular }]);

const columns = {
  gridTemplateColumns: `6rem ${widths.marker} minmax(7.5rem, 1fr) minmax(0, ${widths.numbers}) ${widths.state} ${widths.actions}`,
  gridTemplateAreas: '"time marker body numbers state actions"',
  alignItems: 'center',
};
const stacked = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"time" "body" "marker" "numbers" "state" "actions"',
};

export const row = componentRecipe({
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    minInlineSize: 0,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    // hundreds of them: those out of sight are not drawn
    contentVisibility: 'auto',
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line}` },
      '&:focus-within': { background: vars.color.hover },
    },
    '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.hover } } } },
  },
  variants: {
    isRich: {
      true: {
        minBlockSize: '4.625rem',
        containIntrinsicBlockSize: 'auto 4.625rem',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gridTemplateAreas: '"body body time" "marker numbers numbers" "state state actions"',
        '@container': { [LEAST]: stacked, [RICH]: columns },
      },
      false: {
        containIntrinsicBlockSize: 'auto 3.5rem',
        gridTemplateColumns: '2rem minmax(0, 1fr) auto',
        gridTemplateAreas: '"marker time actions" "marker body actions" "marker numbers numbers" "marker state state"',
        '@container': { [LEAST]: stacked, [PLAIN]: columns },
      },
    },
  },
});

const cell = component({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const time = component([
  cell,
  { gridArea: 'time', display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2 },
]);
export const when = component({ display: 'flex', flexDirection: 'column' });
export const date = component([figures, { fontWeight: vars.fontWeight.strong }]);
export const detail = component({ color: vars.color.ink3, fontSize: vars.fontSize.xs });

export const marker = component({ gridArea: 'marker', display: 'flex', alignItems: 'center' });

export const badge = componentRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    border: `1px solid transparent`,
    borderRadius: vars.radius.full,
    vars: { [vars.size.icon]: '1rem' },
  },
  variants: { tone: byTone(({ soft, text }) => ({ background: soft, color: text })) },
});

export const dot = componentRecipe({
  base: {
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    marginInline: '0.625rem',
    borderRadius: vars.radius.full,
    forcedColorAdjust: 'none',
  },
  variants: { tone: byTone(({ mark }) => ({ background: mark })) },
});

export const drawing = component([cell, { gridArea: 'marker', display: 'flex', gap: vars.space[1], paddingBlock: 2 }]);

export const body = component([cell, { gridArea: 'body', display: 'grid', gap: 2 }]);
export const title = component({ fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.strong });
export const meta = component({ color: vars.color.ink2 });
export const numbers = component([cell, { gridArea: 'numbers' }]);
export const state = component([cell, { gridArea: 'state' }]);
export const actions = component({ gridArea: 'actions', justifySelf: 'end' });

/* In a column as wide as one icon, they are below each other. */
globalStyle(`${actions} > [data-part="row-actions"]`, {
  '@layer': {
    [layers.components]: {
      '@container': { [RICH]: { flexWrap: 'wrap', maxInlineSize: '2.5rem' } },
    },
  },
});
/* With two icons side by side the menu is below them and would make the row higher: the icons extend into gap and
 * padding. */
globalStyle(`${actions} > [data-part="row-actions"]:has(> :first-child > button:nth-of-type(2))`, {
  '@layer': {
    [layers.components]: {
      '@container': { [RICH]: { maxInlineSize: '4rem', marginInline: '-1rem -0.5rem' } },
    },
  },
});
