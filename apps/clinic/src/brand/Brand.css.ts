import { vars } from '@isopter/ui';
import { style } from '@vanilla-extract/css';

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: '1.125rem',
  fontWeight: vars.fontWeight.strong,
  color: vars.color.ink1,
});

export const mark = style({ display: 'inline-flex', color: vars.color.accent });
