import { memo, type ReactElement } from 'react';
import { markProps } from '../../chart/ChartView.tsx';
import type { ChartPaint } from '../../chart/paint.ts';
import { tenths } from '../../chart/scales.ts';
import type { Band } from '../types.ts';
import { bandPlace, type TimelineFrame } from './frame.ts';
import { LIGHTS } from './lights.ts';

interface BandMarkProps {
  /** The id of the mark. */
  id: string;
  band: Band;
  frame: TimelineFrame;
  /** The text announced for the mark; `null` in a non-interactive drawing. */
  label: string | null;
  paint: ChartPaint;
}

/** The minimum width of a band with a letter in pixels. */
const LETTER = 9;

/**
 * The mark of a period in the lane of an eye: filled while the eye is tested, with a bar in the colour of its light,
 * dashed if it is repeated; only a hairline while the eye waits.
 */
export const BandMark = memo(function BandMark({ id, band, frame, label, paint }: BandMarkProps): ReactElement {
  const { eye, period, is_tested, is_retesting, light } = band;
  const { x, y, width, height = 0 } = bandPlace(band, frame);
  const [left, top] = [tenths(x - width / 2), tenths(y - height / 2)];
  return (
    <g data-period={period} data-eye={eye} data-tested={is_tested} {...markProps(id, label)}>
      <rect
        x={left}
        y={top}
        width={tenths(width)}
        height={height}
        rx={Math.min(4, width / 2)}
        fill={is_tested ? paint.eyes[eye] : 'none'}
        fillOpacity={0.16}
        stroke={is_tested ? paint.eyes[eye] : paint.line}
        strokeWidth={is_tested ? 1.25 : 0.75}
        strokeDasharray={is_retesting ? '4 3' : undefined}
      />
      {light !== null && (
        <rect
          x={tenths(left + 1)}
          y={tenths(top + height - 5)}
          width={tenths(Math.max(0.5, width - 2))}
          height={4}
          rx={1.5}
          fill={LIGHTS[light]}
          data-part="light"
        />
      )}
      {is_tested && width >= LETTER * period.length && (
        <text
          x={tenths(x)}
          y={tenths(y + 3)}
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
});
