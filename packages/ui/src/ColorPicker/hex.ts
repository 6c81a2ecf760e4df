import { formatHex, linearRgb } from '../color/color.ts';

/** The colour of a text as `#rrggbb`; undefined where the text is no opaque colour as hex or `oklch(L C H)`. */
export function hexOf(text: string): string | undefined {
  try {
    return formatHex(linearRgb(text.trim()));
  } catch {
    return undefined;
  }
}
