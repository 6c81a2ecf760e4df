import { component, componentRecipe } from '../theme/styles.ts';
import { vars } from '../theme/vars.ts';

export const overlay = component({
  position: 'fixed',
  inset: 0,
  zIndex: 100,
  background: vars.color.scrim,
  transition: `opacity ${vars.duration.normal} ${vars.easing.standard}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

const away = '&[data-entering], &[data-exiting]';
const awayRightToLeft = '[dir="rtl"] &[data-entering], [dir="rtl"] &[data-exiting]';

export const sheet = componentRecipe({
  base: {
    position: 'absolute',
    insetBlockStart: 0,
    display: 'flex',
    inlineSize: '100%',
    // above the keyboard of a phone
    blockSize: 'min(100%, var(--visual-viewport-height, 100%))',
    paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
    background: vars.color.surface,
    color: vars.color.ink1,
    fontFamily: vars.font.body,
    boxShadow: vars.shadow.pop,
    outline: 'none',
    transition: `translate ${vars.duration.slow} ${vars.easing.standard}`,
  },
  variants: {
    side: {
      start: {
        insetInlineStart: 0,
        borderInlineEnd: `1px solid ${vars.color.line}`,
        selectors: { [away]: { translate: '-100% 0' }, [awayRightToLeft]: { translate: '100% 0' } },
      },
      end: {
        insetInlineEnd: 0,
        borderInlineStart: `1px solid ${vars.color.line}`,
        selectors: { [away]: { translate: '100% 0' }, [awayRightToLeft]: { translate: '-100% 0' } },
      },
    },
    size: {
      small: { '@media': { '(width >= 720px)': { maxInlineSize: '22.5rem' } } },
      medium: { '@media': { '(width >= 720px)': { maxInlineSize: '30rem' } } },
      large: { '@media': { '(width >= 720px)': { maxInlineSize: '45rem' } } },
    },
  },
});
