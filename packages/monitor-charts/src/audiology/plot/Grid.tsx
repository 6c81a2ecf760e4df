import { Group } from '@visx/group';
import { memo, type ReactElement } from 'react';
import { type AudiogramGeometry, DECIBELS_PER_OCTAVE, HALF_OCTAVES, levelsOf, OCTAVES } from './geometry.ts';
import type { AudiogramPaint } from './paint.ts';

interface GridProps {
  geometry: AudiogramGeometry;
  paint: AudiogramPaint;
  frequencyAxis: string;
  levelAxis: string;
  /** Writes a number. */
  format: (value: number) => string;
}

/** Labels closer than this would touch, px: of levels, and of the frequencies between octaves that are tested. */
const LABEL_ROOM = 14;
const HALF_OCTAVE_ROOM = 76;
const LABELLED_HALF_OCTAVES = [3000, 6000] as const;

function GridShape({ geometry, paint, frequencyAxis, levelAxis, format }: GridProps): ReactElement {
  const { left, right, top, bottom, perDecibel, x, y } = geometry;
  const levels = levelsOf();
  const labelled = levels.filter((_, i) => perDecibel * 10 >= LABEL_ROOM || i % 2 === 1);
  const hasHalves = perDecibel * DECIBELS_PER_OCTAVE >= HALF_OCTAVE_ROOM;
  const frequencies = [...OCTAVES, ...(hasHalves ? LABELLED_HALF_OCTAVES : [])];
  const small = { fontSize: 11, fontFamily: paint.bodyFont, fill: paint.quietInk } as const;
  return (
    <Group aria-hidden="true">
      <path
        d={[
          ...OCTAVES.map((hz) => `M${x(hz)} ${top}V${bottom}`),
          ...levels.map((db) => `M${left} ${y(db)}H${right}`),
        ].join('')}
        stroke={paint.line}
        strokeOpacity={0.6}
      />
      <path
        d={HALF_OCTAVES.map((hz) => `M${x(hz)} ${top}V${bottom}`).join('')}
        stroke={paint.line}
        strokeOpacity={0.6}
        strokeDasharray="3 4"
      />
      <path d={`M${left} ${y(0)}H${right}`} stroke={paint.quietInk} />
      {frequencies.map((hz) => (
        <text key={hz} x={x(hz)} y={top - 7} textAnchor="middle" {...small}>
          {format(hz)}
        </text>
      ))}
      {labelled.map((db) => (
        <text key={db} x={left - 6} y={y(db) + 4} textAnchor="end" {...small}>
          {format(db)}
        </text>
      ))}
      <text x={(left + right) / 2} y={top - 24} textAnchor="middle" {...small} fill={paint.ink}>
        {frequencyAxis}
      </text>
      <text
        transform={`translate(${left - 34} ${(top + bottom) / 2}) rotate(-90)`}
        textAnchor="middle"
        {...small}
        fill={paint.ink}
      >
        {levelAxis}
      </text>
    </Group>
  );
}

/** What lies under the results; drawn again only when the size or the language changes. */
export const Grid = memo(GridShape);
