import type { StyleRule } from '@vanilla-extract/css';

type Properties = NonNullable<StyleRule['selectors']>[string];

const MOVING = [
  ':root:not([data-motion="reduced"]) &[data-entering]',
  ':root:not([data-motion="reduced"]) &[data-exiting]',
];
const RIGHT_TO_LEFT = MOVING.map((selector) => selector.replace(':root', ':root[dir="rtl"]'));

/**
 * The state an overlay comes from and goes to. Someone who asked for less motion sees the overlay there from the first
 * frame on, and then no more.
 * @param style - that state
 * @param rightToLeft - what differs where the page is read from right to left
 */
export const comesFrom = (style: Properties, rightToLeft: Properties = {}): StyleRule => ({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: { [MOVING.join(', ')]: style, [RIGHT_TO_LEFT.join(', ')]: rightToLeft },
    },
  },
});
