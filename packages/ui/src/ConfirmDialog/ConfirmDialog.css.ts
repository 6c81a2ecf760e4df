import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

export const extra = component({
  marginBlockStart: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius.sm,
  background: vars.color.sunken,
  fontSize: vars.fontSize.sm,
  color: vars.color.ink1,
});
