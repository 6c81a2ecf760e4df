/**
 * The names of the cascade layers, weakest first. Every rule of the design system sits in one of them, so an
 * application's own unlayered CSS wins whatever its order or specificity.
 */
export const layers = {
  /** Removes browser defaults. */
  reset: 'isopter.reset',
  /** Values of the theme contract. */
  tokens: 'isopter.tokens',
  /** Document-wide rules: fonts, body, focus ring. */
  base: 'isopter.base',
  /** One control. */
  components: 'isopter.components',
  /** Arrangements of controls. */
  patterns: 'isopter.patterns',
  /** Screens of an application that wants to stay inside the layers. */
  app: 'isopter.app',
} as const;
