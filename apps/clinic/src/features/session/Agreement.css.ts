import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

/** Read before it is accepted: numbered, and apart from each other. */
export const clauses = screen({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  paddingInlineStart: vars.space[5],
  listStyle: 'decimal',
});
