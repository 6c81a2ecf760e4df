import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

export const missing = component({ display: 'inline-flex', verticalAlign: 'middle', color: vars.color.caution });
