import { Group } from '@visx/group';
import { memo, type ReactElement } from 'react';
import type { KineticWords } from '../kinetic.texts.ts';
import { DIRECTIONS } from '../model/read.ts';
import type { Eye } from '../types.ts';
import { EXTENT, LABELLED, type PolarGeometry, RINGS } from './geometry.ts';
import type { KineticPaint } from './paint.ts';

interface FrameProps {
  eye: Eye;
  geometry: PolarGeometry;
  paint: KineticPaint;
  texts: KineticWords;
}

/** Blind spot of an eye: centre and half axes, degrees; below the horizontal in both eyes (visualFields 1.0.7). */
const BLIND_SPOT = { x: 15.5, y: -1.5, across: 2.75, down: 3.75 } as const;
/** Letters and angles stand so far outside of the field, px; the ruler so far below. */
const OUTSIDE = 12;
const TO_RULER = 34;

const angles = Array.from({ length: DIRECTIONS }, (_, i) => (360 * i) / DIRECTIONS);

function FrameShape({ eye, geometry, paint, texts }: FrameProps): ReactElement {
  const { centre, radius, perDegree, at } = geometry;
  const temporal = eye === 'OD' ? 1 : -1;
  const small = { fontSize: 11, fontFamily: paint.bodyFont, fill: paint.quietInk, textAnchor: 'middle' as const };
  const outside = (angle: number) => {
    const { x, y } = at(angle, EXTENT + OUTSIDE / perDegree);
    return { x, y: y + 4 };
  };
  const letters = [
    { angle: 0, letter: temporal > 0 ? texts.temporal : texts.nasal },
    { angle: 90, letter: texts.superior },
    { angle: 180, letter: temporal > 0 ? texts.nasal : texts.temporal },
    { angle: 270, letter: texts.inferior },
  ];
  return (
    <Group aria-hidden="true">
      {RINGS.map((ring) => (
        <circle
          key={ring}
          cx={centre.x}
          cy={centre.y}
          r={ring * perDegree}
          fill="none"
          stroke={paint.line}
          strokeOpacity={LABELLED.includes(ring) ? 0.9 : 0.55}
          strokeDasharray={LABELLED.includes(ring) ? undefined : '2 4'}
        />
      ))}
      <path
        d={angles
          .map((angle) => `M${at(angle, 2).x} ${at(angle, 2).y}L${at(angle, EXTENT).x} ${at(angle, EXTENT).y}`)
          .join('')}
        stroke={paint.line}
        strokeOpacity={0.45}
      />
      <path
        d={`M${centre.x - radius} ${centre.y}H${centre.x + radius}M${centre.x} ${centre.y - radius}V${centre.y + radius}`}
        stroke={paint.line}
        strokeOpacity={0.9}
      />
      <ellipse
        cx={centre.x + temporal * BLIND_SPOT.x * perDegree}
        cy={centre.y - BLIND_SPOT.y * perDegree}
        rx={BLIND_SPOT.across * perDegree}
        ry={BLIND_SPOT.down * perDegree}
        fill={paint.ink}
        fillOpacity={0.18}
        stroke={paint.quietInk}
        strokeWidth={1.25}
        data-part="blind-spot"
      />
      {letters.map(({ angle, letter }) => (
        <text key={angle} {...outside(angle)} {...small} fontSize={12} fill={paint.ink}>
          {letter}
        </text>
      ))}
      {angles
        .filter((angle) => angle % 30 === 0 && angle % 90 !== 0)
        .map((angle) => (
          <text key={angle} {...outside(angle)} {...small} fontSize={10}>
            {`${angle}°`}
          </text>
        ))}
      {[-1, 1].flatMap((side) =>
        LABELLED.map((ring) => (
          <text key={side * ring} x={centre.x + side * ring * perDegree} y={centre.y + radius + TO_RULER} {...small}>
            {`${ring}°`}
          </text>
        )),
      )}
    </Group>
  );
}

/** What lies under the isopter: rings, directions, blind spot, letters; drawn again only when the size changes. */
export const Frame = memo(FrameShape);
