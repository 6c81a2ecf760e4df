import { pattern } from '../../shared/pattern.ts';
import { vars } from '@isopter/ui/vars';

/** The minimum width of a panel with the circle and the scores side by side. */
const BESIDE = '(min-width: 42.5rem)';

/** The container relative to which caps are sized: a seventeenth of its width (COL-04). */
export const panel = pattern({
  containerType: 'inline-size',
  containerName: 'color-panel',
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
});
export const parts = pattern({
  flex: '1 0 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(260px, 1fr) auto auto',
  gridTemplateAreas: '"circle" "strip" "scores"',
  '@container': {
    [`color-panel ${BESIDE}`]: {
      gridTemplateColumns: 'minmax(0, 1fr) 300px',
      gridTemplateRows: 'minmax(260px, 1fr) auto',
      gridTemplateAreas: '"circle scores" "strip strip"',
    },
  },
});
export const circle = pattern({
  gridArea: 'circle',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // as high as its row, which a long table must not enlarge
  blockSize: 0,
  minBlockSize: '100%',
});
/** The legend of crossings. */
export const legend = pattern({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
export const scores = pattern({
  gridArea: 'scores',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space[2],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
});
/** Two columns if there is room for labels and values, otherwise one. */
export const lists = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 170px), 1fr))',
  columnGap: vars.space[6],
});
export const hint = pattern({
  margin: 0,
  fontSize: vars.fontSize.xs,
  color: vars.color.ink3,
  textWrap: 'pretty',
});

export const strip = pattern({
  gridArea: 'strip',
  display: 'flex',
  justifyContent: 'space-between',
  margin: 0,
  paddingBlock: vars.space[2],
  paddingInline: 'calc(100cqi / 68)',
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const place = pattern({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 2,
  inlineSize: 'calc(100cqi / 17)',
});
export const disc = pattern({
  boxSizing: 'border-box',
  inlineSize: 'calc(100cqi / 17)',
  blockSize: 'calc(100cqi / 17)',
  border: `2px solid ${vars.color.surface}`,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
});
export const empty = pattern({
  borderStyle: 'dashed',
  borderColor: vars.color.lineStrong,
  borderWidth: 1.5,
  transform: 'scale(0.8)',
});
export const number = pattern({
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.xs,
  whiteSpace: 'nowrap',
});
