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

/**
 * Layers of an application that resets the browser's looks in a layer, as Tailwind does: named first, they are weaker
 * than ours wherever they are loaded, while its utilities stay stronger.
 */
const resets = ['theme', 'base'] as const;

/** The order of all layers; every style sheet names it, since the first one loaded settles it. */
export const layerOrder: readonly string[] = [...resets, ...Object.values(layers)];
