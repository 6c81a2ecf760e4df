import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const banner = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[5],
  rowGap: vars.space[1],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  // the reading edge is marked, so that the banner is found before it is read
  borderInlineStart: `3px solid ${vars.color.accent}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
});

export const name = screen({ fontWeight: vars.fontWeight.strong, fontSize: vars.fontSize.lg, color: vars.color.ink1 });

export const facts = screen({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  rowGap: vars.space[1],
  margin: 0,
});

export const fact = screen({ display: 'flex', gap: vars.space[2], alignItems: 'baseline' });

export const label = screen({ color: vars.color.ink2, fontSize: vars.fontSize.sm });

export const value = screen({ margin: 0, color: vars.color.ink1 });

export const notStated = screen({ margin: 0, color: vars.color.ink2 });
