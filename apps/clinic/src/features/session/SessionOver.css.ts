import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

/** The explanation, set apart from the actions. */
export const explanation = screen({
  display: 'grid',
  gap: vars.space[2],
  marginBlockEnd: vars.space[5],
});

export const reason = screen({ fontWeight: vars.fontWeight.medium, color: vars.color.ink1 });
