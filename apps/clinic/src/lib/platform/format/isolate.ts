/**
 * Keeps a figure such as `24-2` or `2026-11-18` in its own order inside a sentence of a right-to-left script, where its
 * parts would otherwise change places.
 * @param direction of the language around it; nothing is needed from left to right
 */
export const isolate = (figure: string, direction: 'ltr' | 'rtl'): string =>
  direction === 'rtl' ? `\u2066${figure}\u2069` : figure;
