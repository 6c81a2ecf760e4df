import type { Point } from '@isopter/clinical';
import { curveStepAfter } from '@visx/curve';
import { Group } from '@visx/group';
import { LinePath } from '@visx/shape';
import { type ReactElement, useMemo } from 'react';
import { Axes } from '../../chart/Axes.tsx';
import { ChartView, type PlotProps } from '../../chart/ChartView.tsx';
import type { Details } from '../../chart/DetailsCard.tsx';
import { type ChartPaint, themePaint } from '../../chart/paint.ts';
import type { Place } from '../../chart/places.ts';
import { spaced, wholeTicks } from '../../chart/ticks.ts';
import { stepFrame, type StepFrame } from './frame.ts';
import { type DrawShown, type StepEye, StepMark } from './StepMark.tsx';
import { Segment } from '../../chart/Segment.tsx';

/** A trial of a staircase: x is its number from 1, y its value. */
export interface StepTrial extends Point {
  /** Whether it was seen or answered correctly. */
  readonly passed: boolean;
  /** The text announced for the mark. */
  readonly label: string;
  /** Further details. */
  readonly rows?: Details['rows'];
  /** The direction of the optotype, for marks that draw it. */
  readonly direction?: number | null;
}

/** The trials of one measurement; several are drawn from left to right. */
export interface StepSeries {
  /** The name above its trials; `null` for a single series. */
  readonly name: string | null;
  readonly trials: readonly StepTrial[];
  /** The estimated threshold after each trial; `null` while there is none. */
  readonly estimates?: readonly (number | null)[];
  /** The result, its label, and the interval in which it lies. */
  readonly settled?: {
    readonly value: number;
    readonly label: string;
    readonly interval?: readonly [from: number, to: number] | null;
  } | null;
}

/** The value axis. */
export interface StepAxis {
  readonly title: string;
  readonly values: readonly [top: number, foot: number];
  readonly ticks: readonly number[];
  readonly format: (value: number) => string;
}

/** Props of {@link StepChart}. */
export interface StepChartProps extends PlotProps {
  /** The accessible name: what the chart shows, and of which eye. */
  label: string;
  /** The role description: the kind of plot and how to use its keys. */
  kind: string;
  help: string;
  eye: StepEye;
  series: readonly StepSeries[];
  axis: StepAxis;
  /** The title of the trial axis. */
  trialAxis: string;
  /**
   * Formats the number of a trial.
   * @default String
   */
  formatTrial?: (trial: number) => string;
  /** The minimum number of trials that the axis has room for. */
  leastTrials: number;
  /** The normal range of values and its label. */
  band?: { readonly from: number; readonly to: number; readonly label: string } | null;
  /**
   * Draws the optotype of a trial. Keep the function identical between renders. If omitted, marks are discs and
   * crosses.
   */
  drawShown?: DrawShown;
}

/** The height of a line of text in pixels, and the space for a number, across and down. */
const ROOM_FOR_WORDS = 16;
const ROOM = { across: 24, down: 14 } as const;

const wordsOf = ({ quietInk, bodyFont }: ChartPaint) => ({ fontSize: 11, fill: quietInk, fontFamily: bodyFont });

/**
 * The position of the range's label: above the plot if the range ends at its top, otherwise inside, where no grid line
 * crosses it.
 */
function bandNamePlace(upper: number, { left, right, top }: StepFrame['area']) {
  return upper - top < ROOM_FOR_WORDS
    ? ({ x: right, y: top - 8, textAnchor: 'end' } as const)
    : { x: left + 6, y: upper + 13 };
}

/** The y position of the result's label: above its line, or below it if the last marks are above. */
function settledNameY(value: number, trials: readonly StepTrial[], { area, mark, y }: StepFrame): number {
  const line = y(value);
  const isTaken = trials.slice(-2).some((trial) => y(trial.y) < line - 1 && y(trial.y) > line - 2 * ROOM_FOR_WORDS);
  return isTaken && line + ROOM_FOR_WORDS < area.bottom ? line + 14 : Math.max(area.top + 12, line - mark / 2 - 6);
}

/**
 * The position of a result's label: beside its line; with an interval, in which most marks lie, above the plot. There is
 * none on paper where the name of the measurement stands.
 */
function settledPlace({ name, trials, settled }: StepSeries, frame: StepFrame, isInteractive: boolean): number | null {
  if (!settled) return null;
  if (settled.interval === undefined) return settledNameY(settled.value, trials, frame);
  if (name === null) return frame.area.top - 8;
  return isInteractive ? settledNameY(settled.value, trials, frame) : null;
}

/** The points of the running estimate. */
const estimatesOf = ({ trials, estimates = [] }: StepSeries): Point[] =>
  trials.flatMap(({ x }, i) => {
    const y = estimates[i] ?? null;
    return y === null ? [] : [{ x, y }];
  });

/** The normal range across the whole plot, and its label. */
function Band({
  band,
  frame,
  paint,
}: {
  band: NonNullable<StepChartProps['band']>;
  frame: StepFrame;
  paint: ChartPaint;
}) {
  const { area, y } = frame;
  const [upper, lower] = [Math.min(y(band.from), y(band.to)), Math.max(y(band.from), y(band.to))];
  return (
    <g aria-hidden="true" data-part="band">
      <rect x={area.left} y={upper} width={area.right - area.left} height={lower - upper} fill={paint.positiveSoft} />
      <text {...bandNamePlace(upper, area)} {...wordsOf(paint)}>
        {band.label}
      </text>
    </g>
  );
}

