import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

/** A target as large as a finger needs, around the drawn box. */
export const box = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});
