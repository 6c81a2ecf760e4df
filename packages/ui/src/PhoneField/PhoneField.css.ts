import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

export const country = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  inlineSize: 'auto',
  paddingInlineStart: vars.space[3],
  paddingInlineEnd: vars.space[2],
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

/** A number reads from left to right in every script, aligned to the start of the line. */
export const number = component({ selectors: { '[dir="rtl"] &': { textAlign: 'end' } } });

export const name = component({ flex: 1, minInlineSize: 0 });

export const code = component({
  color: vars.color.ink2,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
