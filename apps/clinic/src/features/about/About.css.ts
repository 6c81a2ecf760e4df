import { screen as inApp } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const screen = inApp({
  display: 'grid',
  gap: vars.space[5],
  maxInlineSize: '44rem',
  marginInline: 'auto',
  padding: vars.space[6],
});

export const card = inApp({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  padding: vars.space[4],
});

export const fact = inApp({ margin: 0, color: vars.color.ink2, overflowWrap: 'anywhere' });
