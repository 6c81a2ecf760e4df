import { type ReactElement, useId, useMemo } from 'react';
import { FocusRing } from '../../shared/FocusRing.tsx';
import { pointAfterKey } from '../../shared/navigation.ts';
import { plotFrame, plotRole } from '../../shared/plotRole.ts';
import { notDrawn } from '../../shared/steps/room.ts';
import { usePointFocus } from '../../shared/usePointFocus.ts';
import { isSeen } from '../model/statistics.ts';
import { type StereopsisWords, stereopsisWords } from '../stereopsis.texts.ts';
import type { Plate, StereoResult } from '../types.ts';
import { levelGeometry } from './geometry.ts';
import { Grid } from './Grid.tsx';
import { type LevelPaint, themePaint } from './paint.ts';
import { type Outcome, PlateMark } from './PlateMark.tsx';
import { plateText } from './speech.ts';

/** One plate with its place for the arrow keys: x its number, y its level, coarse ones upwards. */
export interface ChartedPlate extends Plate {
  readonly x: number;
  readonly y: number;
}

/** Props of {@link LevelChart}. */
export interface LevelChartProps {
  /** Oldest first. */
  plates: readonly Plate[];
  /**
   * What the test came to: a line across.
   * @default null
   */
  result?: StereoResult | null;
  width: number;
  height: number;
  /**
   * Whether the test runs: the newest plate is marked.
   * @default false
   */
  isRunning?: boolean;
  /**
   * Colours and typefaces; `printPaint` for paper.
   * @default themePaint
   */
  paint?: LevelPaint;
  /**
   * The words, in English by default.
   * @default stereopsisWords
   */
  texts?: StereopsisWords;
  /**
   * Writes a number in the language.
   * @default String
   */
  format?: (value: number) => string;
  /**
   * Whether the plates can be reached by keyboard and touch; false in a report.
   * @default true
   */
  isInteractive?: boolean;
  /** Told of the plate under the focus, and null when the focus leaves the plates. */
  onPlateChange?: (plate: Plate | null) => void;
}

/** Levels count so little for the arrow keys that left and right go from plate to plate, whatever their levels. */
const FLAT = 100;

/** How a plate was answered. */
export const outcomeOf = (plate: Plate): Outcome =>
  isSeen(plate) ? 'seen' : plate.target_answer === null ? 'notAnswered' : 'notSeen';

/**
 * The way down the levels: disparity on a logarithmic axis against the plates in their order, seen and not seen by shape,
 * the band of normal stereoacuity, and the result. An SVG that needs no style sheet (CHART-03); time goes from left to
 * right in every language, as in all plots of this kind.
 */
export function LevelChart({
  plates,
  result = null,
  width,
  height,
  isRunning = false,
  paint = themePaint,
  texts = stereopsisWords,
  format = String,
  isInteractive = true,
  onPlateChange,
}: LevelChartProps): ReactElement {
  const help = useId();
  const first = notDrawn(plates.length);
  const charted = useMemo<readonly ChartedPlate[]>(
    () => plates.slice(first).map((plate, i) => ({ ...plate, x: first + i + 1, y: Math.log10(plate.arcsec) / FLAT })),
    [plates, first],
  );
  const geometry = useMemo(() => levelGeometry(plates, width, height), [plates, width, height]);
  const { svgRef, focused, handlers } = usePointFocus(charted, onPlateChange, pointAfterKey, first);
  const { shift, x, y, left, right } = geometry;
  const newest = isRunning ? charted.at(-1) : undefined;
  return (
    <svg
      {...plotFrame(width, height)}
      {...plotRole(isInteractive, { kind: texts.chart, help })}
      {...(isInteractive ? handlers : {})}
      ref={svgRef}
      aria-label={texts.chart}
      data-component="LevelChart"
    >
      {isInteractive && <desc id={help}>{texts.chartHelp}</desc>}
      <Grid {...{ geometry, first, paint, format }} {...texts} />
      {result !== null && result.arcsec !== null && (
        <g data-part="result" aria-hidden="true">
          <path d={`M${left} ${y(result.arcsec)}H${right}`} stroke={paint.ink} strokeWidth={2} strokeDasharray="7 4" />
          <text
            x={left + 8}
            y={y(result.arcsec) - 6}
            fontSize={13}
            fontWeight={650}
            fontFamily={paint.numberFont}
            fill={paint.ink}
          >
            {texts.arcsec({ value: format(result.arcsec) })}
          </text>
        </g>
      )}
      {/* marks keep their places while the chart moves on: only what is new is drawn */}
      <g transform={`translate(${-shift} 0)`}>
        <path
          d={charted.map((plate, i) => `${i === 0 ? 'M' : 'L'}${x(plate.x)} ${y(plate.arcsec)}`).join('')}
          fill="none"
          stroke={paint.quietInk}
          strokeOpacity={0.7}
          strokeWidth={1.25}
          data-part="way"
        />
        {charted.map((plate) => (
          <PlateMark
            key={plate.x}
            index={plate.x - 1}
            outcome={outcomeOf(plate)}
            cx={x(plate.x)}
            cy={y(plate.arcsec)}
            label={isInteractive ? plateText(texts, plate, format) : null}
            paint={paint}
          />
        ))}
        {newest && (
          <circle
            cx={x(newest.x)}
            cy={y(newest.arcsec)}
            r={10}
            fill="none"
            stroke={paint.testing}
            strokeWidth={2.5}
            data-part="newest"
          />
        )}
        {focused && (
          <FocusRing x={x(focused.x) - 12} y={y(focused.arcsec) - 12} width={24} height={24} rx={6} paint={paint} />
        )}
      </g>
    </svg>
  );
}
