import { linearRgb } from './color.ts';

/** The WCAG 2.2 relative luminance of an opaque colour, 0 (black) to 1 (white). */
export function luminance(color: string): number {
  const [r, g, b] = linearRgb(color).map((channel) => Math.min(1, Math.max(0, channel))) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The WCAG 2.2 contrast ratio of two opaque colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
