import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const fields = screen({ display: 'flex', flexDirection: 'column', gap: vars.space[8] });

export const section = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  border: 'none',
  padding: 0,
  margin: 0,
  minInlineSize: 0,
});

export const heading = screen({
  padding: 0,
  paddingBlockEnd: vars.space[4],
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.strong,
  color: vars.color.ink1,
});

export const setting = screen({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.md,
  color: vars.color.ink1,
});

export const settingLabel = screen({ color: vars.color.ink2 });

/** Beside Done: what it starts. */
export const starts = screen({
  margin: 0,
  color: vars.color.ink1,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.strong,
});

export const by = screen({ margin: 0, color: vars.color.ink2 });

export const stillMissing = screen({ margin: 0, color: vars.color.ink2 });
