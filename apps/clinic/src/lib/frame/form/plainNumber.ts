/**
 * Returns a typed number with Latin digits, a point and a hyphen: keyboards type the digits of a language, commas and dashes, and
 * copied numbers have marks of the writing direction. Other characters stay, so that no number is guessed.
 */
export const plainNumber = (text: string): string =>
  text
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .trim()
    .replaceAll(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll(/[\p{Dash_Punctuation}−]/gu, '-')
    .replaceAll(/[,٫，．]/g, '.');
