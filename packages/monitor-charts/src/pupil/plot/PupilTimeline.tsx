import { LinePath } from '@visx/shape';
import { type ReactElement, useMemo } from 'react';
import { type Axis, Axes } from '../../chart/Axes.tsx';
import { ChartView, type PlotProps } from '../../chart/ChartView.tsx';
import type { Details } from '../../chart/DetailsCard.tsx';
import { type ChartPaint, themePaint } from '../../chart/paint.ts';
import type { Place } from '../../chart/places.ts';
import { tenths } from '../../chart/scales.ts';
import { ticksWithRoom, wholeTicks } from '../../chart/ticks.ts';
import { type PupilWords, pupilWords } from '../pupil.texts.ts';
import { type Band, EYES, type PupilView } from '../types.ts';
import { BandMark } from './BandMark.tsx';
import { bandPlace, diametersOf, thinned, type TimelineFrame, timelineFrame } from './frame.ts';
import { LIGHTS } from './lights.ts';
import { bandText, leastOf } from './speech.ts';

/** Props of {@link PupilTimeline}. */
export interface PupilTimelineProps extends PlotProps, Pick<PupilView, 'axis' | 'end' | 'bands' | 'curves'> {
  /**
   * The texts of the chart.
   * @default pupilWords
   */
  texts?: PupilWords;
  /**
   * Formats a number for the locale.
   * @default String
   */
  format?: (value: number) => string;
}

/** The minimum distances between time labels and between diameter labels in pixels. */
const ROOM = { across: 60, down: 14 } as const;

function useAxes({ x, y }: TimelineFrame, title: string, diameterAxis: string, format: (value: number) => string) {
  return useMemo((): { x: Axis; y?: Axis } => {
    const times = { scale: x, ticks: ticksWithRoom(x, ROOM.across), title, format, hasLine: true, tickLength: 4 };
    if (y === null) return { x: times };
    const diameters = wholeTicks(y, ROOM.down);
    return {
      x: times,
      y: { scale: y, ticks: diameters, lines: diameters, title: diameterAxis, titleAway: 34, format },
    };
  }, [x, y, title, diameterAxis, format]);
}

/**
 * A pupil test over time: the periods of each eye as a lane of bands and, if the device reports diameters, the curves
 * of both pupils below on a light and dark background. It is an SVG that needs no style sheet (CHART-03); time
 * increases to the right in every language.
 * @selector [data-component="PupilTimeline"] The chart.
 * @selector [data-part="dark"] The background of the curves in the dark.
 * @selector [data-part="lit"] The background of the curves during a light.
 * @selector [data-part="curve"] The curve of a pupil.
 * @selector [data-period] On a band: the type of its period.
 * @selector [data-eye] On a curve or a band: `OD` or `OS`.
 * @selector [data-tested] On a band: whether its eye is tested in it.
 * @selector [data-part="light"] The light of a band in its colour.
 */
export function PupilTimeline({
  axis,
  end,
  bands,
  curves,
  width,
  height,
  paint = themePaint,
  texts = pupilWords,
  format = String,
  isInteractive = true,
}: PupilTimelineProps): ReactElement {
  const range = diametersOf(curves);
  const [least, most] = range ?? [0, 0];
  const hasCurves = range !== null;
  const frame = useMemo(
    () => timelineFrame(width, height, end, hasCurves ? [least, most] : null),
    [width, height, end, hasCurves, least, most],
  );
  const { area, x, y } = frame;
  const axes = useAxes(frame, axis === 'seconds' ? texts.timeAxis : texts.percentAxis, texts.diameterAxis, format);
  // bands never change their order, and those of a device with a stopped clock have the same time
  const places = useMemo(
    () => bands.map((band, i): Place => ({ id: String(i), ...bandPlace(band, frame) })),
    [bands, frame],
  );
  const describe = (id: string): Details => {
    const band = bands[Number(id)];
    if (!band) return { title: '' };
    const smallest = leastOf(band, curves);
    return {
      title: bandText(texts, band, format),
      rows: smallest === null ? [] : [[texts.columnLeast, format(smallest)]],
    };
  };
  return (
    <ChartView
      {...{ width, height, paint, isInteractive, places, describe }}
      label={texts.timeline}
      kind={texts.timelineKind}
      help={texts.timelineHelp}
      component="PupilTimeline"
      order="series"
    >
      {y && <Ground {...{ frame, bands, paint }} />}
      <Axes {...{ area, paint }} {...axes} />
      <LaneNames {...{ frame, paint }} />
      {y &&
        EYES.map((eye) => (
          <LinePath
            key={eye}
            data={thinned(curves[eye], x, y)}
            x={(point) => point?.[0] ?? 0}
            y={(point) => point?.[1] ?? 0}
            defined={(point) => point !== null}
            fill="none"
            stroke={paint.eyes[eye]}
            strokeWidth={2}
            strokeLinejoin="round"
            strokeLinecap="butt"
            strokeDasharray={eye === 'OS' ? '5 2.5' : undefined}
            data-part="curve"
            data-eye={eye}
          />
        ))}
      {bands.map((band, i) => (
        <BandMark
          // oxlint-disable-next-line react/no-array-index-key -- as above
          key={i}
          id={String(i)}
          label={isInteractive ? bandText(texts, band, format) : null}
          {...{ band, frame, paint }}
        />
      ))}
    </ChartView>
  );
}

interface GroundProps {
  frame: TimelineFrame;
  bands: readonly Band[];
  paint: ChartPaint;
}

/** The background of the curves: dark, or in the colour of the light. */
function Ground({ frame: { area, x }, bands, paint }: GroundProps): ReactElement {
  const down = { y: area.top, height: area.bottom - area.top };
  return (
    <g aria-hidden="true">
      <rect x={area.left} width={area.right - area.left} {...down} fill="#000000" fillOpacity={0.09} data-part="dark" />
      {bands
        .filter(({ light }) => light !== null)
        .map(({ from, to, light }, i) => {
          const across = { x: x(from), width: tenths(x(to) - x(from)) };
          return (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <g key={i} data-part="lit">
              <rect {...across} {...down} fill={paint.surface} />
              <rect {...across} {...down} fill={LIGHTS[light ?? 'white']} fillOpacity={0.22} />
            </g>
          );
        })}
    </g>
  );
}

/** The names of the lanes. */
function LaneNames({ frame: { area, lanes, lane }, paint }: Omit<GroundProps, 'bands'>): ReactElement {
  return (
    <g aria-hidden="true">
      {EYES.map((eye) => (
        <text
          key={eye}
          x={area.left - 8}
          y={lanes[eye] + lane / 2 + 4}
          textAnchor="end"
          fontSize={12}
          fontWeight={650}
          fontFamily={paint.bodyFont}
          fill={paint.eyes[eye]}
        >
          {eye}
        </text>
      ))}
    </g>
  );
}
