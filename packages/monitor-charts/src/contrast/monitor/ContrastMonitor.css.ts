import { globalStyle } from '@vanilla-extract/css';
import { testedFirst } from '../../shared/testedFirst.ts';
import { pattern, sides } from '../../shared/pattern.ts';
import { layers, vars } from '@isopter/ui/vars';

/** The minimum width for two eyes side by side, and of a card in which the list is beside the chart. */
const SIDE_BY_SIDE = '(min-width: 40rem)';
const BELOW = '(max-width: 39.99rem)';

/** The left eye is on the left in every language. */
export const eyes = sides({
  display: 'grid',
  gap: vars.space[3],
  flex: '1 0 auto',
  gridAutoRows: 'minmax(440px, 1fr)',
  '@container': {
    [SIDE_BY_SIDE]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      flex: '1 1 0',
      gridAutoRows: 'minmax(400px, 1fr)',
    },
  },
});

testedFirst(eyes, BELOW);

export const ongoing = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  columnGap: vars.space[6],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  minBlockSize: 56,
});
export const ongoingTitle = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.strong,
});
export const part = pattern({ display: 'flex', alignItems: 'baseline', gap: vars.space[2] });
export const partName = pattern({ color: vars.color.ink3, fontSize: vars.fontSize.xs });
/** Letters are shown in reading order of the chart in every language. */
export const letters = pattern({
  direction: 'ltr',
  display: 'inline-flex',
  gap: vars.space[2],
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.2,
});
export const rightLetter = pattern({ borderBlockEnd: `3px solid ${vars.color.positive}` });
export const wrongLetter = pattern({ textDecoration: 'line-through', color: vars.color.ink3 });
export const quiet = pattern({ color: vars.color.ink3 });
export const end = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginInlineStart: 'auto',
});

export const header = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: 30,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
});
export const name = pattern({
  margin: 0,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.strong,
  whiteSpace: 'nowrap',
});
export const headerEnd = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginInlineStart: 'auto',
});
export const result = pattern({ paddingInline: vars.space[3], minBlockSize: 50 });
export const value = pattern({
  margin: 0,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.25,
});
export const note = pattern({ margin: 0, fontSize: vars.fontSize.xs, color: vars.color.ink2 });

export const body = pattern({
  containerType: 'size',
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
});
export const inside = pattern({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  '@container': { [SIDE_BY_SIDE]: { flexDirection: 'row' } },
});
export const chart = pattern({
  flex: '1.3 1 0',
  minBlockSize: 180,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
});
export const list = pattern({
  flex: '1 1 0',
  minBlockSize: 0,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingBlockEnd: vars.space[2],
});
globalStyle(`${list} :is(th, td:not(:last-child))`, { '@layer': { [layers.patterns]: { whiteSpace: 'nowrap' } } });
