import { memo, type ReactElement } from 'react';
import type { PupilWords } from '../pupil.texts.ts';
import type { Band } from '../types.ts';
import { bandBox, type TimelineGeometry } from './geometry.ts';
import type { PupilPaint } from './paint.ts';
import { bandText } from './speech.ts';

interface BandMarkProps {
  index: number;
  band: Band;
  geometry: TimelineGeometry;
  paint: PupilPaint;
  texts: PupilWords;
  /** Writes a number in the language. */
  format: (value: number) => string;
  /** Whether it is spoken of; not in a drawing that is only looked at. */
  isInteractive: boolean;
}

/** A letter needs so much room, px. */
const LETTER = 9;

/**
 * A period of an eye in its lane: filled while the eye is tested, with a bar in the colour of the light while it is lit,
 * dashed when it is repeated; an eye that waits has a hairline alone.
 */
function Shape({ index, band, geometry, paint, texts, format, isInteractive }: BandMarkProps): ReactElement {
  const { eye, period, is_tested, is_retesting, light } = band;
  const { x, y, width, height } = bandBox(band, geometry);
  const spoken = isInteractive
    ? ({ role: 'img', 'aria-label': bandText(texts, band, format), tabIndex: -1, 'data-index': index } as const)
    : {};
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
export const BandMark = memo(Shape);
