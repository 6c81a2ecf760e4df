import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

/** One or two do not grow as wide as the screen. */
export const offers = screen({ selectors: { '&[data-few]': { maxInlineSize: '48rem' } } });

export const offer = screen({ display: 'flex', flexDirection: 'column', gap: vars.space[1], blockSize: '100%' });

/** What can be done with it, at the foot of each card. */
export const ways = screen({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[2],
});
