import { component } from '../theme/styles.ts';
import { vars } from '../theme/vars.ts';

export const readings = component({ marginBlockStart: vars.space[2] });
