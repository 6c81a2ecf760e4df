import { vars } from '../theme/vars.ts';
import { pattern } from '../theme/styles.ts';

export const swatch = pattern({
  blockSize: 72,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.sm,
  forcedColorAdjust: 'none',
});
export const grounds = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const ground = pattern({
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  minInlineSize: '4.25rem',
  padding: vars.space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.sm,
});
export const dot = pattern({ inlineSize: 14, blockSize: 14, borderRadius: vars.radius.full, marginBlock: 4 });
export const sample = pattern({ fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.medium, lineHeight: 1.4 });
export const seen = pattern({
  display: 'inline-block',
  inlineSize: '2.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.sm,
  forcedColorAdjust: 'none',
});
