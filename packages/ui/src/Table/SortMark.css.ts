import { componentRecipe } from '../theme/styles.ts';

export const sortIcon = componentRecipe({
  base: { display: 'inline-flex', flexShrink: 0, inlineSize: 14, blockSize: 14 },
  variants: { isSorted: { true: {}, false: { opacity: 0.6 } } },
});
