import { testedFirst } from '../shared/testedFirst.ts';
import { pattern, sides } from '../shared/pattern.ts';
import { vars } from '@isopter/ui/vars';

/** The minimum width for two eyes side by side. */
const SIDE_BY_SIDE = '(min-width: 32.5rem)';
const BELOW = '(max-width: 32.49rem)';

/** The left eye is on the left in every language. */
export const eyes = sides({
  display: 'grid',
  gap: vars.space[3],
  flex: '1 1 0',
  gridAutoRows: 'minmax(260px, 1fr)',
  '@container': {
    [SIDE_BY_SIDE]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

testedFirst(eyes, BELOW);

export const header = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: 30,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
});
export const name = pattern({ margin: 0, fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.strong });
testedFirst(eyes, BELOW);

export const headerEnd = pattern({ marginInlineStart: 'auto' });

export const body = pattern({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  flex: 1,
  padding: vars.space[4],
  textAlign: 'center',
});
export const status = pattern({
  margin: 0,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.medium,
});
export const note = pattern({ margin: 0, maxInlineSize: '44ch', color: vars.color.ink2 });
