import { vars } from '@isopter/ui/theme';
import { style } from '@vanilla-extract/css';

export const screen = style({
  display: 'grid',
  gap: vars.space[5],
  maxInlineSize: '44rem',
  marginInline: 'auto',
  padding: vars.space[6],
});

export const card = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  padding: vars.space[4],
});

export const fact = style({ margin: 0, color: vars.color.ink2, overflowWrap: 'anywhere' });
