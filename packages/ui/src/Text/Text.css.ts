import { componentRecipe } from '../theme/styles.ts';
import { vars } from '../theme/vars.ts';

export const text = componentRecipe({
  base: { margin: 0, overflowWrap: 'break-word' },
  variants: {
    size: {
      xs: { fontSize: vars.fontSize.xs },
      sm: { fontSize: vars.fontSize.sm },
      md: { fontSize: vars.fontSize.md },
      lg: { fontSize: vars.fontSize.lg },
    },
    tone: {
      primary: { color: vars.color.ink1 },
      secondary: { color: vars.color.ink2 },
      quiet: { color: vars.color.ink3 },
      positive: { color: vars.color.positiveText },
      caution: { color: vars.color.cautionText },
      critical: { color: vars.color.criticalText },
    },
    weight: {
      regular: { fontWeight: vars.fontWeight.regular },
      medium: { fontWeight: vars.fontWeight.medium },
      strong: { fontWeight: vars.fontWeight.strong },
    },
    font: {
      body: { fontFamily: vars.font.body },
      mono: { fontFamily: vars.font.mono, fontVariantNumeric: 'tabular-nums' },
    },
    as: {
      p: { lineHeight: vars.lineHeight.normal, textWrap: 'pretty' },
      span: {},
    },
  },
});
