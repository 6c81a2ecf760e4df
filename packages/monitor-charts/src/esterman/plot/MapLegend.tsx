import type { ReactElement } from 'react';
import type { ChartPaint } from '../../chart/paint.ts';
import type { EstermanPointState } from '../types.ts';
import { LEGEND } from './frame.ts';
import { PointMark } from './PointMark.tsx';
import { type MapWords, resultText } from './speech.ts';

const STATES: readonly EstermanPointState[] = ['seen', 'notSeen', 'untested'];
/** The width of a mark, the width of a character, and the gap between entries in pixels. */
const ENTRY = { mark: 12, letter: 6.2, gap: 40 } as const;

interface MapLegendProps {
  width: number;
  height: number;
  texts: MapWords;
  paint: ChartPaint;
}

/** The legend of the marks along the lower edge. */
export function MapLegend({ width, height, texts, paint }: MapLegendProps): ReactElement {
  const names = STATES.map((state) => resultText(texts, { x: 0, y: 0, state }));
  const widths = names.map((name) => ENTRY.mark + name.length * ENTRY.letter + ENTRY.gap);
  const start = (width - widths.reduce((sum, one) => sum + one, -ENTRY.gap)) / 2;
  const middle = height - LEGEND / 2;
  return (
    <g aria-hidden="true" data-part="legend">
      {STATES.map((state, i) => {
        const left = start + widths.slice(0, i).reduce((sum, one) => sum + one, 0);
        return (
          <g key={state}>
            <PointMark cx={left} cy={middle} size={ENTRY.mark} state={state} label={null} paint={paint} />
            <text
              x={left + ENTRY.mark}
              y={middle + 4}
              fontSize={11.5}
              fontFamily={paint.bodyFont}
              fill={paint.quietInk}
            >
              {names[i]}
            </text>
          </g>
        );
      })}
    </g>
  );
}
