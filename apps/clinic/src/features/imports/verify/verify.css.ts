import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const row = screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], alignItems: 'center' });

/** Large enough to read while typing; dark on white in every theme, like the report itself. */
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

/** Wide content scrolls within its box: a field has up to ten columns. */
export const scroll = screen({ overflowX: 'auto', maxInlineSize: '100%' });

export const beside = screen({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  alignItems: 'start',
});

export const grid = screen({
  display: 'grid',
  gridAutoColumns: 'minmax(2.5rem, 1fr)',
  gap: vars.space[1],
  inlineSize: 'max-content',
  minInlineSize: 'min(100%, 28rem)',
  padding: vars.space[1],
});

export const unsure = screen({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2.5rem',
  minBlockSize: '2.5rem',
  color: vars.color.ink2,
});

export const wrong = screen({ margin: 0, paddingInlineStart: vars.space[5], color: vars.color.criticalText });

export const page = screen({
  inlineSize: '100%',
  background: 'white',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.sm,
});

export const facts = screen({ borderCollapse: 'collapse', textAlign: 'start' });

export const fact = screen({
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[4],
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const caption = screen({ textAlign: 'start', fontWeight: 'bold' });

export const sourceFacts = screen({ display: 'grid', gap: vars.space[1], margin: 0 });

export const checks = screen({ margin: 0, paddingInlineStart: vars.space[5] });

export const history = screen({ margin: 0, paddingInlineStart: vars.space[5] });
