import { vars } from '@isopter/ui/theme';
import { style } from '@vanilla-extract/css';

export const view = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  padding: `${vars.space[6]} 28px`,
  '@media': { '(width < 720px)': { padding: `${vars.space[4]} ${vars.space[3]}` } },
});
