import type { Palette } from '../theme/vars.ts';
import { apartPairs, graphicPairs, textPairs } from '../theme/pairs.ts';

/** The name of a colour of the theme contract. */
export type ColorToken = keyof Palette;

/** A colour that must be distinguishable from its background. */
export interface Pair {
  mark: ColorToken;
  ground: ColorToken;
  /** The kind of mark: `text` requires a contrast of 4.5:1 (7:1 in high contrast), `graphic` 3:1. */
  kind: 'text' | 'graphic';
}

/** All pairs of colours the components combine. */
export const PAIRS: readonly Pair[] = [
  ...textPairs.map(([mark, ground]): Pair => ({ mark, ground, kind: 'text' })),
  ...graphicPairs.map(([mark, ground]): Pair => ({ mark, ground, kind: 'graphic' })),
];

/** The side of a pair that is adjusted: a solid colour if text is on it, otherwise the mark. */
export const yielding = ({ mark, ground }: Pair): ColorToken => (mark.startsWith('on') ? ground : mark);
/** The side of a pair that is not adjusted. */
export const standing = ({ mark, ground }: Pair): ColorToken => (mark.startsWith('on') ? mark : ground);

/** The required difference between the two eyes' colours in OKLab. */
export const EYES_APART = apartPairs.find(({ pair }) => pair[0] === 'eyeOd' && pair[1] === 'eyeOs')!.least;
