import type { Palette } from './vars.ts';

type Color = keyof Palette;
/** A color and its background. */
export type ContrastPair = readonly [color: Color, ground: Color];

const on = (colors: Color[], grounds: Color[]): ContrastPair[] =>
  colors.flatMap((color) => grounds.map((ground): ContrastPair => [color, ground]));

/** Text and all its backgrounds: 4.5:1 (WCAG 2.2 1.4.3), in high contrast 7:1 (1.4.6). */
export const textPairs: readonly ContrastPair[] = [
  ...on(
    ['ink1', 'ink2', 'ink3', 'accentText', 'criticalText', 'positiveText', 'cautionText', 'eyeOdText', 'eyeOsText'],
    ['canvas', 'surface', 'sunken', 'hover'],
  ),
  ...on(['ink1', 'accentText'], ['accentSoft']),
  ...on(['ink1', 'positiveText'], ['positiveSoft']),
  ...on(['ink1', 'ink2', 'cautionText'], ['cautionSoft']),
  ...on(['ink1', 'ink2', 'criticalText'], ['criticalSoft']),
  ...on(['ink1', 'eyeOdText'], ['eyeOdSoft']),
  ...on(['ink1', 'eyeOsText'], ['eyeOsSoft']),
  ...on(['onAccent'], ['accent', 'accentFill', 'accentHover']),
  ...on(['onCritical'], ['critical', 'criticalHover']),
  ...on(['onEye'], ['eyeOd', 'eyeOs']),
];

/** Marks and boundaries and every ground they are recognised on: 3:1 in every theme (WCAG 2.2 1.4.11). */
export const graphicPairs: readonly ContrastPair[] = on(
  ['accent', 'positive', 'caution', 'gold', 'critical', 'eyeOd', 'eyeOs', 'focus', 'controlLine'],
  ['canvas', 'surface', 'sunken'],
);

interface ApartPair {
  pair: readonly [Color, Color];
  /** Least distance in OKLab. For scale: 0.02 is just seen when two patches touch, 1 is black and white. */
  least: number;
}
const apart = (least: number, ...pairs: [Color, Color][]): ApartPair[] => pairs.map((pair) => ({ pair, least }));

/** Colours with opposite meanings, which stay apart for the colour vision a variant is made for. */
export const apartPairs: readonly ApartPair[] = [
  // dots, bars and rings are small and next to each other
  ...apart(0.14, ['positive', 'caution'], ['caution', 'critical'], ['positive', 'critical'], ['eyeOd', 'eyeOs']),
  // words say what they mean and must be dark enough to be read, which leaves less room
  ...apart(0.1, ['positiveText', 'cautionText'], ['cautionText', 'criticalText'], ['positiveText', 'criticalText']),
  ...apart(0.1, ['eyeOdText', 'eyeOsText']),
  // the edge of a field in error beside one without; it is thicker, and a text with an icon stands below
  ...apart(0.06, ['critical', 'controlLine']),
  // grounds tint large areas, always under words and an icon
  ...apart(0.04, ['positiveSoft', 'cautionSoft'], ['cautionSoft', 'criticalSoft'], ['positiveSoft', 'criticalSoft']),
];
