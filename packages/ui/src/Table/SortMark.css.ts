import { vars } from '../theme/vars.ts';
import { componentRecipe } from '../theme/styles.ts';

export const sortIcon = componentRecipe({
  base: { display: 'inline-flex', flexShrink: 0, vars: { [vars.size.icon]: '1.12em' } },
  variants: { isSorted: { true: {}, false: { opacity: 0.6 } } },
});
