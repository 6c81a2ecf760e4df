import { pattern } from '../../shared/pattern.ts';
import { theme } from '../../shared/theme.ts';

/** Two panels side by side need this much. */
const SIDE_BY_SIDE = '(min-width: 560px)';

/** The left eye stands on the left in every language. */
export const panels = pattern({
  direction: 'ltr',
  display: 'grid',
  gap: theme('space-3'),
  flex: '1 0 auto',
  minBlockSize: 0,
  '@container': {
    [SIDE_BY_SIDE]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});
/** Eyes that are not examined need a line each. */
export const slim = pattern({
  direction: 'ltr',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: theme('space-3'),
  flex: 'none',
  ':empty': { display: 'none' },
});
