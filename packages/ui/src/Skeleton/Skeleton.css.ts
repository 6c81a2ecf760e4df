import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/vars.ts';
import { component, componentRecipe } from '../theme/styles.ts';

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } });

export const skeleton = componentRecipe({
  base: {
    display: 'block',
    maxInlineSize: '100%',
    background: vars.color.line,
    forcedColorAdjust: 'none',
    '@media': {
      '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.6s ease-in-out infinite` },
      '(forced-colors: active)': { background: 'GrayText' },
    },
  },
  variants: {
    shape: {
      text: { borderRadius: vars.radius.sm, blockSize: '0.8em' },
      block: { borderRadius: vars.radius.md },
      circle: { borderRadius: vars.radius.full },
    },
  },
});

export const lines = component({ display: 'flex', flexDirection: 'column', gap: '0.75em', fontSize: vars.fontSize.md });
