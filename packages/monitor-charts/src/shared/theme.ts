/**
 * The theme by its public names, as a partner's style sheet uses it: a published package cannot evaluate another one's
 * style modules while it is built.
 */

/** A value of the theme, such as `color-ink1`. */
export const theme = (name: string): string => `var(--isopter-${name})`;
/** The cascade layer of arrangements of controls. */
export const PATTERNS = 'isopter.patterns';
