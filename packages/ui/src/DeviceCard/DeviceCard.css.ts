import { vars } from '../theme/vars.ts';
import { pattern, patternRecipe } from '../theme/styles.ts';

/** Around what the card says: less on a phone, where a list waits below. */
export const room = pattern({
  padding: vars.space[4],
  '@media': { '(width < 720px)': { padding: vars.space[3] } },
});

export const line = pattern({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  fontSize: vars.fontSize.sm,
  color: vars.color.ink2,
});

export const name = pattern({ flex: '1 1 6em', minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = patternRecipe({
  base: { fontSize: '0.9375rem', lineHeight: 1.55 },
  variants: {
    isFree: {
      true: { color: vars.color.ink3 },
      false: { color: vars.color.ink1, fontWeight: vars.fontWeight.strong },
    },
  },
});

export const detail = pattern({ fontSize: vars.fontSize.sm, color: vars.color.ink2, marginBlockEnd: vars.space[2] });

export const progress = pattern({ marginBlockStart: 'auto' });

/** Covers the card, so that all of it can be pressed. */
export const link = pattern({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.md },
    '&[data-hovered]::after': { boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}` },
    '&[data-focus-visible]::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
