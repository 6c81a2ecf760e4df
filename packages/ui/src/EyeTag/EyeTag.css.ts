import { vars } from '../theme/vars.ts';
import { componentRecipe } from '../theme/styles.ts';
import { byEye } from '../tone/eye.ts';

export const tag = componentRecipe({
  base: {
    display: 'inline-grid',
    flexShrink: 0,
    placeItems: 'center',
    minInlineSize: 26,
    minBlockSize: 20,
    paddingInline: 5,
    borderRadius: vars.radius.sm,
    fontFamily: vars.font.body,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.strong,
    lineHeight: 1,
    forcedColorAdjust: 'none',
  },
  variants: { eye: byEye(({ mark, on }) => ({ background: mark, color: on })) },
});
