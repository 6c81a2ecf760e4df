/** Where a theme holds: a selector, under a media condition. */
export interface ThemePlace {
  selector: string;
  media?: string;
}

/** Where the themes hold: for the document until an attribute or the reader's system says otherwise; paper is light. */
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

/** The themes a document can be in (`data-theme` on its element). */
export type ThemeName = keyof typeof THEME_PLACES;
