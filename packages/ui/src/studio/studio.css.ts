import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/vars.ts';
import { layers } from '../theme/layers.css.ts';
import { pattern } from '../theme/styles.ts';

export const studio = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': { '(max-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const head = pattern({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
});
export const panel = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  minInlineSize: 0,
  padding: vars.space[5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
});
export const stack = pattern({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 });
export const line = pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const title = pattern({ fontSize: vars.fontSize.lg });
export const quiet = pattern({ fontSize: vars.fontSize.xs, color: vars.color.ink3, overflowWrap: 'anywhere' });

export const logo = pattern({ maxInlineSize: '100%', blockSize: 32, objectFit: 'contain' });

/** The frame of a preview of a screen. */
export const stage = pattern({
  minInlineSize: 0,
  maxBlockSize: '48rem',
  overflow: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.canvas,
  padding: vars.space[5],
});
/** A screen as wide as on a desktop, smaller than it is there. */
export const desktop = pattern([stage, { padding: 0, zoom: 0.62, maxBlockSize: '77rem' }]);

export const examples = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
  gap: vars.space[4],
});
export const example = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minInlineSize: 0,
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  overflow: 'auto',
});

export const visions = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  gap: vars.space[4],
});
export const vision = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.canvas,
});

export const problems = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const problem = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const message = pattern({ flex: '1 1 20rem', minInlineSize: 0, overflowWrap: 'anywhere' });
export const table = pattern({ inlineSize: '100%' });
globalStyle(`${table} :is(th, td)`, {
  '@layer': {
    [layers.patterns]: {
      padding: `${vars.space[1]} ${vars.space[2]}`,
      borderBlockEnd: `1px solid ${vars.color.line}`,
      textAlign: 'start',
    },
  },
});
export const file = pattern({
  margin: 0,
  padding: vars.space[4],
  maxBlockSize: 320,
  overflow: 'auto',
  borderRadius: vars.radius.sm,
  background: vars.color.sunken,
  fontSize: vars.fontSize.xs,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
