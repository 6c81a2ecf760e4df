import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const panel = screen({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[8],
  paddingBlock: vars.space[5],
  // the dialog keeps its place from tab to tab
  minBlockSize: 'min(36rem, 60vh)',
});

export const section = screen({
  display: 'grid',
  gap: vars.space[4],
  border: 'none',
  padding: 0,
  margin: 0,
  minInlineSize: 0,
});

export const legend = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: 0,
  paddingBlockEnd: vars.space[3],
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.strong,
  color: vars.color.ink1,
});
