import { spaces } from '../theme/spaces.ts';
import { componentRecipe } from '../theme/styles.ts';

export const stack = componentRecipe({
  base: { display: 'flex', minInlineSize: 0, margin: 0, padding: 0, listStyle: 'none' },
  variants: {
    direction: {
      column: { flexDirection: 'column' },
      row: { flexDirection: 'row', flexWrap: 'wrap' },
    },
    gap: spaces((gap) => ({ gap })),
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
      stretch: { alignItems: 'stretch' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
  },
});
