import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

export const keys = component({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space[1],
  fontSize: vars.fontSize.xs,
  color: vars.color.ink2,
  // keys are in the order of the keyboard, in any writing direction
  direction: 'ltr',
});

export const key = component({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 22,
  minBlockSize: 22,
  paddingInline: 5,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: 4,
  background: vars.color.sunken,
  fontFamily: vars.font.body,
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1,
});
