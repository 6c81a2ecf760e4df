import { sides } from '../../shared/pattern.ts';
import { vars } from '@isopter/ui/vars';

/** A panel is no narrower beside others: labels and caps keep their lines. */
const LEAST = 300;

/** The left eye stands on the left in every language. */
export const panels = sides({
  display: 'grid',
  gap: vars.space[3],
  flex: '1 0 auto',
  minBlockSize: 0,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${LEAST}px), 1fr))`,
});
/** Eyes that are not examined need a line each. */
export const slim = sides({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  flex: 'none',
  ':empty': { display: 'none' },
});
