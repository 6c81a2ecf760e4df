import { vars } from '../theme/vars.ts';
import { componentRecipe } from '../theme/styles.ts';

export const avatar = componentRecipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    aspectRatio: '1',
    borderRadius: vars.radius.full,
    background: vars.color.accentSoft,
    color: vars.color.accentText,
    fontFamily: vars.font.body,
    fontWeight: vars.fontWeight.strong,
    lineHeight: 1,
    userSelect: 'none',
    '::before': { content: 'attr(data-initials)' },
    '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
  },
  variants: {
    size: {
      small: { inlineSize: vars.space[6], fontSize: '0.625rem' },
      medium: { inlineSize: vars.space[8], fontSize: vars.fontSize.sm },
      large: { inlineSize: vars.space[12], fontSize: '1.25rem' },
    },
  },
});
