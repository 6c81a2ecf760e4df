import { screen } from '@isopter/ui/styles';
import { keyframes } from '@vanilla-extract/css';
import { vars } from '@isopter/ui/theme';

const turn = keyframes({ to: { rotate: '1turn' } });

export const mark = screen({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
  fontWeight: vars.fontWeight.medium,
  color: vars.color.ink2,
  selectors: {
    '&[data-step="success"]': { color: vars.color.positiveText },
    '&[data-step="failure"]': { color: vars.color.criticalText },
  },
});

/** Centred on the first line of the words. */
export const icon = screen({
  display: 'inline-flex',
  flex: 'none',
  alignSelf: 'flex-start',
  alignItems: 'center',
  blockSize: '1lh',
  selectors: { '[data-step="pending"] > &': { color: vars.color.ink3 } },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '[data-step="pending"] > &': { animation: `${turn} 1.6s linear infinite` } },
    },
  },
});

export const words = screen({ display: 'grid', justifyItems: 'start', minInlineSize: 0, overflowWrap: 'anywhere' });

/** The error, below the state. */
export const detail = screen({
  color: vars.color.ink2,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
});
