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

export const notice = style({ padding: `${vars.space[3]} ${vars.space[6]} 0` });
