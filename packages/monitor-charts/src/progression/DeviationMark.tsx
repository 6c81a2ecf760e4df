import type { ProbabilityClass } from '@isopter/clinical/perimetry/analysis';
import { memo, type ReactElement } from 'react';
import type { ChartPaint } from '../chart/paint.ts';
import { tenths } from '../chart/scales.ts';
import { ProbabilitySymbol } from '../perimetry/plot/ProbabilitySymbol.tsx';
import { written } from '../shared/written.ts';

interface DeviationMarkProps {
  /** The deviation in dB. */
  db: number;
  /** How rare it is among healthy eyes; `null` where that is not known. */
  probability: ProbabilityClass;
  /** The size of the tile around the mark, in pixels. */
  size: number;
  paint: ChartPaint;
}

/** A deviation around the origin: whole dB above the symbol of its rarity. */
export const DeviationMark = memo(function DeviationMark({
  db,
  probability,
  size,
  paint,
}: DeviationMarkProps): ReactElement {
  const font = tenths(size * 0.48);
  return (
    <>
      <text
        y={tenths(probability ? 0 : font * 0.35)}
        fontSize={font}
        fontFamily={paint.numberFont}
        textAnchor="middle"
        fill={paint.ink}
      >
        {written(Math.round(db) + 0)}
      </text>
      {probability && (
        <ProbabilitySymbol
          probability={probability}
          cx={0}
          cy={tenths(size * 0.3)}
          size={tenths(size * 0.4)}
          ink={paint.ink}
        />
      )}
    </>
  );
});
