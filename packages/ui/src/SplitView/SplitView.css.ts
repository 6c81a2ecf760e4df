import { vars } from '../theme/vars.ts';
import { createVar, globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { pattern } from '../theme/styles.ts';
import { barBeside, barSize, panelBelow, panelBeside } from './panelBelow.ts';

/** The width of the panel, and of a resizable one the least for it and for the content. */
export const panelSize = createVar();
export const leastPanel = createVar();
export const leastMain = createVar();

export const view = pattern({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${panelSize}`,
  gridTemplateRows: 'minmax(0, 1fr) auto',
  blockSize: '100%',
  '@media': {
    [panelBeside]: {
      selectors: {
        '&[data-resizable]': {
          gridTemplateColumns: `minmax(0, 1fr) clamp(${leastPanel}, ${panelSize}, max(${leastPanel}, 100% - ${leastMain}))`,
        },
        // the edge stays, to bring the panel back
        '&[data-collapsed]': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
      },
    },
    [panelBelow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [barBeside]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gridTemplateRows: 'minmax(0, 1fr)' },
  },
});

/** Side by side, each part scrolls separately; below each other they scroll together, above the bar. */
export const body = pattern({
  display: 'contents',
  '@media': {
    [panelBelow]: {
      display: 'grid',
      gridArea: '1 / 1',
      gridTemplateColumns: 'minmax(0, 1fr)',
      minBlockSize: 0,
      overflow: 'auto',
    },
  },
});

export const main = pattern({
  display: 'flex',
  flexDirection: 'column',
  gridColumn: 1,
  gridRow: '1 / -1',
  gap: vars.space[4],
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'auto',
  paddingBlock: vars.space[5],
  paddingInline: vars.space[6],
  '@media': {
    [panelBeside]: { selectors: { [`${view}[data-collapsed] &`]: { gridRow: 1 } } },
    [panelBelow]: { gridArea: 'auto', minBlockSize: 'auto', overflow: 'visible', padding: vars.space[4] },
  },
});

export const panel = pattern({
  display: 'flex',
  flexDirection: 'column',
  gridColumn: 2,
  gap: vars.space[4],
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'auto',
  padding: 18,
  background: vars.color.surface,
  borderInlineStart: `1px solid ${vars.color.line}`,
  outline: 'none',
  '@media': {
    [panelBeside]: {
      selectors: {
        [`${view}[data-resizable] &`]: { gridRow: 1, paddingInlineStart: vars.size.target },
        [`${view}[data-collapsed] &`]: { display: 'none' },
      },
    },
    [panelBelow]: {
      // its groups stand side by side, as high as they are
      display: 'block',
      gridColumn: 1,
      columns: '280px 2',
      columnGap: vars.space[5],
      minBlockSize: 'auto',
      overflow: 'visible',
      borderInlineStart: 'none',
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

globalStyle(`${panel} > *`, {
  '@layer': {
    [layers.patterns]: { '@media': { [panelBelow]: { breakInside: 'avoid', marginBlockEnd: vars.space[5] } } },
  },
});

/** Lies on the start of the panel: the scroll bar of the content stays free. */
export const separator = pattern({
  display: 'none',
  zIndex: 1,
  gridArea: '1 / 2',
  justifySelf: 'start',
  alignItems: 'center',
  inlineSize: vars.size.target,
  borderInlineStart: '1px solid transparent',
  cursor: 'col-resize',
  touchAction: 'none',
  outline: 'none',
  selectors: {
    [`${view}[data-collapsed] &`]: { background: vars.color.surface, borderInlineStartColor: vars.color.line },
    '&:hover, &[data-moving]': { borderInlineStartColor: vars.color.accent },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': { [panelBeside]: { display: 'flex' } },
});

/** The handle that shows that the edge can be dragged. */
export const grip = pattern({
  inlineSize: '4px',
  blockSize: vars.space[8],
  marginInlineStart: '4px',
  borderRadius: vars.radius.full,
  background: vars.color.controlLine,
  selectors: { [`${separator}:is(:hover, [data-moving]) &`]: { background: vars.color.accent } },
  '@media': { '(forced-colors: active)': { background: 'ButtonText' } },
});

export const bar = pattern({
  gridArea: '2 / 2',
  minInlineSize: 0,
  padding: 18,
  background: vars.color.surface,
  borderInlineStart: `1px solid ${vars.color.line}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  outline: 'none',
  '@media': {
    [panelBeside]: {
      selectors: { [`${view}[data-collapsed] &`]: { gridArea: '2 / 1 / auto / -1', borderInlineStart: 'none' } },
    },
    [panelBelow]: {
      gridArea: '2 / 1',
      paddingBlock: `${vars.space[3]} max(${vars.space[3]}, env(safe-area-inset-bottom))`,
      paddingInline: vars.space[3],
      borderInlineStart: 'none',
    },
    [barBeside]: {
      gridArea: '1 / 2',
      inlineSize: barSize,
      overflow: 'auto',
      paddingInlineEnd: `max(${vars.space[3]}, env(safe-area-inset-right))`,
      borderInlineStart: `1px solid ${vars.color.line}`,
      borderBlockStart: 'none',
    },
  },
});
