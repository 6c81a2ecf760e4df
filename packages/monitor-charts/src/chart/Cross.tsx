import type { ReactElement, SVGProps } from 'react';
import { tenths } from './scales.ts';

interface CrossProps extends Omit<SVGProps<SVGPathElement>, 'd' | 'x' | 'y' | 'r'> {
  /** The centre and half the side in pixels. */
  x: number;
  y: number;
  r: number;
}

/**
 * A cross, for not seen or not heard, drawn as one path. The glyph of visx has other proportions and is not positioned
 * by its centre.
 */
export function Cross({ x, y, r, ...look }: CrossProps): ReactElement {
  const [left, top, edge] = [tenths(x - r), tenths(y - r), tenths(2 * r)];
  return <path d={`M${left} ${top}l${edge} ${edge}m${-edge} 0l${edge} ${-edge}`} fill="none" {...look} />;
}
