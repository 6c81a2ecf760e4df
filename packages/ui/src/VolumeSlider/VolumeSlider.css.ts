import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

export const volume = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
});
