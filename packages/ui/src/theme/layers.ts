/**
 * The names of the cascade layers, weakest first. Every rule of the design system is in one of them, so that an
 * application's own unlayered CSS always takes precedence, whatever its order or specificity.
 */
export const layers = {
  /** Removal of browser defaults. */
  reset: 'isopter.reset',
  /** Values of the theme contract. */
  tokens: 'isopter.tokens',
  /** Document-wide rules: fonts, body, focus ring. */
  base: 'isopter.base',
  /** Single controls. */
  components: 'isopter.components',
  /** Compositions of controls. */
  patterns: 'isopter.patterns',
  /** Screens of an application that stays within the layers. */
  app: 'isopter.app',
} as const;
