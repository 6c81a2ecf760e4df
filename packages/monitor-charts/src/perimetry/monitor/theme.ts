/** A value of the theme by its public name, such as `color-ink1`. */
export const theme = (name: string): string => `var(--isopter-${name})`;
/** The cascade layer of arrangements of controls. */
export const PATTERNS = 'isopter.patterns';
