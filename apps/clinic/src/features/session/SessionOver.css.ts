import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

/** What happened and what follows, set apart from what to do about it. */
export const explanation = screen({
  display: 'grid',
  gap: vars.space[2],
  marginBlockEnd: vars.space[5],
});

export const reason = screen({ fontWeight: vars.fontWeight.medium, color: vars.color.ink1 });
