import { Group } from '@visx/group';
import { memo, type ReactElement } from 'react';
import type { GazeEye } from './directions.ts';
import type { GazeGeometry } from './geometry.ts';
import type { GazePaint } from './paint.ts';

interface GazeFrameProps {
  /** Both eyes in one have no nasal side. */
  eye: GazeEye | 'OU';
  geometry: GazeGeometry;
  /** Degrees that have a circle or a square, which are labelled. */
  rings: readonly number[];
  /** Circles for movements, squares for deviations. */
  shape: 'circle' | 'square';
  /** Degrees between the lines of a grid below; none without it. */
  step?: number;
  paint: GazePaint;
  /** Letters of the nasal and the temporal side, and the sign of degrees. */
  texts: { nasal: string; temporal: string };
}

const OUTSIDE = 11;
const TO_RULER = 17;

/** What lies under a chart of gaze: rings, axes, letters of the sides, a ruler; drawn again only when the size changes. */
export const GazeFrame = memo(function GazeFrame(props: GazeFrameProps): ReactElement {
  const { eye, geometry, rings, shape, step, paint, texts } = props;
  const { centre, radius, perDegree } = geometry;
  const small = { fontSize: 11, fontFamily: paint.bodyFont, fill: paint.quietInk, textAnchor: 'middle' as const };
  const stroke = { fill: 'none', stroke: paint.line, strokeOpacity: 0.85 } as const;
  // beyond the outermost circle stand letters
  const axis = shape === 'circle' ? Math.max(...rings) * perDegree : radius;
  const pitch = (step ?? 0) * perDegree;
  const lines = step === undefined ? [] : Array.from({ length: Math.floor(radius / pitch) + 1 }, (_, i) => i * pitch);
  return (
    <Group aria-hidden="true">
      {lines.length > 0 && (
        <path
          d={lines
            .flatMap((at) => [at, -at])
            .map(
              (at) =>
                `M${centre.x + at} ${centre.y - radius}v${2 * radius}M${centre.x - radius} ${centre.y + at}h${2 * radius}`,
            )
            .join('')}
          stroke={paint.line}
          strokeOpacity={0.35}
        />
      )}
      <path
        d={`M${centre.x - axis} ${centre.y}H${centre.x + axis}M${centre.x} ${centre.y - axis}V${centre.y + axis}`}
        {...stroke}
      />
      {rings.map((ring) => {
        const r = ring * perDegree;
        return shape === 'circle' ? (
          <circle key={ring} cx={centre.x} cy={centre.y} r={r} {...stroke} strokeDasharray="3 5" />
        ) : (
          <rect
            key={ring}
            x={centre.x - r}
            y={centre.y - r}
            width={2 * r}
            height={2 * r}
            {...stroke}
            stroke={paint.quietInk}
            strokeDasharray="2 4"
          />
        );
      })}
      {rings.flatMap((ring) =>
        [-1, 1].map((side) => (
          <text
            key={side * ring}
            x={centre.x + side * ring * perDegree}
            y={centre.y + radius + TO_RULER}
            {...small}
          >{`${ring}°`}</text>
        )),
      )}
      {eye !== 'OU' &&
        [-1, 1].map((side) => (
          <text key={side} x={centre.x + side * (radius + OUTSIDE)} y={centre.y + 4} {...small} fill={paint.ink}>
            {side > 0 === (eye === 'OD') ? texts.temporal : texts.nasal}
          </text>
        ))}
    </Group>
  );
});
