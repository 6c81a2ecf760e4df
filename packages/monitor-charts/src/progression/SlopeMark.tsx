import { memo, type ReactElement } from 'react';
import type { ChartPaint } from '../chart/paint.ts';
import { tenths } from '../chart/scales.ts';
import type { SlopeState } from './slopeState.ts';

interface SlopeMarkProps {
  state: SlopeState;
  /** The slope as it is written; empty in a legend. */
  text: string;
  /** The size of the tile in pixels. */
  size: number;
  paint: ChartPaint;
}

/** The width of a character of the typeface of numbers relative to its size. */
const CHARACTER = 0.62;
/** The number of characters of most slopes; shorter ones are no larger. */
const USUAL = 4;
/** The least size at which numbers can be read; smaller tiles, of crowded points, have none. */
const LEAST_FONT = 6;

/** How many characters are seen: Arabic numbers have marks of direction before their sign. */
const lengthOf = (text: string): number => text.replaceAll(/\p{Cf}/gu, '').length;

/** The look of the tile of each state. */
const tileOf = ({ ink, hairline, surface }: ChartPaint, state: SlopeState) =>
  ({
    losing: { fill: ink, stroke: ink, strokeDasharray: undefined },
    slowly: { fill: surface, stroke: ink, strokeDasharray: undefined },
    maybe: { fill: surface, stroke: ink, strokeDasharray: '2 2' },
    steady: { fill: hairline, stroke: hairline, strokeDasharray: undefined },
    unjudged: { fill: surface, stroke: surface, strokeDasharray: undefined },
  })[state];

/**
 * The slope of a point on its tile, around the origin: a filled tile where the point loses sensitivity by the rule, an
 * outlined one where the loss is significant and slow, a dashed one for p < 5 %. No hue is needed.
 */
export const SlopeMark = memo(function SlopeMark({ state, text, size, paint }: SlopeMarkProps): ReactElement {
  const side = tenths(size);
  const font = tenths((0.9 * side) / (CHARACTER * Math.max(USUAL, lengthOf(text))));
  return (
    <>
      <rect
        x={tenths(-side / 2)}
        y={tenths(-side / 2)}
        width={side}
        height={side}
        rx={tenths(size * 0.2)}
        strokeWidth={tenths(Math.max(0.6, size / 24))}
        {...tileOf(paint, state)}
      />
      {text !== '' && font >= LEAST_FONT && (
        <text
          y={tenths(font * 0.35)}
          fontSize={font}
          fontWeight={state === 'losing' ? 700 : 500}
          fontFamily={paint.numberFont}
          textAnchor="middle"
          fill={state === 'losing' ? paint.surface : paint.ink}
        >
          {text}
        </text>
      )}
    </>
  );
});
