import { createVar, globalStyle } from '@vanilla-extract/css';
import { figures } from '../theme/figures.ts';
import { vars } from '../theme/vars.ts';
import { layers } from '../theme/layers.css.ts';
import { component, componentRecipe } from '../theme/styles.ts';
import { byTone } from '../tone/tone.ts';

const edge = createVar();
const cards = '[data-layout="cards"]';
const pad = vars.space[4];

export const frame = component({
  position: 'relative',
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'hidden',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.md,
  color: vars.color.ink1,
});

/** An element as wide as a rem, for measuring. */
export const rem = component({ position: 'absolute', inlineSize: '1rem', blockSize: 0, visibility: 'hidden' });

/** Says at the upper edge that other rows are on their way. */
export const busy = component({ position: 'absolute', insetInline: 0, insetBlockStart: 0, zIndex: 2 });

export const scroller = component({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  // the stand-ins of rows that load: nobody can get into them to scroll
  selectors: { '&[inert]': { overflow: 'hidden' } },
});

export const table = component({
  inlineSize: '100%',
  outline: 'none',
  selectors: { [`${cards} &`]: { display: 'block' } },
});

export const head = component({
  selectors: {
    [`${cards} &`]: {
      display: 'block',
      paddingInline: vars.space[2],
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
    [`${cards} &:not(:has([data-allows-sorting], [data-part='select']))`]: { display: 'none' },
  },
});

/* The row of the headings carries no class. */
globalStyle(`${cards} ${head} > tr`, {
  '@layer': {
    [layers.components]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] },
  },
});

export const columnHeader = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  blockSize: 40,
  paddingInline: vars.space[2],
  background: vars.color.surface,
  // a border of a collapsed table does not stick
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
  textAlign: 'start',
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.strong,
  color: vars.color.ink3,
  whiteSpace: 'nowrap',
  outline: 'none',
  selectors: {
    '&:first-child': { paddingInlineStart: pad },
    '&:last-child': { paddingInlineEnd: pad },
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-allows-sorting]:hover, &[data-sort-direction]': { color: vars.color.ink1 },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-3px' },
    [`${cards} &`]: {
      display: 'flex',
      alignItems: 'center',
      boxShadow: 'none',
      blockSize: 'auto',
      minBlockSize: 40,
      minInlineSize: 0,
      paddingInline: vars.space[2],
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    [`${cards} &:not([data-allows-sorting])`]: { display: 'none' },
  },
});

/** On cards this is the first of the headings. */
export const selectAll = component({
  inlineSize: 1,
  selectors: { [`${cards} &:not([data-allows-sorting])`]: { display: 'flex' } },
});

export const columnTitle = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
});

export const tableBody = component({ selectors: { [`${cards} &`]: { display: 'block' } } });

/** Stands where the rows would; takes no part in the arrangement. */
export const emptyRow = component({ display: 'contents' });

export const row = componentRecipe({
  base: {
    vars: { [edge]: 'transparent' },
    blockSize: vars.size.row,
    outline: 'none',
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line}` },
      '&[data-href], &[data-pressable]': { cursor: 'pointer' },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-3px' },
      [`${cards} &`]: {
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        gap: vars.space[1],
        blockSize: 'auto',
        paddingBlock: vars.space[3],
        paddingInline: pad,
      },
    },
    '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.hover } } } },
  },
  variants: { tone: byTone(({ mark }) => ({ vars: { [edge]: mark } })) },
});

export const cell = componentRecipe({
  base: {
    position: 'relative',
    paddingBlock: vars.space[1],
    paddingInline: vars.space[2],
    outline: 'none',
    // a column is as wide as its longest word: a table that has no room for them scrolls
    overflowWrap: 'break-word',
    selectors: {
      '&:first-child': { paddingInlineStart: pad },
      '&:last-child': { paddingInlineEnd: pad },
      '&:first-child::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: 3,
        background: edge,
        forcedColorAdjust: 'none',
      },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-3px' },
      [`${cards} &, ${cards} &:first-child, ${cards} &:last-child`]: {
        display: 'flex',
        alignItems: 'baseline',
        // below its label where a word of it has no room beside
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: vars.space[4],
        overflowWrap: 'break-word',
        padding: 0,
        position: 'static',
      },
      [`${cards} &:empty`]: { display: 'none' },
      [`${cards} &[data-label]::after`]: {
        content: ['attr(data-label)', 'attr(data-label) / ""'],
        order: -1,
        // no label so long that its value has no room
        flexShrink: 0,
        maxInlineSize: '45%',
        overflowWrap: 'anywhere',
        fontFamily: vars.font.body,
        // the spaces of a measured value are narrow
        wordSpacing: 'normal',
        fontSize: vars.fontSize.xs,
        color: vars.color.ink3,
      },
    },
  },
  variants: {
    kind: {
      header: {
        fontWeight: vars.fontWeight.strong,
        selectors: {
          // on a card it comes first, beside the actions, whichever column it is
          [`${cards} &, ${cards} &:first-child`]: {
            order: -1,
            // in line with the actions, which reach as far above it as below
            alignContent: 'center',
            minBlockSize: `calc(${vars.size.target} - 2 * (${vars.space[3]} - ${vars.space[1]}))`,
            paddingInlineEnd: vars.space[12],
          },
        },
      },
      value: { color: vars.color.ink1 },
      selection: {
        inlineSize: 1,
        selectors: {
          // on a card it is next to the actions
          [`${cards} &, ${cards} &:first-child`]: {
            position: 'absolute',
            inlineSize: 'auto',
            insetBlockStart: vars.space[1],
            insetInlineEnd: vars.space[12],
          },
        },
      },
      actions: {
        inlineSize: 1,
        whiteSpace: 'nowrap',
        selectors: {
          [`${cards} &, ${cards} &:last-child`]: {
            position: 'absolute',
            inlineSize: 'auto',
            insetBlockStart: vars.space[1],
            insetInlineEnd: vars.space[2],
          },
        },
      },
    },
    isNumeric: { true: figures },
  },
});

export const footer = component({
  flexShrink: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
