import type { ReactElement, SVGProps } from 'react';
import { tenths } from './scales.ts';

interface CrossProps extends Omit<SVGProps<SVGPathElement>, 'd' | 'x' | 'y' | 'r'> {
  /** Its middle, and half its edge, px. */
  x: number;
  y: number;
  r: number;
}

/** A cross: not seen, not heard. One path: the glyph of visx has arms of another proportion, and no middle to be placed by. */
export function Cross({ x, y, r, ...look }: CrossProps): ReactElement {
  const [left, top, edge] = [tenths(x - r), tenths(y - r), tenths(2 * r)];
  return <path d={`M${left} ${top}l${edge} ${edge}m${-edge} 0l${edge} ${-edge}`} fill="none" {...look} />;
}