/**
 * The trials of a staircase, value by number. Passed and failed trials differ in shape, the running estimate is a step
 * line, and the result is a dashed line with a label. It is an SVG that needs no style sheet (CHART-03).
 * @selector [data-component="StepChart"] The chart.
 * @selector [data-part="band"] The normal range with its label.
 * @selector [data-part="estimate"] The line of the running estimate.
 * @selector [data-part="settled"] The line of the result.
 * @selector [data-part="interval"] The interval in which the result lies.
 * @selector [data-passed] On a trial: whether it was passed.
 * @selector [data-part="missed"] The cross or stroke of a failed trial.
 */
export function StepChart(props: StepChartProps): ReactElement {
  const { label, kind, help, eye, series, axis, trialAxis, formatTrial = String, leastTrials, width, height } = props;
  const { band = null, drawShown, paint = themePaint, isInteractive = true } = props;
  const trials = useMemo(() => series.flatMap((one) => one.trials), [series]);
  const last = trials.at(-1)?.x ?? 0;
  const isShown = drawShown !== undefined;
  const [high, low] = axis.values;
  const frame = useMemo(
    () => stepFrame({ width, height, trials: last, least: leastTrials, values: [high, low], isShown }),
    [width, height, leastTrials, last, high, low, isShown],
  );
  const { area, x, y, mark, shift, drawn } = frame;
  const across = useMemo(
    () => ({
      scale: drawn,
      ticks: wholeTicks(drawn, ROOM.across),
      format: formatTrial,
      title: trialAxis,
      hasLine: true,
    }),
    [drawn, formatTrial, trialAxis],
  );
  const down = useMemo(() => {
    const ticks = spaced(axis.ticks, y, ROOM.down);
    return { scale: y, ticks, lines: ticks, format: axis.format, title: axis.title, hasLine: true };
  }, [axis, y]);
  const places = useMemo(
    () => trials.map((one): Place => ({ id: String(one.x), x: x(one.x) - shift, y: y(one.y), width: mark })),
    [trials, x, y, shift, mark],
  );
  const describe = (id: string): Details => {
    const { label: title = '', rows = [] } = trials.find((one) => String(one.x) === id) ?? {};
    return { title, rows };
  };
  return (
    <ChartView
      {...{ width, height, label, kind, help, paint, isInteractive, places, describe }}
      component="StepChart"
      order="series"
    >
      {band && <Band {...{ band, frame, paint }} />}
      <Axes {...{ area, paint }} x={across} y={down} />
      {/* marks keep their positions while the chart is shifted, so that only new ones are drawn */}
      <Group left={-shift}>
        {series.map((one, i) => (
          <Measurement
            key={one.trials[0]?.x ?? `empty ${i}`}
            {...{ series: one, frame, eye, paint, drawShown, isInteractive }}
            isFirst={i === 0}
            isLast={i === series.length - 1}
          />
        ))}
      </Group>
    </ChartView>
  );
}

interface MeasurementProps extends Pick<StepChartProps, 'eye'> {
  series: StepSeries;
  frame: StepFrame;
  paint: ChartPaint;
  drawShown: DrawShown | undefined;
  isInteractive: boolean;
  isFirst: boolean;
  isLast: boolean;
}

/** The trials of one measurement from left to right, with the result. */
function Measurement({ series, frame, eye, paint, drawShown, isInteractive, isFirst, isLast }: MeasurementProps) {
  const { area, x, y, mark, shift } = frame;
  const { name, trials, settled } = series;
  const [first, last] = [trials[0], trials.at(-1)];
  if (!first || !last) return null;
  const colour = paint.eyes[eye];
  const labelY = settledPlace(series, frame, isInteractive);
  const start = isFirst ? area.left + shift : x(first.x - 0.5);
  const end = isLast ? area.right + shift : x(last.x + 0.5);
  return (
    <>
      {!isFirst && (
        <Segment
          from={{ x: start, y: area.top }}
          to={{ x: start, y: area.bottom }}
          stroke={paint.quietInk}
          strokeDasharray="2 4"
          aria-hidden="true"
        />
      )}
      {name !== null && (
        <text x={start + 4} y={area.top - 8} aria-hidden="true" {...wordsOf(paint)}>
          {name}
        </text>
      )}
      {settled?.interval && (
        <rect
          x={start}
          width={end - start}
          y={Math.min(...settled.interval.map(y))}
          height={Math.abs(y(settled.interval[1]) - y(settled.interval[0]))}
          fill={paint.eyesSoft[eye]}
          fillOpacity={0.7}
          aria-hidden="true"
          data-part="interval"
        />
      )}
      <LinePath
        data={estimatesOf(series)}
        x={(at) => x(at.x)}
        y={(at) => y(at.y)}
        curve={curveStepAfter}
        fill="none"
        stroke={colour}
        strokeWidth={1.75}
        data-part="estimate"
      />
      {settled && (
        <Segment
          from={{ x: start, y: y(settled.value) }}
          to={{ x: end, y: y(settled.value) }}
          stroke={colour}
          strokeWidth={1.5}
          strokeDasharray="6 4"
          aria-hidden="true"
          data-part="settled"
        />
      )}
      {trials.map((trial) => (
        <StepMark
          key={trial.x}
          id={String(trial.x)}
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
      {settled && labelY !== null && (
        <text
          x={end - 2}
          y={labelY}
          textAnchor="end"
          fontSize={12}
          fontWeight={700}
          fill={paint.ink}
          // not every renderer for paper supports paint-order
          {...(isInteractive && { stroke: paint.surface, strokeWidth: 4, paintOrder: 'stroke' })}
          fontFamily={paint.numberFont}
          aria-hidden="true"
        >
          {settled.label}
        </text>
      )}
    </>
  );
}
