import type { DifferenceVerdict } from '@isopter/clinical/perimetry/progression';
import { memo, type ReactElement } from 'react';
import type { ChartPaint } from '../chart/paint.ts';
import { tenths } from '../chart/scales.ts';
import { Segment } from '../chart/Segment.tsx';

interface DifferenceMarkProps {
  verdict: DifferenceVerdict;
  /** The difference in dB as it is written; empty in a legend. */
  text: string;
  /** The size of the tile around the mark, in pixels. */
  size: number;
  paint: ChartPaint;
}

/** Positions where the rising lines of the hatching cross the middle, as shares of the tile. */
const HATCHING = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75];

/** Rising lines that end at the edges of the tile, because not every output supports clip paths. */
function Hatching({ size, paint }: Pick<DifferenceMarkProps, 'size' | 'paint'>): ReactElement {
  const half = size / 2;
  return (
    <g stroke={paint.line} strokeWidth={tenths(Math.max(0.6, size / 30))}>
      {HATCHING.map((offset) => {
        const shift = offset * size;
        const inset = Math.abs(shift) / 2;
        return (
          <Segment
            key={offset}
            from={{ x: tenths(-half + inset + shift / 2), y: tenths(half - inset + shift / 2) }}
            to={{ x: tenths(half - inset + shift / 2), y: tenths(-half + inset + shift / 2) }}
          />
        );
      })}
    </g>
  );
}

/**
 * How much a point differs from before, and what test-retest limits say of it, around the origin: a filled tile far below
 * them, a hatched and outlined one below, a dashed outline above, a pale tile within, a dotted circle where there is no
 * limit. The shapes alone tell them apart, also on a printer without color.
 */
export const DifferenceMark = memo(function DifferenceMark({
  verdict,
  text,
  size,
  paint,
}: DifferenceMarkProps): ReactElement {
  const half = tenths(size / 2);
  const tile = { x: -half, y: -half, width: 2 * half, height: 2 * half, rx: tenths(size * 0.2) };
  const isWorse = verdict === 'farWorse' || verdict === 'worse';
  const font = tenths(size * (text.length > 2 ? 0.44 : 0.5));
  return (
    <>
      {verdict === 'farWorse' && <rect {...tile} fill={paint.ink} />}
      {verdict === 'worse' && (
        <>
          <rect {...tile} fill={paint.surface} />
          <Hatching size={size} paint={paint} />
          <rect {...tile} fill="none" stroke={paint.ink} strokeWidth={1.4} />
        </>
      )}
      {verdict === 'better' && (
        <rect {...tile} fill={paint.surface} stroke={paint.ink} strokeWidth={1.2} strokeDasharray="3 2" />
      )}
      {verdict === 'within' && <rect {...tile} fill={paint.hairline} fillOpacity={0.35} />}
      {verdict === 'noLimit' && (
        <circle r={half} fill={paint.surface} stroke={paint.quietInk} strokeWidth={1} strokeDasharray="1 2" />
      )}
      {text !== '' && (
        <text
          y={tenths(font * 0.35)}
          fontSize={font}
          fontWeight={isWorse || verdict === 'better' ? 700 : 400}
          fontFamily={paint.numberFont}
          textAnchor="middle"
          fill={verdict === 'farWorse' ? paint.surface : paint.ink}
          {...(verdict === 'worse' && { stroke: paint.surface, strokeWidth: 3, paintOrder: 'stroke' })}
        >
          {text}
        </text>
      )}
    </>
  );
});
