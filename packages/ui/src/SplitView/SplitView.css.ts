import { vars } from '../theme/vars.ts';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { pattern } from '../theme/styles.ts';
import { panelBelow } from './panelBelow.ts';

export const view = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 290px',
  blockSize: '100%',
  '@media': { [panelBelow]: { gridTemplateColumns: 'minmax(0, 1fr)', blockSize: 'auto', minBlockSize: '100%' } },
});

export const main = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'auto',
  paddingBlock: vars.space[5],
  paddingInline: vars.space[6],
  '@media': { [panelBelow]: { overflow: 'visible', padding: vars.space[4] } },
});

export const panel = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'auto',
  padding: 18,
  background: vars.color.surface,
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': {
    [panelBelow]: {
      // its groups stand side by side, as high as they are
      display: 'block',
      columns: '280px 2',
      columnGap: vars.space[5],
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
