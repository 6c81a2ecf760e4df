import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const list = screen({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });

export const row = screen({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minInlineSize: 0,
});
