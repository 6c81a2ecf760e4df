import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const page = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minBlockSize: '100dvh',
  padding: vars.space[3],
  paddingBlockEnd: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  boxSizing: 'border-box',
  background: vars.color.canvas,
});
export const head = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const title = screen({
  margin: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.strong,
});
/** The picture gives way to larger text: the buttons stay on the screen. */
export const finder = screen({
  position: 'relative',
  flex: '1 1 12rem',
  minBlockSize: '10rem',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: 'black',
});
export const video = screen({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});
export const controls = screen({ display: 'grid', gap: vars.space[2] });
export const status = screen({ margin: 0, minBlockSize: '1.5em', textAlign: 'center', color: vars.color.ink2 });
export const code = screen({
  display: 'block',
  textAlign: 'center',
  fontSize: vars.fontSize.xl,
  letterSpacing: '0.1em',
});
