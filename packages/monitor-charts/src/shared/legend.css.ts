import { vars } from '@isopter/ui/vars';
import { pattern } from './pattern.ts';

export const legend = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.fontSize.xs,
  color: vars.color.ink2,
});
/** Below the drawings of a monitor, also if they are reordered. */
export const below = pattern({ order: 2 });
export const entry = pattern({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
export const symbol = pattern({ flex: 'none' });
