import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

export const entry = component({ display: 'flex', alignSelf: 'stretch', flex: 1, minInlineSize: 0 });

/** The parts of the time, in their order in every writing direction. */
export const segments = component({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  alignSelf: 'stretch',
  minInlineSize: 0,
  paddingInline: `calc(${vars.space[3]} - 2px)`,
  outline: 'none',
  whiteSpace: 'nowrap',
  cursor: 'text',
});

export const segment = component({
  // large enough for a finger beside the next one
  minInlineSize: 24,
  paddingBlock: '2px',
  paddingInline: '2px',
  // align a single digit with its colon
  textAlign: 'end',
  borderRadius: vars.radius.sm,
  outline: 'none',
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  caretColor: 'transparent',
  selectors: {
    '&[data-type="literal"]': { minInlineSize: 0, paddingInline: 0 },
    '&[data-placeholder]': { color: vars.color.ink3 },
    '&[data-focused]': { background: vars.color.accent, color: vars.color.onAccent },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
