import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

/** The colour of the field; without one, an empty square that is struck out. */
export const swatch = component({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: '4px',
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-empty]': {
      background: `linear-gradient(to top right, transparent 47%, ${vars.color.controlLine} 47% 53%, transparent 53%)`,
    },
  },
});

export const picker = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  inlineSize: 'min(15rem, 80vw)',
});
/** A thumb at an edge stays inside the popover. */
export const area = component({ inlineSize: '100%', blockSize: '10rem', borderRadius: vars.radius.sm });
export const hue = component({
  inlineSize: '100%',
  blockSize: vars.size.target,
  borderRadius: vars.radius.sm,
});

/** White within black: one of the two contrasts with any color below. */
export const thumb = component({
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  border: '2px solid white',
  borderRadius: vars.radius.full,
  boxShadow: '0 0 0 1px black, inset 0 0 0 1px black',
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-focus-visible]': { boxShadow: '0 0 0 1px black, 0 0 0 3px white, 0 0 0 5px black, inset 0 0 0 1px black' },
    [`${hue} &`]: { insetBlockStart: '50%' },
  },
});

export const now = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontSize: vars.fontSize.sm,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});
