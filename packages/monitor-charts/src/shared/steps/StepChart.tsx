import { Fragment, type ReactElement, useId, useMemo } from 'react';
import { plotFrame, plotRole } from '../plotRole.ts';
import type { Point } from '../point.ts';
import { FocusRing } from '../FocusRing.tsx';
import { pointAfterKey } from '../navigation.ts';
import { usePointFocus } from '../usePointFocus.ts';
import { notDrawn, stepGeometry, type StepGeometry } from './geometry.ts';
import { type StepEye, type StepPaint, themePaint } from './paint.ts';
import { StepAxes } from './StepAxes.tsx';
import { type DrawShown, StepMark } from './StepMark.tsx';

/** One trial of a staircase with its place: x its number from 1, y its value. */
export interface StepTrial extends Point {
  /** Whether it was seen, or answered rightly. */
  readonly passed: boolean;
  /** What is spoken of it. */
  readonly label: string;
  /** What was shown, for a mark that draws it. */
  readonly direction?: number | null;
}

/** Trials of one measurement; several follow each other from left to right. */
export interface StepSeries {
  /** Above its trials; null for the only one. */
  readonly name: string | null;
  readonly trials: readonly StepTrial[];
  /** The value taken to be the threshold after each trial; null while there is none. */
  readonly estimates?: readonly (number | null)[];
  /** The value it came to, and its name. */
  readonly settled?: { readonly value: number; readonly label: string } | null;
}

/** The value axis. */
export interface StepAxis {
  readonly title: string;
  readonly values: readonly [top: number, foot: number];
  readonly ticks: readonly number[];
  readonly format: (value: number) => string;
}

/** Props of {@link StepChart}. */
export interface StepChartProps {
  /** What it shows and of which eye: the name of the picture. */
  label: string;
  /** What kind of plot it is, and how its keys are used, as spoken. */
  kind: string;
  help: string;
  eye: StepEye;
  series: readonly StepSeries[];
  axis: StepAxis;
  /** Title of the axis of trials. */
  trialAxis: string;
  /** Writes the number of a trial.
   * @default String
   */
  formatTrial?: (trial: number) => string;
  /** The trials there is room for from the beginning. */
  leastTrials: number;
  width: number;
  height: number;
  /** A range of values that is normal, and its name. */
  band?: { readonly from: number; readonly to: number; readonly label: string } | null;
  /** Draws what was shown, the same function every time; without it marks are discs and crosses. */
  drawShown?: DrawShown;
  /** @default themePaint */
  paint?: StepPaint;
  /** @default true */
  isInteractive?: boolean;
  onTrialChange?: (trial: StepTrial | null) => void;
}

/** Height of a line of words, px. */
const ROOM_FOR_WORDS = 16;

const isKnown = (value: number | null): value is number => value !== null;

/** Above the plot where the range ends at its top, else inside: lines of the axis would strike it through. */
function bandNamePlace({ from, to }: { from: number; to: number }, { left, right, top, y }: StepGeometry) {
  const upper = Math.min(y(from), y(to));
  return upper - top < ROOM_FOR_WORDS
    ? ({ x: right, y: top - 8, textAnchor: 'end' } as const)
    : { x: left + 6, y: upper + 13 };
}

/** Over its line, or under it where the last marks are over it. */
function settledNameY(value: number, trials: readonly StepTrial[], { top, bottom, mark, y }: StepGeometry): number {
  const line = y(value);
  const isTaken = trials.slice(-2).some((trial) => y(trial.y) < line - 1 && y(trial.y) > line - 2 * ROOM_FOR_WORDS);
  return isTaken && line + ROOM_FOR_WORDS < bottom ? line + 14 : Math.max(top + 12, line - mark / 2 - 6);
}

/** The running estimate as a line of steps. */
function estimateLine(series: StepSeries, x: (trial: number) => number, y: (value: number) => number): string {
  const { trials, estimates = [] } = series;
  let line = '';
  for (const [i, trial] of trials.entries()) {
    const value = estimates[i] ?? null;
    if (isKnown(value)) line += line === '' ? `M${x(trial.x)} ${y(value)}` : `H${x(trial.x)}V${y(value)}`;
  }
  return line;
}

/**
 * Trials of a staircase, value against number: what passed and what did not differ by shape, the running estimate is a
 * line of steps, what it came to a dashed line with its name. An SVG that needs no style sheet (CHART-03).
 */
