import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

/** Title, whether all is as usual, and what is set. */
export const line = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minInlineSize: 0,
});

export const said = screen({
  flexBasis: '100%',
  color: vars.color.ink2,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
});

/** As many columns of options as fit. */
export const options = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});
