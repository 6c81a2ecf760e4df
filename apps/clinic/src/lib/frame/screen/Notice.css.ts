import { vars } from '@isopter/ui/theme';
import { style } from '@vanilla-extract/css';

/** The middle of whatever room a screen has. */
export const centred = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '70vh',
  padding: vars.space[6],
});

/** The room a screen will take, with its margins. */
export const room = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minBlockSize: '70vh',
  padding: vars.space[6],
});
