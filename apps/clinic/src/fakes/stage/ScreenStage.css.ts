import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

/** A whole window. */
export const stage = screen({
  blockSize: '100dvh',
  overflow: 'auto',
  background: vars.color.canvas,
  color: vars.color.ink1,
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.md,
});
