import type { ProbabilityClass } from '@isopter/clinical/perimetry/analysis';
import type { ReactElement } from 'react';
import { printPaint } from '../../chart/paint.ts';

export interface ProbabilitySymbolProps {
  /** The probability of the deviation among healthy eyes. */
  probability: NonNullable<ProbabilityClass>;
  /** The centre of the symbol. */
  cx: number;
  cy: number;
  /** The side of the square it fills. */
  size: number;
  /** @default that of paper */
  ink?: string;
}

/** The centres of a raster of n × n dots, in a square of side 1 around 0. */
const raster = (n: number): [x: number, y: number][] =>
  Array.from({ length: n * n }, (_, i) => [((i % n) + 0.5) / n - 0.5, (Math.floor(i / n) + 0.5) / n - 0.5]);

/**
 * One of the four symbols of visual fields, denser for rarer deviations: dots, dense dots, hatching, black. A
 * small dot means within normal limits. There is none at an age without norms.
 */
export function ProbabilitySymbol({
  probability,
  cx,
  cy,
  size,
  ink = printPaint.ink,
}: ProbabilitySymbolProps): ReactElement {
  const half = size / 2;
  if (probability === 'normal') return <circle cx={cx} cy={cy} r={size / 10} fill={ink} />;
  if (probability === 0.005) return <rect x={cx - half} y={cy - half} width={size} height={size} fill={ink} />;
  if (probability === 0.01) return <Hatching {...{ cx, cy, size, ink }} />;
  const dots = raster(probability === 0.02 ? 4 : 2);
  const radius = probability === 0.02 ? size / 12 : size / 9;
  return (
    <g fill={ink}>
      {dots.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={cx + x * size} cy={cy + y * size} r={radius} />
      ))}
    </g>
  );
}

/** Rising lines that end at the edges of the square, because not every output supports clip paths. */
function Hatching({ cx, cy, size, ink }: Required<Omit<ProbabilitySymbolProps, 'probability'>>): ReactElement {
  const half = size / 2;
  const offsets = [-0.6, -0.3, 0, 0.3, 0.6];
  return (
    <g stroke={ink} fill="none">
      <rect x={cx - half} y={cy - half} width={size} height={size} strokeWidth={size / 14} />
      {offsets.map((offset) => {
        const shift = offset * size;
        const inset = Math.abs(shift) / 2;
        return (
          <line
            key={offset}
            x1={cx - half + inset + shift / 2}
            y1={cy + half - inset + shift / 2}
            x2={cx + half - inset + shift / 2}
            y2={cy - half + inset + shift / 2}
            strokeWidth={size / 10}
          />
        );
      })}
    </g>
  );
}
