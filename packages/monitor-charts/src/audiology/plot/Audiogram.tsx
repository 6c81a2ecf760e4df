import type { UsualLevel } from '@isopter/clinical/audiology';
import { LinePath } from '@visx/shape';
import { type ReactElement, useMemo } from 'react';
import { type Axis, Axes } from '../../chart/Axes.tsx';
import { ChartView, type PlotProps } from '../../chart/ChartView.tsx';
import type { Details } from '../../chart/DetailsCard.tsx';
import { NowRing } from '../../chart/NowRing.tsx';
import { type ChartPaint, themePaint } from '../../chart/paint.ts';
import type { Place } from '../../chart/places.ts';
import { spaced } from '../../chart/ticks.ts';
import { type AudiologyWords, audiologyWords } from '../audiology.texts.ts';
import { type Ear, EARS, type Tone, type ToneThreshold } from '../types.ts';
import { type AudiogramFrame, audiogramFrame, HALF_OCTAVES, LEVELS, OCTAVES } from './frame.ts';
import { RADIUS, ResultSymbol } from './ResultSymbol.tsx';
import { resultText } from './speech.ts';

/** Props of {@link Audiogram}. */
export interface AudiogramProps extends PlotProps {
  /** The thresholds of each ear in ascending order of frequency. */
  thresholds: Readonly<Record<Ear, readonly ToneThreshold[]>>;
  /**
   * Hearing levels of people of the same age and sex, drawn as a band behind the thresholds.
   * @default none
   */
  usual?: readonly UsualLevel[];
  /**
   * The thresholds of an earlier test of the same ears, drawn thinly behind: dotted lines and small symbols.
   * @default none
   */
  earlier?: Readonly<Record<Ear, readonly ToneThreshold[]>>;
  /**
   * The last presented tone while the test is running.
   * @default null
   */
  presented?: Pick<Tone, 'frequency' | 'volume_db'> | null;
  /**
   * The texts of the chart.
   * @default audiologyWords
   */
  texts?: AudiologyWords;
  /**
   * Formats a number for the locale.
   * @default String
   */
  format?: (value: number) => string;
}

/** The minimum distance between the labels of levels, and of tested frequencies between octaves, in pixels. */
const LABEL_ROOM = 14;
const HALF_OCTAVE_ROOM = 76;
const LABELLED_HALF_OCTAVES = [3000, 6000] as const;

const idOf = (ear: Ear, { frequency }: Pick<ToneThreshold, 'frequency'>): string => `${ear} ${frequency}`;

function useAxes(
  { frequency, y, perOctave }: AudiogramFrame,
  texts: AudiologyWords,
  format: (value: number) => string,
) {
  return useMemo((): { x: Axis; y: Axis } => {
    const halves = perOctave >= HALF_OCTAVE_ROOM ? LABELLED_HALF_OCTAVES : [];
    return {
      x: {
        scale: frequency,
        title: texts.frequencyAxis,
        ticks: [...OCTAVES, ...halves],
        lines: OCTAVES,
        minor: HALF_OCTAVES,
        isAbove: true,
        format,
      },
      y: {
        scale: y,
        title: texts.levelAxis,
        ticks: spaced(LEVELS, y, LABEL_ROOM, 1),
        lines: LEVELS,
        strong: [0],
        titleAway: 34,
        format,
      },
    };
  }, [frequency, y, perOctave, texts, format]);
}

/**
 * An audiogram of both ears in the conventional form (AUD-03): octaves are equally spaced, each as wide as 20 dB are
 * high, and levels increase downwards. It is an SVG that needs no style sheet (CHART-03) and is not mirrored: low
 * frequencies are on the left in every language.
 * @selector [data-component="Audiogram"] The chart.
 * @selector [data-part="line"] The line that joins the thresholds of an ear.
 * @selector [data-ear] On a threshold: `RIGHT` or `LEFT`.
 * @selector [data-heard] On a threshold: whether the tone was heard.
 * @selector [data-part="no-response"] The arrow of a tone that was not heard at the loudest level.
 * @selector [data-part="usual"] The band of what people of the same age and sex hear.
 * @selector [data-part="earlier"] The thresholds of an earlier test.
 * @selector [data-part="presented"] The ring around the presented tone.
 */
