import { testedFirst } from '../../shared/testedFirst.ts';
import { sides } from '../../shared/pattern.ts';
import { vars } from '@isopter/ui/vars';

/** The minimum width of a panel beside others in pixels, so that labels and caps do not wrap. */
const LEAST = 300;

/** The left eye is on the left in every language. */
export const panels = sides({
  display: 'grid',
  gap: vars.space[3],
  flex: '1 0 auto',
  minBlockSize: 0,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${LEAST}px), 1fr))`,
});
/** Below this width panels are below each other. */
testedFirst(panels, `(max-width: ${2 * LEAST}px)`);

/** Eyes that are not examined take one line each. */
export const slim = sides({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  flex: 'none',
  ':empty': { display: 'none' },
});
