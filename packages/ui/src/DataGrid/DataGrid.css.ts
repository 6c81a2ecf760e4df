import { createVar } from '@vanilla-extract/css';
import { figures } from '../theme/figures.ts';
import { vars } from '../theme/vars.ts';
import { component, componentRecipe } from '../theme/styles.ts';
import { byTone } from '../tone/tone.ts';

/** Tracks of the columns, and the least inline size of all of them. */
export const tracks = createVar();
export const least = createVar();
/** How many rows there are, where virtualised. */
export const count = createVar();
/** Block size of a virtualised row: with its place it makes its offset, no inherited variable that would restyle its cells. */
export const rowSize = vars.size.row;
const edge = createVar();
/** Ground of a row. Its pinned cell takes it by this name: with `inherit` every move of a row would restyle all its cells. */
const ground = createVar();

const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-3px' };
const overflowing = '[data-overflows] &';
const pinned = { position: 'sticky', insetInlineStart: 0, zIndex: 1 } as const;
/** Actions stay at the end, but on a phone: beside the row header there would be no room for values. */
const pinnedEnd = { position: 'sticky', insetInlineEnd: 0, zIndex: 1 } as const;
const roomForActions = '(min-width: 35rem)';
const headBlockSize = '2.5rem';
const line = `inset 0 -1px 0 ${vars.color.line}`;

export const frame = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  containerType: 'inline-size',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.md,
  color: vars.color.ink1,
});

export const toolbar = component({
  flexShrink: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

/** Says at the upper edge of the rows that others are on their way. */
export const busy = component({ position: 'relative', blockSize: 0, zIndex: 4 });

/** The scroll container. Its scroll padding keeps a focused cell clear of the headings and the pinned column. */
export const grid = component({
  position: 'relative',
  flex: '0 1 auto',
  minBlockSize: headBlockSize,
  overflow: 'auto',
  outline: 'none',
  scrollPaddingBlockStart: headBlockSize,
  scrollPaddingInlineStart: 'min(45cqi, 240px)',
  selectors: { '&[data-has-rows]': { flex: '1 1 auto' }, '&:focus-visible': ring },
});

export const head = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  inlineSize: '100%',
  minInlineSize: least,
});

export const headRow = component({ display: 'grid', gridTemplateColumns: tracks });

export const columnHeader = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  blockSize: headBlockSize,
  paddingInline: vars.space[2],
  background: vars.color.surface,
  boxShadow: line,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.strong,
  color: vars.color.ink3,
  outline: 'none',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space[4] },
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-allows-sorting]:hover, &[data-sort-direction]': { color: vars.color.ink1 },
    '[data-overflows] &[data-pinned]': pinned,
    '&:focus-visible, &:has(> span:focus-visible)': ring,
  },
  '@container': { [roomForActions]: { selectors: { '[data-overflows] &[data-actions]': pinnedEnd } } },
});

export const columnTitle = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  outline: 'none',
});

/** One line, the rest behind an ellipsis. */
export const oneLine = component({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const resizer = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: 12,
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: vars.space[2],
      insetInlineEnd: 0,
      inlineSize: 1,
      background: vars.color.lineStrong,
    },
    '&:hover::after, &[data-resizing]::after, &:focus-within::after': {
      insetBlock: 0,
      inlineSize: 3,
      background: vars.color.focus,
    },
  },
  '@media': { '(pointer: coarse)': { inlineSize: vars.size.target } },
});

export const body = componentRecipe({
  base: { position: 'relative', inlineSize: '100%', minInlineSize: least },
  variants: { isVirtualized: { true: { blockSize: `calc(${count} * ${vars.size.row})` }, false: {} } },
});

export const row = componentRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: tracks,
    inlineSize: '100%',
    minInlineSize: least,
    vars: { [edge]: 'transparent', [ground]: vars.color.surface },
    background: ground,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    outline: 'none',
    selectors: {
      '&[data-pressable]': { cursor: 'pointer' },
      '&:focus-visible': { ...ring, zIndex: 2 },
    },
    '@media': {
      '(hover: hover)': { selectors: { '&:hover': { vars: { [ground]: vars.color.hover } } } },
    },
  },
  variants: {
    tone: byTone(({ mark }) => ({ vars: { [edge]: mark } })),
    isVirtualized: {
      true: {
        position: 'absolute',
        insetInline: 0,
        blockSize: vars.size.row,
        contain: 'layout style',
      },
      false: { position: 'relative', minBlockSize: vars.size.row },
    },
  },
});

export const cell = componentRecipe({
  base: {
    minInlineSize: 0,
    paddingInline: vars.space[2],
    outline: 'none',
    overflow: 'hidden',
    selectors: {
      '&:first-child': { paddingInlineStart: vars.space[4] },
      '&:focus-visible': ring,
    },
  },
  variants: {
    kind: {
      header: {
        position: 'relative',
        background: ground,
        fontWeight: vars.fontWeight.strong,
        selectors: {
          [overflowing]: pinned,
          '&::before': {
            content: '""',
            position: 'absolute',
            insetBlock: 0,
            insetInlineStart: 0,
            inlineSize: 3,
            background: edge,
            forcedColorAdjust: 'none',
          },
        },
      },
      value: {},
      actions: {
        justifyContent: 'flex-end',
        paddingInlineEnd: vars.space[4],
        background: ground,
        '@container': { [roomForActions]: { selectors: { [overflowing]: pinnedEnd } } },
      },
    },
    isNumeric: { true: figures },
    /** Rows of one height truncate long values with an ellipsis. */
    isOneLine: {
      true: {
        lineHeight: `calc(${vars.size.row} - 1px)`,
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
      false: { display: 'flex', alignItems: 'center', paddingBlock: vars.space[1], overflowWrap: 'anywhere' },
    },
  },
  defaultVariants: { isOneLine: false },
});

export const skeletonRow = component({
  display: 'grid',
  gridTemplateColumns: tracks,
  inlineSize: '100%',
  minInlineSize: least,
  blockSize: vars.size.row,
  boxShadow: line,
});

/** Shown instead of the rows. */
export const instead = component({ flex: '1 1 auto', minBlockSize: 0, overflow: 'auto' });

/** An element as high as a row, for measuring. */
export const rowProbe = component({
  position: 'absolute',
  inlineSize: 0,
  blockSize: vars.size.row,
  visibility: 'hidden',
});

export const footer = component({ flexShrink: 0, borderBlockStart: `1px solid ${vars.color.line}` });

export const total = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.5rem',
  paddingInline: vars.space[4],
  fontSize: vars.fontSize.sm,
  color: vars.color.ink2,
});
