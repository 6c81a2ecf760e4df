import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const changed = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
});
