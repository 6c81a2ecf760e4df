import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

/** Without an instruction it takes no room, not even the gap of its neighbors. */
export const empty = screen({ position: 'absolute' });

export const spoken = screen({
  margin: 0,
  color: vars.color.ink1,
  fontSize: vars.fontSize.lg,
  overflowWrap: 'break-word',
});

export const translation = screen({ margin: 0, color: vars.color.ink2, fontSize: vars.fontSize.md });
