import { vars } from '../theme/vars.ts';
import { pattern } from '../theme/styles.ts';

export const screen = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  justifyItems: 'center',
  gap: vars.space[6],
  minBlockSize: '100dvh',
  padding: vars.space[4],
  background: vars.color.canvas,
  fontFamily: vars.font.body,
});

export const main = pattern({
  alignSelf: 'center',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[6],
  inlineSize: '100%',
  maxInlineSize: 400,
});

export const card = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  inlineSize: '100%',
  padding: `min(${vars.space[8]}, 8%)`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  '@media': { '(width < 480px)': { padding: vars.space[5] } },
});

export const title = pattern({ fontSize: vars.fontSize.xl, overflowWrap: 'break-word' });

export const footer = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: vars.fontSize.sm,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});
