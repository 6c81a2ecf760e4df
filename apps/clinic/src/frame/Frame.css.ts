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

/** A round button as large as the picture in it. */
export const userButton = style({
  display: 'inline-flex',
  vars: { [vars.size.control]: '2.375rem' },
});

export const notice = style({ padding: `${vars.space[3]} ${vars.space[6]} 0` });

/** Notice and screen share the height of the main area; the screen takes what is left. */
export const screen = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100%' });
