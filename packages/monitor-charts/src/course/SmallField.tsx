import { asRightEye, isBlindSpotPoint } from '@isopter/clinical/perimetry/analysis';
import { memo, type ReactElement } from 'react';
import { themePaint } from '../chart/paint.ts';
import { tenths } from '../chart/scales.ts';
import { GREY_BINS, greyBinOf } from '../perimetry/plot/ramp.ts';
import { SMALL } from './sizes.ts';

/** Degrees to the right and upwards, and dB or whether it was seen. */
export type FieldPoint = readonly [x: number, y: number, value: number | boolean];

interface SmallFieldProps {
  eye: 'OD' | 'OS' | 'OU';
  points: readonly FieldPoint[];
  /** The horizontal position of the center. */
  x: number;
}

const RADIUS = 25;
const CENTRE = SMALL.height / 2;
/** The least extent in degrees, and the point spacing assumed for a single point. */
const LEAST = 10;
const USUAL = 6;
/** The blind spot of a right eye, in degrees. */
const BLIND_SPOT = { x: 15, y: 0, size: 3.4 } as const;

/** The distance of neighbouring points in degrees. */
function spacingOf(points: readonly FieldPoint[]): number {
  const across = [...new Set(points.map(([x]) => x))].toSorted((a, b) => a - b);
  const gaps = across.slice(1).map((x, i) => x - (across[i] ?? 0));
  return gaps.length > 0 ? Math.min(...gaps) : USUAL;
}

const square = (x: number, y: number, side: number): string =>
  `M${tenths(x - side / 2)} ${tenths(y - side / 2)}h${tenths(side)}v${tenths(side)}h${tenths(-side)}z`;

/** One path a class of grey, so that hundreds of fields stay light. */
function greyPaths(points: readonly FieldPoint[], at: (x: number, y: number) => [number, number], side: number) {
  const paths = new Map<number, string>();
  for (const [x, y, db] of points) {
    const bin = greyBinOf(Number(db));
    paths.set(bin, (paths.get(bin) ?? '') + square(...at(x, y), side));
  }
  return [...paths];
}

/** The field of an eye in a circle: grey tiles of sensitivities, or dots seen and crosses missed. */
export const SmallField = memo(function SmallField({ eye, points, x: cx }: SmallFieldProps): ReactElement {
  const spacing = spacingOf(points);
  const isGrey = points.every(([, , value]) => typeof value === 'number');
  const reach = points.reduce((most, [x, y]) => Math.max(most, Math.hypot(x, y)), LEAST) + spacing / 2;
  const perDegree = RADIUS / reach;
  const at = (x: number, y: number): [number, number] => [cx + x * perDegree, CENTRE - y * perDegree];
  const { line, hairline, quietInk, ink } = themePaint;
  const blind = eye === 'OU' || reach < BLIND_SPOT.x ? null : at(eye === 'OD' ? BLIND_SPOT.x : -BLIND_SPOT.x, 0);
  // the triangle replaces the two points there
  const isDrawn = ([x, y]: FieldPoint): boolean => eye === 'OU' || !isBlindSpotPoint(asRightEye(eye, x), y);
  const half = BLIND_SPOT.size;
  const dot = (x: number, y: number): string => square(...at(x, y), 1.8);
  const cross = (px: number, py: number): string => {
    const [x, y] = at(px, py).map(tenths) as [number, number];
    return `M${tenths(x - 1.6)} ${tenths(y - 1.6)}l3.2 3.2m0 -3.2l-3.2 3.2`;
  };
  return (
    <g data-part="field">
      <circle cx={cx} cy={CENTRE} r={RADIUS} fill={themePaint.surface} stroke={line} strokeWidth={0.75} />
      {isGrey ? (
        greyPaths(points.filter(isDrawn), at, spacing * perDegree + 0.2).map(([bin, d]) => (
          <path key={bin} d={d} fill={GREY_BINS[bin]?.fill} />
        ))
      ) : (
        <>
          <path
            d={points
              .filter(([, , seen]) => seen === true)
              .map(([x, y]) => dot(x, y))
              .join('')}
            fill={quietInk}
          />
          <path
            d={points
              .filter(([, , seen]) => seen === false)
              .map(([x, y]) => cross(x, y))
              .join('')}
            stroke={ink}
            strokeWidth={1.2}
            fill="none"
          />
        </>
      )}
      <path
        d={`M${cx - RADIUS} ${CENTRE}h${2 * RADIUS}M${cx} ${CENTRE - RADIUS}v${2 * RADIUS}`}
        stroke={hairline}
        strokeWidth={0.5}
      />
      {blind && (
        <path
          d={`M${tenths(blind[0])} ${tenths(blind[1] - half)}l${half} ${2 * half}h${-2 * half}z`}
          fill={themePaint.surface}
          stroke={quietInk}
          strokeWidth={0.9}
        />
      )}
    </g>
  );
});

/** An eye that was not tested: a dashed circle with a dash. */
export const UntestedEye = ({ x }: Pick<SmallFieldProps, 'x'>): ReactElement => (
  <g data-part="untested" stroke={themePaint.line} fill="none">
    <circle cx={x} cy={CENTRE} r={RADIUS} strokeDasharray="2 3" />
    <path d={`M${x - 4} ${CENTRE}h8`} stroke={themePaint.quietInk} strokeWidth={1.5} />
  </g>
);
