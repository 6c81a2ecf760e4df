import { testedFirst } from '../../shared/testedFirst.ts';
import { pattern, sides } from '../../shared/pattern.ts';
import { vars } from '@isopter/ui/vars';

/** The minimum width for two timers side by side. */
const SIDE_BY_SIDE = '(min-width: 35rem)';
const BELOW = '(max-width: 34.99rem)';

/** The left eye is on the left in every language. */
export const timers = sides({
  display: 'grid',
  gap: vars.space[3],
  '@container': { [SIDE_BY_SIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
testedFirst(timers, BELOW);

export const timer = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: 56,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
});
export const eyeName = pattern({ margin: 0, fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.strong });
export const period = pattern({ color: vars.color.ink2, minInlineSize: 0 });
export const timerEnd = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
});

/** The relative afferent defect, below the eyes. */
export const finding = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  margin: 0,
  paddingInline: vars.space[3],
});
export const findingText = pattern({ margin: 0, minInlineSize: 0, fontVariantNumeric: 'tabular-nums' });

export const chart = pattern({ display: 'grid', flex: '1 1 0', minBlockSize: 320 });
/** The legend below the time line. */
export const legend = pattern({ paddingInline: vars.space[3], paddingBlockEnd: vars.space[3] });
export const header = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
});
