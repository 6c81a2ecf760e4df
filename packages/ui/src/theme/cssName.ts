/**
 * The public CSS name of a value of the theme contract: `['color', 'accentSoft']` becomes `isopter-color-accent-soft`.
 */
export const cssName = (path: readonly string[]): string =>
  `isopter-${path.join('-')}`.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
