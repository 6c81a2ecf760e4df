import type { InkMark } from '../reading/words.ts';

/** A picture in shades of gray, a byte a pixel, row by row. */
export interface GrayPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Below it a pixel is ink. */
const INK = 190;
/** Heights are counted in points of a page of A4, whatever the resolution. */
const A4_POINTS = 842;
/** Digits of a plot are printed in 5 to 13 points; the `<` of `<0` is half as high. */
const DIGIT = { lowest: 2.4, highest: 10, widest: 9 };
/** A minus sign, in points. */
const SIGN = { highest: 1.6, widest: 5, narrowest: 1.2 };
/** A symbol of a probability map is filled; so is a `1`, which is narrow. */
const FILLED = 0.85;
const NARROW = 0.5;
/** Digits of a number are nearer to each other, in heights. */
const GAP = 0.4;
/** More pieces are a word, not a number. */
const PIECES = 4;
/** More marks are a pattern, not numbers. */
const MARKS_MAX = 3000;

interface Piece {
  left: number;
  top: number;
  right: number;
  bottom: number;
  pixels: number;
}

interface Run {
  readonly from: number;
  readonly to: number;
  readonly piece: number;
}

/** The connected pieces of ink of a picture. */
function piecesOf({ width, height, pixels }: GrayPicture): Piece[] {
  const pieces: Piece[] = [];
  const parents: number[] = [];
  const rootOf = (piece: number): number => {
    let root = piece;
    while (parents[root] !== root) root = parents[root]!;
    parents[piece] = root;
    return root;
  };
  const join = (one: number, other: number): number => {
    const [root, gone] = [rootOf(one), rootOf(other)];
    if (root === gone) return root;
    const [into, from] = [pieces[root]!, pieces[gone]!];
    parents[gone] = root;
    into.left = Math.min(into.left, from.left);
    into.top = Math.min(into.top, from.top);
    into.right = Math.max(into.right, from.right);
    into.bottom = Math.max(into.bottom, from.bottom);
    into.pixels += from.pixels;
    return root;
  };
  let above: Run[] = [];
  for (let y = 0; y < height; y += 1) {
    const runs: Run[] = [];
    const row = y * width;
    let next = 0;
    for (let x = 0; x < width; x += 1) {
      if (pixels[row + x]! >= INK) continue;
      const from = x;
      while (x < width && pixels[row + x]! < INK) x += 1;
      let piece = pieces.length;
      pieces.push({ left: from, top: y, right: x, bottom: y + 1, pixels: x - from });
      parents.push(piece);
      while (next < above.length && above[next]!.to < from) next += 1;
      for (let at = next; at < above.length && above[at]!.from <= x; at += 1) piece = join(above[at]!.piece, piece);
      runs.push({ from, to: x, piece });
    }
    above = runs;
  }
  return pieces.filter((_, piece) => parents[piece] === piece);
}

const middleOf = ({ top, bottom }: Piece): number => (top + bottom) / 2;

/** Groups pieces that are side by side, as the digits of a number are. */
function groupsOf(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  // a group is closed for pieces to its right once they are too far away
  let open: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.left - b.left)) {
    const high = piece.bottom - piece.top;
    open = open.filter((group) => piece.left - group.at(-1)!.right < high * 2);
    const group = open.find((one) => {
      const last = one.at(-1)!;
      const higher = Math.max(high, last.bottom - last.top);
      return (
        Math.abs(middleOf(piece) - middleOf(last)) < higher / 2 &&
        piece.left - last.right < GAP * Math.max(...one.map(({ top, bottom }) => bottom - top), high)
      );
    });
    if (group) {
      group.push(piece);
      continue;
    }
    const begun = [piece];
    open.push(begun);
    groups.push(begun);
  }
  return groups;
}

/**
 * Finds the boxes of ink that are as large as a number in a plot, recognised or not: where a number was printed is seen in
 * its ink even if its digits are not read. Axes, ticks, tiles and words are none.
 */
export function inkMarks(picture: GrayPicture): InkMark[] {
  const point = Math.max(picture.width, picture.height) / A4_POINTS;
  const isDigit = ({ left, top, right, bottom, pixels }: Piece): boolean => {
    const [wide, high] = [right - left, bottom - top];
    const isSized = high >= DIGIT.lowest * point && high <= DIGIT.highest * point && wide <= DIGIT.widest * point;
    return isSized && (pixels < FILLED * wide * high || wide < NARROW * high);
  };
  const isSign = ({ left, top, right, bottom }: Piece): boolean =>
    bottom - top <= SIGN.highest * point &&
    right - left <= SIGN.widest * point &&
    right - left >= SIGN.narrowest * point;
  const groups = groupsOf(piecesOf(picture).filter((piece) => isDigit(piece) || isSign(piece)));
  const marks = groups
    .filter((group) => group.length <= PIECES && group.some(isDigit))
    .map((group): InkMark => {
      const [x, y] = [Math.min(...group.map(({ left }) => left)), Math.min(...group.map(({ top }) => top))];
      const [first, second] = group;
      return {
        x,
        y,
        minus: first && second && isSign(first) && !isDigit(first) ? second.left - x : 0,
        width: Math.max(...group.map(({ right }) => right)) - x,
        height: Math.max(...group.map(({ bottom }) => bottom)) - y,
      };
    });
  return marks.length > MARKS_MAX ? [] : marks;
}
