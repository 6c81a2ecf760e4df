import { Group } from '@visx/group';
import { memo, type ReactElement } from 'react';
import { labelledLevels, LEVEL_LINES, type LevelGeometry, plateTicks } from './geometry.ts';
import type { LevelPaint } from './paint.ts';

interface GridProps {
  geometry: LevelGeometry;
  /** Plates that are older than the drawn ones. */
  first: number;
  paint: LevelPaint;
  plateAxis: string;
  levelAxis: string;
  normalBand: string;
  /** Writes a number. */
  format: (value: number) => string;
}

function GridShape({ geometry, first, paint, plateAxis, levelAxis, normalBand, format }: GridProps): ReactElement {
  const { left, right, top, bottom, across, shift, normal, x, y } = geometry;
  const labelled = labelledLevels(geometry);
  const small = { fontSize: 11, fill: paint.quietInk } as const;
  return (
    <Group aria-hidden="true">
      <rect x={left} y={normal} width={right - left} height={bottom - normal} fill={paint.normal} />
      <text x={right - 6} y={bottom - 6} textAnchor="end" {...small} fontFamily={paint.bodyFont} fill={paint.ink}>
        {normalBand}
      </text>
      <path
        d={LEVEL_LINES.map((level) => `M${left} ${y(level)}H${right}`).join('')}
        stroke={paint.line}
        strokeOpacity={0.5}
      />
      <path d={`M${left} ${top}V${bottom}H${right}`} fill="none" stroke={paint.line} />
      {LEVEL_LINES.filter((level) => labelled.has(level)).map((level) => (
        <text key={level} x={left - 8} y={y(level) + 4} textAnchor="end" {...small} fontFamily={paint.numberFont}>
          {format(level)}
        </text>
      ))}
      {plateTicks(across, first).map((plate) => (
        <text
          key={plate}
          x={x(plate) - shift}
          y={bottom + 16}
          textAnchor="middle"
          {...small}
          fontFamily={paint.numberFont}
        >
          {format(plate)}
        </text>
      ))}
      <text
        x={(left + right) / 2}
        y={bottom + 34}
        textAnchor="middle"
        {...small}
        fontFamily={paint.bodyFont}
        fill={paint.ink}
      >
        {plateAxis}
      </text>
      <text
        transform={`translate(${left - 46} ${(top + bottom) / 2}) rotate(-90)`}
        textAnchor="middle"
        {...small}
        fontFamily={paint.bodyFont}
        fill={paint.ink}
      >
        {levelAxis}
      </text>
    </Group>
  );
}

/** Lines of the levels, the band of normal ones, and the two axes. */
export const Grid = memo(GridShape);
