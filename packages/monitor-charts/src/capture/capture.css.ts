import { pattern, sides } from '../shared/pattern.ts';
import { theme } from '../shared/theme.ts';

/** Two eyes side by side need this much. */
const SIDE_BY_SIDE = '(min-width: 520px)';

/** The left eye stands on the left in every language. */
export const eyes = sides({
  display: 'grid',
  gap: theme('space-3'),
  flex: '1 1 0',
  gridAutoRows: 'minmax(260px, 1fr)',
  '@container': {
    [SIDE_BY_SIDE]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

export const header = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: theme('space-2'),
  minBlockSize: 30,
  paddingBlock: theme('space-2'),
  paddingInline: theme('space-3'),
});
export const name = pattern({ margin: 0, fontSize: theme('font-size-md'), fontWeight: theme('font-weight-strong') });
export const headerEnd = pattern({ marginInlineStart: 'auto' });

export const body = pattern({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme('space-4'),
  flex: 1,
  padding: theme('space-4'),
  textAlign: 'center',
});
export const status = pattern({
  margin: 0,
  fontSize: theme('font-size-lg'),
  fontWeight: theme('font-weight-medium'),
});
export const note = pattern({ margin: 0, maxInlineSize: '44ch', color: theme('color-ink2') });
