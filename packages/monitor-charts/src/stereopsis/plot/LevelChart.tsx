import { GRADES, isSeen } from '@isopter/clinical/stereopsis';
import { Group } from '@visx/group';
import { LinePath } from '@visx/shape';
import { type ReactElement, useMemo } from 'react';
import { Axes } from '../../chart/Axes.tsx';
import { ChartView, type PlotProps } from '../../chart/ChartView.tsx';
import type { Details } from '../../chart/DetailsCard.tsx';
import { NowRing } from '../../chart/NowRing.tsx';
import { type ChartPaint, themePaint } from '../../chart/paint.ts';
import type { Place } from '../../chart/places.ts';
import { Segment } from '../../chart/Segment.tsx';
import { wholeTicks } from '../../chart/ticks.ts';
import { notDrawn } from '../../shared/steps/room.ts';
import { type StereopsisWords, stereopsisWords } from '../stereopsis.texts.ts';
import type { Plate, StereoResult } from '../types.ts';
import { labelledLevels, LEVEL_LINES, type LevelFrame, levelFrame } from './frame.ts';
import { type Outcome, PlateMark, RADIUS } from './PlateMark.tsx';
import { plateText } from './speech.ts';

/** Props of {@link LevelChart}. */
export interface LevelChartProps extends PlotProps {
  /** The plates in chronological order. */
  plates: readonly Plate[];
  /**
   * The result of the test, drawn as a line across the plot.
   * @default null
   */
  result?: StereoResult | null;
  /**
   * Whether the test is running. The newest plate is then marked.
   * @default false
   */
  isRunning?: boolean;
  /**
   * The texts of the chart.
   * @default stereopsisWords
   */
  texts?: StereopsisWords;
  /**
   * Formats a number for the locale.
   * @default String
   */
  format?: (value: number) => string;
}

/** The minimum distance between plate numbers in pixels. */
const ROOM = 34;

/** The outcome of a plate. */
export const outcomeOf = (plate: Plate): Outcome =>
  isSeen(plate) ? 'seen' : plate.target_answer === null ? 'notAnswered' : 'notSeen';

/**
 * The plates of a test in chronological order by disparity on a logarithmic axis, with different shapes for seen and
 * not seen, the range of normal stereoacuity, and the result. It is an SVG that needs no style sheet (CHART-03); time
 * increases to the right in every language.
 * @selector [data-component="LevelChart"] The chart.
 * @selector [data-part="result"] The line of the result with its label.
 * @selector [data-part="way"] The line that joins the plates.
 * @selector [data-outcome] On a plate: `seen`, `notSeen` or `notAnswered`.
 * @selector [data-part="newest"] The ring around the newest plate while the test is running.
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
}: LevelChartProps): ReactElement {
  const first = notDrawn(plates.length);
  const charted = useMemo(
    () => plates.slice(first).map((plate, i) => ({ plate, number: first + i + 1 })),
    [plates, first],
  );
  const frame = useMemo(() => levelFrame(plates, width, height), [plates, width, height]);
  const { area, x, y, drawn, shift } = frame;
  const axes = useMemo(
    () => ({
      x: { scale: drawn, ticks: wholeTicks(drawn, ROOM), title: texts.plateAxis, hasLine: true, format },
      y: {
        scale: y,
        ticks: labelledLevels(y),
        lines: LEVEL_LINES,
        title: texts.levelAxis,
        titleAway: 46,
        hasLine: true,
        format,
      },
    }),
    [drawn, y, texts, format],
  );
  const places = useMemo(
    () =>
      charted.map(({ plate, number }): Place => ({
        id: String(number),
        x: x(number) - shift,
        y: y(plate.arcsec),
        width: 2 * RADIUS + 4,
      })),
    [charted, x, y, shift],
  );
  const describe = (id: string): Details => {
    const plate = plates[Number(id) - 1];
    return { title: plate ? plateText(texts, plate, format) : '' };
  };
  const newest = isRunning ? charted.at(-1) : undefined;
  return (
    <ChartView
      {...{ width, height, paint, isInteractive, places, describe }}
      label={texts.chart}
      kind={texts.chart}
      help={texts.chartHelp}
      component="LevelChart"
      order="series"
    >
      <NormalBand {...{ frame, paint, texts }} />
      <Axes {...{ area, paint }} {...axes} />
      {result !== null && result.arcsec !== null && (
        <g data-part="result" aria-hidden="true">
          <Segment
            from={{ x: area.left, y: y(result.arcsec) }}
            to={{ x: area.right, y: y(result.arcsec) }}
            stroke={paint.ink}
            strokeWidth={2}
            strokeDasharray="7 4"
          />
          <text
            x={area.right + 6}
            y={y(result.arcsec) + 4.5}
            fontSize={13}
            fontWeight={650}
            fontFamily={paint.numberFont}
            fill={paint.ink}
          >
            {texts.arcsec({ value: format(result.arcsec) })}
          </text>
        </g>
      )}
      {/* marks keep their positions while the chart is shifted, so that only new ones are drawn */}
      <Group left={-shift}>
        <LinePath
          data={charted}
          x={({ number }) => x(number)}
          y={({ plate }) => y(plate.arcsec)}
          fill="none"
          stroke={paint.quietInk}
          strokeOpacity={0.7}
          strokeWidth={1.25}
          data-part="way"
        />
        {charted.map(({ plate, number }) => (
          <PlateMark
            key={number}
            id={String(number)}
            outcome={outcomeOf(plate)}
            cx={x(number)}
            cy={y(plate.arcsec)}
            label={isInteractive ? plateText(texts, plate, format) : null}
            paint={paint}
          />
        ))}
        {newest && (
          <NowRing at={{ x: x(newest.number), y: y(newest.plate.arcsec) }} radius={10} part="newest" paint={paint} />
        )}
      </Group>
    </ChartView>
  );
}

/** The band of normal levels at the bottom. */
function NormalBand({ frame, paint, texts }: { frame: LevelFrame; paint: ChartPaint; texts: StereopsisWords }) {
  const { left, right, bottom } = frame.area;
  const top = frame.y(GRADES.normal);
  return (
    <g aria-hidden="true">
      <rect x={left} y={top} width={right - left} height={bottom - top} fill={paint.positiveSoft} />
      <text x={right - 6} y={bottom - 6} textAnchor="end" fontSize={11} fontFamily={paint.bodyFont} fill={paint.ink}>
        {texts.normalBand}
      </text>
    </g>
  );
}
