import { keyframes } from '@vanilla-extract/css';
import { component } from '../theme/styles.ts';

const slide = keyframes({ from: { insetInlineStart: '-35%' }, to: { insetInlineStart: '100%' } });
const pulse = keyframes({ '0%, 100%': { opacity: 0.35 }, '50%': { opacity: 1 } });

/** Rotates while the duration is unknown; with reduced motion it only grows and fades. */
export const sliding = component({
  position: 'absolute',
  inlineSize: '35%',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${slide} 1.4s ease-in-out infinite` },
    '(prefers-reduced-motion: reduce)': { inlineSize: '100%', animation: `${pulse} 2s linear infinite` },
  },
});
