import { Circle, Polygon } from '@visx/shape';
import type { ReactElement } from 'react';
import type { ChartPaint } from '../chart/paint.ts';

/** The look of a line and its points: colour, dashes and shape, so that no line is known by its colour alone. */
export interface SeriesLook {
  readonly colour: string;
  readonly dash: string | undefined;
  readonly shape: 'disc' | 'square' | 'triangle' | 'ring';
}

const SHAPES = ['disc', 'square', 'triangle', 'ring'] as const;
const DASHES = [undefined, '7 4', '2 4', '10 3 2 3'] as const;

/** The look of the line with an index; after four lines the looks repeat. */
export const lookOf = ({ accent, ink, critical, quietInk }: ChartPaint, index: number): SeriesLook => ({
  colour: [accent, ink, critical, quietInk][index % 4] ?? ink,
  dash: DASHES[index % 4],
  shape: SHAPES[index % 4] ?? 'disc',
});

interface SeriesMarkProps {
  x: number;
  y: number;
  look: SeriesLook;
  paint: Pick<ChartPaint, 'surface'>;
}

/** Half the size of a mark in pixels. */
export const RADIUS = 4;

/** The mark of a value. */
export function SeriesMark({ x, y, look: { colour, shape }, paint }: SeriesMarkProps): ReactElement {
  if (shape === 'square')
    return <rect x={x - RADIUS} y={y - RADIUS} width={2 * RADIUS} height={2 * RADIUS} fill={colour} />;
  if (shape === 'triangle') {
    const r = 1.25 * RADIUS;
    return (
      <Polygon
        points={[
          [x, y - r],
          [x + r, y + r],
          [x - r, y + r],
        ]}
        fill={colour}
      />
    );
  }
  const isRing = shape === 'ring';
  return (
    <Circle
      cx={x}
      cy={y}
      r={RADIUS}
      fill={isRing ? paint.surface : colour}
      stroke={colour}
      strokeWidth={isRing ? 2 : 0}
    />
  );
}
