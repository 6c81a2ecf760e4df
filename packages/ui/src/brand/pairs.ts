import type { Palette } from '../theme/vars.ts';
import { apartPairs, graphicPairs, textPairs } from '../theme/pairs.ts';

/** Name of a colour of the theme contract. */
export type ColorToken = keyof Palette;

/** A colour that must be told from the ground it is seen on. */
export interface Pair {
  mark: ColorToken;
  ground: ColorToken;
  /** Text needs 4.5:1 (7:1 in high contrast), a graphic 3:1. */
  kind: 'text' | 'graphic';
}

/** Every pair the components put together. */
export const PAIRS: readonly Pair[] = [
  ...textPairs.map(([mark, ground]): Pair => ({ mark, ground, kind: 'text' })),
  ...graphicPairs.map(([mark, ground]): Pair => ({ mark, ground, kind: 'graphic' })),
];

/** The side of a pair that gives way: a solid colour to the text on it, else the mark to its ground. */
export const yielding = ({ mark, ground }: Pair): ColorToken => (mark.startsWith('on') ? ground : mark);
/** The other side. */
export const standing = ({ mark, ground }: Pair): ColorToken => (mark.startsWith('on') ? mark : ground);

/** How far apart the two eyes' colours must look, in OKLab. */
export const EYES_APART = apartPairs.find(({ pair }) => pair[0] === 'eyeOd' && pair[1] === 'eyeOs')!.least;
