import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade layers, weakest first. Every rule of the design system sits in one of them, so an application's own
 * unlayered CSS wins whatever its order or specificity.
 */
export const layers = {
  /** Removes browser defaults. */
  reset: globalLayer('isopter.reset'),
  /** Values of the theme contract. */
  tokens: globalLayer('isopter.tokens'),
  /** Document-wide rules: fonts, body, focus ring. */
  base: globalLayer('isopter.base'),
  /** One control. */
  components: globalLayer('isopter.components'),
  /** Arrangements of controls. */
  patterns: globalLayer('isopter.patterns'),
  /** Screens of an application that wants to stay inside the layers. */
  app: globalLayer('isopter.app'),
};
