/** A place where a theme applies: a selector, under an optional media condition. */
export interface ThemePlace {
  selector: string;
  media?: string;
}

/**
 * The places where each theme applies: the document, unless an attribute or the user's system says otherwise; paper is
 * light.
 */
export const THEME_PLACES = {
  light: [{ selector: ':root' }],
  dark: [
    { selector: ':root[data-theme="dark"]', media: 'not print' },
    { selector: ':root:not([data-theme])', media: 'screen and (prefers-color-scheme: dark)' },
  ],
  'high-contrast': [
    { selector: ':root[data-theme="high-contrast"]', media: 'not print' },
    { selector: ':root:not([data-theme])', media: 'screen and (prefers-contrast: more)' },
  ],
} as const satisfies Record<string, readonly ThemePlace[]>;

/** The themes of a document (`data-theme` on its element). */
export type ThemeName = keyof typeof THEME_PLACES;
