import { screen as inApp } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const screen = inApp({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  justifyItems: 'center',
  gap: vars.space[6],
  minBlockSize: '100%',
  padding: vars.space[6],
  '@media': { '(width < 480px)': { padding: vars.space[4] } },
});

export const step = inApp({
  alignSelf: 'center',
  display: 'grid',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: '32rem',
});

export const title = inApp({ fontSize: vars.fontSize.xxl, lineHeight: 1.2, overflowWrap: 'break-word' });

export const lead = inApp({ margin: 0, color: vars.color.ink2, fontSize: vars.fontSize.lg });

export const choices = inApp({ display: 'grid', gap: vars.space[3] });

export const device = inApp({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});
