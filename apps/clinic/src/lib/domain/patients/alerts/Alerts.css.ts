import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

/** The list of alerts, which takes a full row of the patient banner. */
export const alerts = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flexBasis: '100%',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const alert = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  minInlineSize: 0,
});

/** The icon and the words of a badge. */
export const words = screen({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  vars: { [vars.size.icon]: '0.875rem' },
});

export const failed = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flexBasis: '100%',
  gap: vars.space[2],
  color: vars.color.cautionText,
  fontSize: vars.fontSize.sm,
});
