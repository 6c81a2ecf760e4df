import { componentRecipe } from '../theme/styles.ts';
import { vars } from '../theme/vars.ts';

export const heading = componentRecipe({
  base: {
    margin: 0,
    color: vars.color.ink1,
    fontFamily: vars.font.body,
    fontWeight: vars.fontWeight.strong,
    lineHeight: vars.lineHeight.tight,
    textWrap: 'balance',
    overflowWrap: 'break-word',
  },
  variants: {
    size: {
      md: { fontSize: vars.fontSize.md },
      lg: { fontSize: vars.fontSize.lg },
      xl: { fontSize: vars.fontSize.xl },
      xxl: { fontSize: vars.fontSize.xxl },
    },
  },
});
