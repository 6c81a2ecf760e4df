import { createVar } from '@vanilla-extract/css';
import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

/** Narrowest a card gets. */
export const least = createVar();

export const grid = component({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`,
  gap: vars.space[3],
  minInlineSize: 0,
});
