import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

export const logo = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minInlineSize: 0,
  fontFamily: vars.font.body,
  fontSize: '1.125rem',
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1,
  color: vars.color.ink1,
});

export const mark = component({ display: 'inline-flex', flexShrink: 0, color: vars.color.accent });
