import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

/** Date and time side by side where there is room. */
export const when = screen({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  alignItems: 'start',
});

export const state = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
  vars: { [vars.size.icon]: '1rem' },
  selectors: {
    '&[data-state="late"], &[data-state="missed"]': {
      color: vars.color.cautionText,
      fontWeight: vars.fontWeight.strong,
    },
    '&[data-state="waiting"]': { color: vars.color.ink1, fontWeight: vars.fontWeight.strong },
    '&[data-state="planned"], &[data-state="in_progress"], &[data-state="done"]': { color: vars.color.ink2 },
  },
});

export const actions = screen({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });
