import { createVar } from '@vanilla-extract/css';
import { spaces } from '../theme/spaces.ts';
import { componentRecipe } from '../theme/styles.ts';

/** The most columns, and the least width of one. */
export const columns = createVar();
export const least = createVar();

const gapVar = createVar();

/** The width of a column if all columns fit; the row wraps if that is less than `least`. */
const share = `calc((100% - (${columns} - 1) * ${gapVar}) / ${columns})`;

export const grid = componentRecipe({
  base: {
    display: 'grid',
    minInlineSize: 0,
    gap: gapVar,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${least}, ${share})), 1fr))`,
  },
  variants: {
    gap: spaces((gap) => ({ vars: { [gapVar]: gap } })),
    align: {
      start: { alignItems: 'start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'end' },
      stretch: { alignItems: 'stretch' },
    },
  },
  defaultVariants: { gap: 4, align: 'stretch' },
});
