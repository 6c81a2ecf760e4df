import { comesFrom } from '../theme/comingAndGoing.ts';
import { component, componentRecipe } from '../theme/styles.ts';
import { vars } from '../theme/vars.ts';

export const overlay = component([
  {
    position: 'fixed',
    inset: 0,
    zIndex: 100,
    background: vars.color.scrim,
    transition: `opacity ${vars.duration.normal} ${vars.easing.standard}`,
  },
  comesFrom({ opacity: 0 }),
]);

const fromTheLeft = { translate: '-100% 0' };
const fromTheRight = { translate: '100% 0' };

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
      start: [
        {
          insetInlineStart: 0,
          borderInlineEnd: `1px solid ${vars.color.line}`,
        },
        comesFrom(fromTheLeft, fromTheRight),
      ],
      end: [
        {
          insetInlineEnd: 0,
          borderInlineStart: `1px solid ${vars.color.line}`,
        },
        comesFrom(fromTheRight, fromTheLeft),
      ],
    },
    size: {
      small: { '@media': { '(width >= 720px)': { maxInlineSize: '22.5rem' } } },
      medium: { '@media': { '(width >= 720px)': { maxInlineSize: '30rem' } } },
      large: { '@media': { '(width >= 720px)': { maxInlineSize: '45rem' } } },
    },
  },
});
