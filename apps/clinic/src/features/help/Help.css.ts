import { screen as inApp } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const screen = inApp({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[5],
  maxInlineSize: '76rem',
  marginInline: 'auto',
  padding: vars.space[6],
  '@media': { 'screen and (max-width: 40rem)': { padding: vars.space[4] } },
});

export const manuals = inApp({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

export const heading = inApp({ margin: 0, fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.strong });

export const hint = inApp({ margin: 0, color: vars.color.ink2 });

export const buttons = inApp({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