export function Audiogram({
  thresholds,
  usual,
  earlier,
  width,
  height,
  presented = null,
  paint = themePaint,
  texts = audiologyWords,
  format = String,
  isInteractive = true,
}: AudiogramProps): ReactElement {
  const frame = useMemo(() => audiogramFrame(width, height), [width, height]);
  const { area, x, y } = frame;
  const axes = useAxes(frame, texts, format);
  const places = useMemo(
    () =>
      EARS.flatMap((ear) =>
        thresholds[ear].map((one): Place => ({
          id: idOf(ear, one),
          x: x(one.frequency),
          y: y(one.level),
          width: 2 * RADIUS,
          series: ear,
        })),
      ),
    [thresholds, x, y],
  );
  const describe = (id: string): Details => {
    const ear = EARS.find((one) => id.startsWith(one)) ?? 'RIGHT';
    const result = thresholds[ear].find((one) => idOf(ear, one) === id);
    return { title: result ? resultText(texts, ear, result, format) : '' };
  };
  return (
    <ChartView
      {...{ width, height, paint, isInteractive, places, describe }}
      label={texts.audiogram}
      kind={texts.audiogram}
      help={texts.audiogramHelp}
      component="Audiogram"
      order="series"
    >
      {usual && <UsualBand levels={usual} frame={frame} paint={paint} />}
      <Axes {...{ area, paint }} {...axes} />
      {earlier && <Earlier thresholds={earlier} frame={frame} paint={paint} />}
      {EARS.map((ear) => (
        <LinePath
          key={ear}
          data={[...thresholds[ear]]}
          x={({ frequency }) => x(frequency)}
          y={({ level }) => y(level)}
          // a tone that was not heard interrupts the line
          defined={({ heard }) => heard}
          fill="none"
          stroke={paint.ears[ear]}
          strokeWidth={1.75}
          strokeDasharray={ear === 'LEFT' ? '6 3' : undefined}
          strokeLinecap="butt"
          data-part="line"
        />
      ))}
      {EARS.flatMap((ear) =>
        thresholds[ear].map((result) => (
          <ResultSymbol
            key={idOf(ear, result)}
            id={idOf(ear, result)}
            ear={ear}
            heard={result.heard}
            cx={x(result.frequency)}
            cy={y(result.level)}
            label={isInteractive ? resultText(texts, ear, result, format) : null}
            paint={paint}
          />
        )),
      )}
      {presented && (
        <NowRing
          at={{ x: x(presented.frequency), y: y(presented.volume_db) }}
          radius={RADIUS + 5}
          part="presented"
          paint={paint}
        />
      )}
    </ChartView>
  );
}

/** Thresholds of an earlier test. Text next to the chart names the test and compares the results. */
function Earlier({
  thresholds,
  frame: { x, y },
  paint,
}: {
  thresholds: NonNullable<AudiogramProps['earlier']>;
  frame: AudiogramFrame;
  paint: ChartPaint;
}): ReactElement {
  return (
    <g aria-hidden="true" data-part="earlier">
      {EARS.map((ear) => (
        <LinePath
          key={ear}
          data={[...thresholds[ear]]}
          x={({ frequency }) => x(frequency)}
          y={({ level }) => y(level)}
          defined={({ heard }) => heard}
          fill="none"
          stroke={paint.quietInk}
          strokeWidth={1.25}
          strokeDasharray="1 3"
        />
      ))}
      {EARS.flatMap((ear) =>
        thresholds[ear].map(({ frequency, level, heard }) => (
          <g key={`${ear} ${frequency}`} transform={`translate(${x(frequency)} ${y(level)}) scale(0.6)`}>
            <ResultSymbol ear={ear} heard={heard} cx={0} cy={0} label={null} paint={paint} />
          </g>
        )),
      )}
    </g>
  );
}

/** The middle half of people of an age and sex as a band, with their median as a dotted line. */
function UsualBand({
  levels,
  frame: { x, y },
  paint,
}: {
  levels: readonly UsualLevel[];
  frame: AudiogramFrame;
  paint: ChartPaint;
}): ReactElement {
  const around = [
    ...levels.map(({ frequency, low }) => ({ frequency, level: low })),
    ...levels.toReversed().map(({ frequency, high }) => ({ frequency, level: high })),
  ];
  return (
    <g aria-hidden="true" data-part="usual">
      <LinePath
        data={around}
        x={({ frequency }) => x(frequency)}
        y={({ level }) => y(level)}
        fill={paint.quietInk}
        fillOpacity={0.12}
        stroke="none"
      />
      <LinePath
        data={[...levels]}
        x={({ frequency }) => x(frequency)}
        y={({ middle }) => y(middle)}
        fill="none"
        stroke={paint.quietInk}
        strokeWidth={1}
        strokeDasharray="1 3"
      />
    </g>
  );
}
