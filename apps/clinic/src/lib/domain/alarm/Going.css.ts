import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

/** Above a link that covers what it stands in. */
export const going = screen({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: vars.space[1],
});
