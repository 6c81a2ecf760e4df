import { screen as inApp } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const screen = inApp({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[5],
  // only a wide table scrolls, not the screen
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: vars.space[6],
  '@media': { 'screen and (max-width: 40rem)': { padding: vars.space[4] } },
});

export const actions = inApp({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

/** A label and its value stay close enough to be read as one line. */
export const scopes = inApp({ display: 'grid', gap: vars.space[3], maxInlineSize: '52rem' });

export const section = inApp({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
