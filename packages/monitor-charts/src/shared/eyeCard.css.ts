import { pattern, sides } from './pattern.ts';
import { vars } from '@isopter/ui/vars';

/* The cards of eyes, ears and pictures, and their heads. */

/** The minimum width for two fields side by side. */
const SIDE_BY_SIDE = '(min-width: 560px)';

/** The left eye is on the left in every language. */
export const eyes = sides({
  display: 'grid',
  gap: vars.space[3],
  flex: '1 0 auto',
  minBlockSize: 0,
  gridAutoRows: 'minmax(300px, 1fr)',
  '@container': {
    [SIDE_BY_SIDE]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', flex: '1 1 0', minBlockSize: 300 },
  },
});

export const header = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: 30,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
});
export const eyeName = pattern({
  margin: 0,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.strong,
  whiteSpace: 'nowrap',
});
export const panelName = pattern({
  margin: 0,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.strong,
});
/** Shrinks before everything else in its line. */
export const note = pattern({
  flex: '0 1000 auto',
  color: vars.color.ink3,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const headerEnd = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginInlineStart: 'auto',
});
