import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const heading = screen({
  margin: 0,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.strong,
  color: vars.color.ink1,
});
