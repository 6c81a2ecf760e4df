import { vars } from '../theme/vars.ts';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { pattern } from '../theme/styles.ts';
import { barBeside, panelBelow } from './panelBelow.ts';

export const view = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 290px',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  blockSize: '100%',
  '@media': {
    [panelBelow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [barBeside]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gridTemplateRows: 'minmax(0, 1fr)' },
  },
});

/** Beside each other both parts scroll by themselves; below each other they scroll together, above the bar. */
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

export const bar = pattern({
  gridArea: '2 / 2',
  minInlineSize: 0,
  padding: 18,
  background: vars.color.surface,
  borderInlineStart: `1px solid ${vars.color.line}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  outline: 'none',
  '@media': {
    [panelBelow]: {
      gridArea: '2 / 1',
      paddingBlock: `${vars.space[3]} max(${vars.space[3]}, env(safe-area-inset-bottom))`,
      paddingInline: vars.space[3],
      borderInlineStart: 'none',
    },
    [barBeside]: {
      gridArea: '1 / 2',
      inlineSize: 180,
      overflow: 'auto',
      paddingInlineEnd: `max(${vars.space[3]}, env(safe-area-inset-right))`,
      borderInlineStart: `1px solid ${vars.color.line}`,
      borderBlockStart: 'none',
    },
  },
});
