import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const bar = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
});

export const fields = screen({
  display: 'grid',
  // a single field is no wider than one of several
  gridTemplateColumns: `repeat(auto-fill, minmax(min(15.5rem, 100%), 1fr))`,
  gap: vars.space[4],
  alignItems: 'start',
});

/** Below what is set, over the whole width. */
export const panelPlace = screen({
  flexBasis: '100%',
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
});

/** The switch takes a whole line. */
export const switchPlace = screen({ flex: 'none', maxInlineSize: '100%' });
