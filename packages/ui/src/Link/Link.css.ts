import { vars } from '../theme/vars.ts';
import { componentRecipe } from '../theme/styles.ts';
import { focusRing } from '../theme/shared.css.ts';

export const link = componentRecipe({
  base: [
    focusRing,
    {
      borderRadius: '2px',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      selectors: {
        '&[data-hovered]': { textDecorationThickness: '2px' },
        '&[data-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' },
      },
    },
  ],
  variants: {
    variant: {
      /** Inside a sentence: always underlined. */
      inline: { color: vars.color.accentText, textDecorationLine: 'underline' },
      /** For places where a link is obvious: underlined only under the pointer. */
      quiet: {
        color: 'inherit',
        textDecorationLine: 'none',
        selectors: { '&[data-hovered], &[data-focus-visible]': { textDecorationLine: 'underline' } },
      },
    },
  },
  defaultVariants: { variant: 'inline' },
});
