import type { ReactElement } from 'react';
import { fit, SMALLEST } from './fit.ts';
import { faceOf, Label, type LabelProps } from './primitives.tsx';
import { widthOf } from './widths.ts';

/** A piece of a line of text with its own face and color. */
export interface Piece extends Pick<LabelProps, 'strong' | 'isNumber' | 'colour' | 'isIsolated'> {
  text: string;
  /** The size in points, if it differs from that of the line. */
  size?: number;
}

export interface RunProps {
  x: number;
  y: number;
  /** @default 8 */
  size?: number;
  /** The space between pieces in points. @default a quarter of the size */
  gap?: number;
  /** Whether x is the start or the end of the line. @default 'start' */
  anchor?: 'start' | 'end';
  /** The available width in points, into which a longer line is fitted. */
  room?: number;
  pieces: readonly Piece[];
}

/** The width of pieces in a line in points. */
export const runWidth = (pieces: readonly Piece[], size: number, gap: number = size / 4): number =>
  pieces.reduce((sum, piece) => sum + widthOf(piece.text, piece.size ?? size, faceOf(piece)), 0) +
  gap * Math.max(0, pieces.length - 1);

interface Placed extends Omit<Piece, 'size'> {
  left: number;
  size: number;
}

/** Places pieces one behind another, made smaller or cut off where the line would be too long. */
function placed({ x, size = 8, gap = size / 4, anchor = 'start', room = Infinity, pieces }: RunProps): Placed[] {
  const full = pieces.filter(({ text }) => text !== '');
  const width = runWidth(full, size, gap);
  const scale = width <= room ? 1 : Math.max(room / width, Math.min(1, SMALLEST / size), 0.8);
  const end = anchor === 'start' ? x + room : x;
  const line: Placed[] = [];
  let left = anchor === 'start' ? x : x - Math.min(width * scale, room);
  for (const piece of full) {
    const face = faceOf(piece);
    const fitted = fit(piece.text, (piece.size ?? size) * scale, Math.max(0, end - left), face);
    if (widthOf(fitted.text, fitted.size, face) > end - left + 0.5) break;
    line.push({ ...piece, ...fitted, left });
    left += widthOf(fitted.text, fitted.size, face) + gap * scale;
  }
  return line;
}

/** Pieces of text of different faces one behind another in a line. */
export function Run(props: RunProps): ReactElement {
  return (
    <>
      {placed(props).map(({ left, text, ...style }) => (
        <Label key={left} x={left} y={props.y} {...style}>
          {text}
        </Label>
      ))}
    </>
  );
}
