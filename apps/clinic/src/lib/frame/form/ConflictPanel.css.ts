import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const panel = screen({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  scrollMarginBlock: vars.space[6],
});

export const version = screen({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const whose = screen({ fontSize: vars.fontSize.sm, color: vars.color.ink2 });
export const value = screen({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const title = screen({
  margin: 0,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.strong,
  color: vars.color.ink1,
});
