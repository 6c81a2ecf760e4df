import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

/** The matched text, emphasized by weight and a line, not by color. */
export const match = component({
  background: 'none',
  color: 'inherit',
  fontWeight: vars.fontWeight.strong,
  textDecoration: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.2em',
});

export const failed = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.criticalText,
  fontSize: vars.fontSize.sm,
});

export const retry = component({
  color: vars.color.accentText,
  fontWeight: vars.fontWeight.strong,
  textDecoration: 'underline',
});
