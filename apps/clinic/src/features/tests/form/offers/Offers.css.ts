import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

/** One or two do not grow as wide as the screen. */
export const offers = screen({ selectors: { '&[data-few]': { maxInlineSize: '48rem' } } });

export const offer = screen({ display: 'flex', flexDirection: 'column', gap: vars.space[1], blockSize: '100%' });

export const top = screen({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[2],
});

/** The drawing beside the words, or above them where they need the room. */
export const test = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minInlineSize: 0,
});

/** Its place is kept while it loads; it is not mirrored. */
export const drawing = screen({ blockSize: 52, direction: 'ltr', flex: 'none' });

/** The actions at the foot of each card. */
export const ways = screen({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[2],
});
