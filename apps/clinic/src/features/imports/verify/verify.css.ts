import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const row = screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], alignItems: 'center' });

/** As large as can be read from where one types; dark on white in every theme, as in the report it is cut out of. */
export const picture = screen({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[2],
  flex: '0 1 14rem',
  minInlineSize: 0,
  minBlockSize: '7rem',
  padding: vars.space[2],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.sm,
  selectors: {
    '&:has(img)': { background: 'white', forcedColorAdjust: 'none' },
  },
});

export const image = screen({ blockSize: '6rem', inlineSize: '100%', objectFit: 'contain' });

export const words = screen({ margin: 0, color: vars.color.ink2, fontSize: vars.fontSize.sm });

export const field = screen({ flex: '1 1 12rem', minInlineSize: 0 });

/** The name of a file has no places to break at. */
export const name = screen({ minInlineSize: 0, overflowWrap: 'anywhere' });
