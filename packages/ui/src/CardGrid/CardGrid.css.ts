import { createVar } from '@vanilla-extract/css';
import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

/** Narrowest a card gets. */
export const least = createVar();

/** Room for the focus ring of a card in a strip, which is cut off otherwise. */
const RING = 4;

export const grid = component({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`,
  gap: vars.space[3],
  minInlineSize: 0,
});

/** On a phone one line, where the beginning of the next card shows that there is more. */
export const strip = component({
  '@media': {
    '(width < 720px)': {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(min(17rem, 85%), 1fr)',
      flexShrink: 0,
      overflowX: 'auto',
      scrollSnapType: 'inline proximity',
      scrollPaddingInline: RING,
      margin: -RING,
      padding: RING,
    },
  },
});
