import { screen as inApp } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const screen = inApp({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minBlockSize: '100%',
  padding: vars.space[6],
  '@media': { '(width < 480px)': { padding: vars.space[4] } },
});

export const column = inApp({ display: 'grid', gap: vars.space[5], inlineSize: '100%', maxInlineSize: '34rem' });

export const title = inApp({ fontSize: vars.fontSize.xxl, lineHeight: 1.2, overflowWrap: 'break-word' });

export const lead = inApp({ margin: 0, color: vars.color.ink2, fontSize: vars.fontSize.lg });

export const since = inApp({ color: vars.color.ink2 });
