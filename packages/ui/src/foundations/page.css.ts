import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/vars.ts';
import { layers } from '../theme/layers.css.ts';
import { pattern } from '../theme/styles.ts';

export const page = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  maxInlineSize: '64rem',
  marginInline: 'auto',
  paddingBlock: vars.space[6],
  fontSize: vars.fontSize.lg,
  color: vars.color.ink1,
});

export const head = pattern({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const lead = pattern({ maxInlineSize: '40rem', fontSize: '1.125rem', color: vars.color.ink2 });

export const section = pattern({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
export const about = pattern({ maxInlineSize: '44rem', color: vars.color.ink2 });
globalStyle(`${about} code`, {
  '@layer': { [layers.patterns]: { fontSize: '0.9em', color: vars.color.ink1 } },
});

export const grid = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: vars.space[4],
});
export const narrowGrid = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  gap: vars.space[3],
});
export const line = pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] });
export const stack = pattern({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minInlineSize: 0 });

export const card = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minInlineSize: 0,
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  fontSize: vars.fontSize.md,
});

export const name = pattern({ fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.strong });
export const quiet = pattern({ fontSize: vars.fontSize.xs, color: vars.color.ink3, overflowWrap: 'anywhere' });
export const list = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[5],
  maxInlineSize: '44rem',
  fontSize: vars.fontSize.md,
});

/** A table wider than a phone scrolls separately from the page. */
export const scroller = pattern({ overflowX: 'auto', borderRadius: vars.radius.md, outlineOffset: 2 });
export const table = pattern({ inlineSize: '100%', fontSize: vars.fontSize.md, background: vars.color.surface });
globalStyle(`${table} :is(th, td)`, {
  '@layer': {
    [layers.patterns]: {
      padding: `${vars.space[2]} ${vars.space[3]}`,
      borderBlockEnd: `1px solid ${vars.color.line}`,
      textAlign: 'start',
      verticalAlign: 'middle',
    },
  },
});
globalStyle(`${table} thead th`, {
  '@layer': { [layers.patterns]: { fontSize: vars.fontSize.xs, color: vars.color.ink3, verticalAlign: 'bottom' } },
});

export const code = pattern({
  margin: 0,
  padding: vars.space[4],
  overflowX: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  fontSize: vars.fontSize.sm,
  lineHeight: 1.6,
});
