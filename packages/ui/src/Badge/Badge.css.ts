import { vars } from '../theme/vars.ts';
import { component, componentRecipe } from '../theme/styles.ts';
import { byTone } from '../tone/tone.ts';

export const badge = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: 22,
    maxInlineSize: '100%',
    paddingBlock: 2,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.full,
    fontFamily: vars.font.body,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.strong,
    lineHeight: vars.lineHeight.tight,
    // a shape where grounds are taken away
    '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
  },
  variants: { tone: byTone(({ soft, text }) => ({ background: soft, color: text })) },
});

export const text = component({ minInlineSize: 0, overflowWrap: 'break-word' });