export function StepChart({
  label,
  kind,
  help,
  eye,
  series,
  axis,
  trialAxis,
  formatTrial = String,
  leastTrials,
  width,
  height,
  band = null,
  drawShown,
  paint = themePaint,
  isInteractive = true,
  onTrialChange,
}: StepChartProps): ReactElement {
  const helpId = useId();
  const trials = useMemo(() => series.flatMap((one) => one.trials), [series]);
  const last = trials.at(-1)?.x ?? 0;
  const first = notDrawn(last);
  const isShown = drawShown !== undefined;
  const [high, low] = axis.values;
  const geometry = useMemo(
    () => stepGeometry({ width, height, trials: last, least: leastTrials, values: [high, low], isShown }),
    [width, height, leastTrials, last, high, low, isShown],
  );
  const { svgRef, focused, handlers } = usePointFocus(trials, onTrialChange, pointAfterKey, (trials[0]?.x ?? 1) - 1);
  const { left, right, top, bottom, mark, shift, x, y } = geometry;
  const [start, end] = [left + shift, right + shift];
  const colours = paint.eyes[eye];
  return (
    <svg
      {...plotFrame(width, height)}
      {...plotRole(isInteractive, { kind, help: helpId })}
      {...(isInteractive ? handlers : {})}
      ref={svgRef}
      aria-label={label}
      data-component="StepChart"
    >
      {isInteractive && <desc id={helpId}>{help}</desc>}
      {band && (
        <g aria-hidden="true" data-part="band">
          <rect
            x={left}
            y={Math.min(y(band.from), y(band.to))}
            width={right - left}
            height={Math.abs(y(band.from) - y(band.to))}
            fill={paint.band}
          />
          <text {...bandNamePlace(band, geometry)} fontSize={11} {...wordsOf(paint)}>
            {band.label}
          </text>
        </g>
      )}
      <StepAxes {...{ geometry, axis, trialAxis, formatTrial, first, paint }} />
      {/* marks keep their places while the chart moves on: only what is new is drawn */}
      <g transform={`translate(${-shift} 0)`}>
        {series.map((one, i) => {
          const from = one.trials[0];
          const before = i > 0 && from ? x(from.x - 0.5) : null;
          return (
            <Fragment key={from?.x ?? `empty ${i}`}>
              {before !== null && (
                <path
                  d={`M${before} ${top}V${bottom}`}
                  stroke={paint.quietInk}
                  strokeDasharray="2 4"
                  aria-hidden="true"
                />
              )}
              {one.name !== null && from && (
                <text x={(before ?? start) + 4} y={top - 8} fontSize={11} aria-hidden="true" {...wordsOf(paint)}>
                  {one.name}
                </text>
              )}
              <path
                d={estimateLine(one, x, y)}
                fill="none"
                stroke={colours.mark}
                strokeWidth={1.75}
                data-part="estimate"
              />
              {one.settled && from && (
                <g aria-hidden="true" data-part="settled">
                  <path
                    d={`M${before ?? start} ${y(one.settled.value)}H${i === series.length - 1 ? end : x(one.trials.at(-1)?.x ?? 1)}`}
                    stroke={colours.mark}
                    strokeWidth={1.5}
                    strokeDasharray="6 4"
                  />
                </g>
              )}
              {one.trials.map((trial) => (
                <StepMark
                  key={trial.x}
                  index={trial.x - 1}
                  cx={x(trial.x)}
                  cy={y(trial.y)}
                  size={mark}
                  passed={trial.passed}
                  label={isInteractive ? trial.label : null}
                  paint={paint}
                  eye={eye}
                  direction={trial.direction ?? null}
                  drawShown={drawShown}
                />
              ))}
            </Fragment>
          );
        })}
        {series.map(({ settled, trials: own }, i) => {
          const to = i === series.length - 1 ? end : x(own.at(-1)?.x ?? 1) + mark / 2;
          return (
            settled &&
            own.length > 0 && (
              <text
                key={own[0]?.x ?? i}
                x={to - 2}
                y={settledNameY(settled.value, own, geometry)}
                textAnchor="end"
                fontSize={12}
                fontWeight={700}
                fill={paint.ink}
                // not every renderer of paper knows the order of painting
                {...(isInteractive && { stroke: paint.surface, strokeWidth: 4, paintOrder: 'stroke' })}
                fontFamily={paint.numberFont}
                aria-hidden="true"
              >
                {settled.label}
              </text>
            )
          );
        })}
        {focused && (
          <FocusRing
            x={x(focused.x) - mark / 2 - 4}
            y={y(focused.y) - mark / 2 - 4}
            width={mark + 8}
            height={mark + 8}
            rx={6}
            paint={paint}
          />
        )}
      </g>
    </svg>
  );
}

const wordsOf = ({ quietInk, bodyFont }: StepPaint) => ({ fill: quietInk, fontFamily: bodyFont });
