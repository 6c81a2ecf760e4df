import { memo, type ReactElement } from 'react';
import type { Band } from '../types.ts';
import type { PupilPaint } from './paint.ts';

interface BandMarkProps {
  index: number;
  band: Band;
  x: number;
  y: number;
  width: number;
  height: number;
  /** What is spoken of it; null in a drawing that is only looked at. */
  label: string | null;
  paint: PupilPaint;
}

/** A letter needs so much room, px. */
const LETTER = 9;

/**
 * A period of an eye in its lane: filled while the eye is tested, with a bar in the colour of the light while it is lit,
 * dashed when it is repeated; an eye that waits has a hairline alone.
 */
function Shape({ index, band, x, y, width, height, label, paint }: BandMarkProps): ReactElement {
  const { eye, period, is_tested, is_retesting, light } = band;
  const spoken =
    label === null ? {} : ({ role: 'img', 'aria-label': label, tabIndex: -1, 'data-index': index } as const);
  const inner = Math.max(0.5, width - 1.5);
  return (
    <g style={{ outline: 'none' }} data-period={period} data-eye={eye} data-tested={is_tested} {...spoken}>
      <rect
        x={x}
        y={y}
        width={inner}
        height={height}
        rx={Math.min(4, inner / 2)}
        fill={is_tested ? paint.eyes[eye] : 'transparent'}
        fillOpacity={0.16}
        stroke={is_tested ? paint.eyes[eye] : paint.line}
        strokeWidth={is_tested ? 1.25 : 0.75}
        strokeDasharray={is_retesting ? '4 3' : undefined}
      />
      {light !== null && (
        <rect
          x={x + 1}
          y={y + height - 5}
          width={Math.max(0.5, inner - 2)}
          height={4}
          rx={1.5}
          fill={paint.lights[light]}
          data-part="light"
        />
      )}
      {is_tested && inner >= LETTER * period.length && (
        <text
          x={x + inner / 2}
          y={y + height / 2 + 3}
          textAnchor="middle"
          fontSize={11.5}
          fontFamily={paint.bodyFont}
          fill={paint.ink}
          aria-hidden="true"
        >
          {period}
        </text>
      )}
    </g>
  );
}

/** Drawn again only when it changes. */
export const BandMark = memo(
  Shape,
  (one, other) =>
    one.index === other.index &&
    one.x === other.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.height === other.height &&
    one.label === other.label &&
    one.paint === other.paint,
);
