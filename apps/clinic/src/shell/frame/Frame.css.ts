import { vars } from '@isopter/ui/theme';
import { style } from '@vanilla-extract/css';

export const officeGroup = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.ink2,
});

/** In line with the screen below it. */
export const notice = style({
  paddingBlockStart: vars.space[3],
  paddingInline: 28,
  '@media': { '(width < 720px)': { paddingInline: vars.space[3] } },
});
