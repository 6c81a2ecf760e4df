import { screen as inApp } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const videos = inApp({ display: 'grid', gap: vars.space[4], paddingBlock: vars.space[4] });

export const hint = inApp({ margin: 0, color: vars.color.ink2 });

export const choices = inApp({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const player = inApp({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });

export const title = inApp({ margin: 0, fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.strong });

export const picture = inApp({
  minInlineSize: 0,
  // as high as a monitor with its header; on a phone the parts set their own heights
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(46rem, auto)',
  padding: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  '@media': { 'screen and (max-width: 48rem)': { gridTemplateRows: 'auto', padding: vars.space[2] } },
});

export const caption = inApp({
  margin: 0,
  // the picture stays where it is while captions of one line and of two follow each other
  minBlockSize: '4.5em',
  padding: vars.space[3],
  lineHeight: 1.5,
  fontSize: vars.fontSize.md,
  color: vars.color.ink1,
  background: vars.color.sunken,
  borderRadius: vars.radius.md,
});

export const controls = inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });

export const speed = inApp({ flex: 'none' });

export const position = inApp({ flex: '1 1 14rem', minInlineSize: 0 });

export const subtitle = inApp({ margin: 0, fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.strong });

export const transcript = inApp({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  paddingBlockStart: vars.space[2],
  listStyle: 'none',
});

export const line = inApp({
  display: 'grid',
  gridTemplateColumns: 'minmax(4.5rem, max-content) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[2],
  padding: vars.space[1],
  borderRadius: vars.radius.md,
  color: vars.color.ink2,
  lineHeight: 1.5,
  selectors: { '&[aria-current]': { color: vars.color.ink1, background: vars.color.accentSoft } },
});
