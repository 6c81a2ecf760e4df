import { Group } from '@visx/group';
import { memo, type ReactElement } from 'react';
import type { PerimetryWords } from '../perimetry.texts.ts';
import type { Eye } from '../types.ts';
import { type FieldGeometry, ringsOf } from './geometry.ts';
import type { PlotPaint } from './paint.ts';

interface FrameProps {
  eye: Eye;
  geometry: FieldGeometry;
  extent: number;
  spacing: number;
  hasGridLines: boolean;
  paint: PlotPaint;
  texts: PerimetryWords;
}

const TICK = 3;
/** From the lowest ring to the ruler. */
const TO_RULER = 19;
const BEYOND = 6;

/** Multiples of the spacing: the lines that run between the points. */
const linesBetween = (extent: number, spacing: number): number[] => {
  const count = Math.floor(extent / spacing);
  return Array.from({ length: 2 * count + 1 }, (_, i) => (i - count) * spacing);
};

function Lattice({ geometry, extent, spacing, paint }: FrameProps): ReactElement {
  const { centre, radius, x, y } = geometry;
  const lines = linesBetween(extent, spacing).flatMap((at) => [
    `M${x(at)} ${centre.y - radius}v${2 * radius}`,
    `M${centre.x - radius} ${y(at)}h${2 * radius}`,
  ]);
  return <path d={lines.join('')} stroke={paint.line} strokeOpacity={0.55} data-part="grid-lines" />;
}

/**
 * Rings, axes with a tick at each ring, the letters of the nasal and temporal side, and a ruler below the field: the
 * degrees stand where no point can hide them.
 */
function FrameShape(props: FrameProps): ReactElement {
  const { eye, geometry, extent, hasGridLines, paint, texts } = props;
  const { centre, radius, perDegree } = geometry;
  const rings = ringsOf(extent);
  const ends = [-1, 1] as const;
  const small = { fontSize: 11, fontFamily: paint.bodyFont, fill: paint.quietInk, textAnchor: 'middle' as const };
  const ruler = centre.y + radius + TO_RULER;
  return (
    <Group aria-hidden="true">
      {hasGridLines && <Lattice {...props} />}
      {rings.map((ring) => (
        <circle
          key={ring}
          cx={centre.x}
          cy={centre.y}
          r={ring * perDegree}
          fill="none"
          stroke={paint.line}
          strokeWidth={1}
          strokeDasharray={ring === extent ? undefined : '3 5'}
          strokeOpacity={ring === extent ? 0.9 : 0.8}
        />
      ))}
      <path
        d={`M${centre.x - radius - BEYOND} ${centre.y}H${centre.x + radius + BEYOND}M${centre.x} ${centre.y - radius - BEYOND}V${centre.y + radius + BEYOND}`}
        stroke={paint.line}
      />
      {rings.flatMap((ring) =>
        ends.map((end) => {
          const x = centre.x + end * ring * perDegree;
          return (
            <g key={end * ring}>
              <path
                d={`M${x} ${centre.y - TICK}V${centre.y + TICK}M${x} ${ruler - 14}V${ruler - 10}`}
                stroke={paint.line}
              />
              <text x={x} y={ruler} {...small}>{`${ring}°`}</text>
            </g>
          );
        }),
      )}
      {ends.map((end) => (
        <text key={end} x={centre.x + end * (radius + 11)} y={centre.y + 3.5} {...small}>
          {end > 0 === (eye === 'OD') ? texts.temporal : texts.nasal}
        </text>
      ))}
    </Group>
  );
}

/** What lies under the points; drawn again only when the size or the eye changes. */
export const Frame = memo(FrameShape);
