import { screen as inApp } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const screen = inApp({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  padding: vars.space[6],
  // only a wide table scrolls, not the screen
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { 'screen and (max-width: 40rem)': { padding: vars.space[4] } },
});
