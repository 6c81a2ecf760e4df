import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[5],
  minInlineSize: 0,
  margin: 0,
  breakInside: 'avoid',
});

/** Dark on white in every theme, on every screen and on paper: cameras are not all able to read it otherwise. */
export const picture = component({
  flex: 'none',
  inlineSize: '256px',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.sm,
  background: 'white',
  fill: 'black',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

export const words = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[2],
  flex: '1 1 10rem',
  minInlineSize: 0,
});

export const label = component({ color: vars.color.ink2, fontSize: vars.fontSize.sm, overflowWrap: 'anywhere' });

export const code = component({
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const actions = component({ '@media': { print: { display: 'none' } } });

export const message = component({ minBlockSize: '1.45em', color: vars.color.ink2, fontSize: vars.fontSize.xs });
