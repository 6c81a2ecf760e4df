import { useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useLocale } from 'react-aria-components';
import { Axes } from '../chart/Axes.tsx';
import { ChartView, markProps } from '../chart/ChartView.tsx';
import { areaOf } from '../chart/frame.ts';
import { themePaint } from '../chart/paint.ts';
import type { Place } from '../chart/places.ts';
import { linear, tenths, time } from '../chart/scales.ts';
import { ticksWithRoom } from '../chart/ticks.ts';
import { TrendBand, TrendLine } from '../perimetry/trend/TrendLine.tsx';
import { progressionWords } from '../progression/progression.texts.ts';
import { withMinus } from '../report/index.ts';
import type { CourseChartProps } from './CourseChart.tsx';
import { dateTicks } from './dateTicks.ts';
import { CourseMark, type CourseSide, sideColour } from './CourseMark.tsx';

interface CoursePlotProps extends CourseChartProps {
  width: number;
  height: number;
}

const FONT = 12;
const MARGIN = { left: 34, right: 8, top: 8, bottom: 22 } as const;
/** The room of a line with its number, and beside the first and last test. */
const ROOM = 24;
const BESIDE = 0.02;
/** The height of the letter of a test that is pointed out. */
const LETTER = 20;
/** The bands of two sides often lie over each other. */
const BAND_OPACITY = 0.6;
const DAY = 24 * 3600 * 1000;

const bandOf = (side: CourseSide): string =>
  themePaint.eyesSoft[side === 'RIGHT' ? 'OD' : side === 'LEFT' ? 'OS' : side];

/** The plot in a given size. */
export function CoursePlot(props: CoursePlotProps): ReactElement {
  const { series, label, least, isInverted = false, reference, marked = [], describe, width, height } = props;
  const { onChoose, chooseHelp } = props;
  const texts = useTexts(progressionWords);
  const { locale } = useLocale();
  const area = areaOf(width, height, marked.length > 0 ? { ...MARGIN, top: LETTER + 6 } : MARGIN);
  const all = series.flatMap(({ samples }) => samples);
  const times = all.map(({ at }) => at.getTime());
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const beside = Math.max(BESIDE * (last - first), DAY);
  const x = time({
    domain: [new Date(first - beside), new Date(last + beside)],
    range: [area.left, area.right],
  });
  const values = [...all.map(({ value }) => value), ...(reference === undefined ? [] : [reference])];
  const y = linear({
    domain: [Math.min(least[0], ...values), Math.max(least[1], ...values)],
    range: isInverted ? [area.top, area.bottom] : [area.bottom, area.top],
    clamp: true,
  }).nice(Math.max(1, Math.floor((area.bottom - area.top) / ROOM)));
  const lines = ticksWithRoom(y, ROOM);
  const { dates, write } = dateTicks({ first, last }, [first - beside, last + beside], area.right - area.left, locale);
  // do not extrapolate the line: the progression analysis does that
  const trends = series.flatMap(({ side, samples, slope }) =>
    slope && samples[0]
      ? [{ side, slope: { ...slope, until: null }, from: samples[0].at, to: samples.at(-1)!.at }]
      : [],
  );
  const points = series.flatMap(({ side, samples }) =>
    samples.map((sample, index) => ({ id: `${side} ${index}`, side, index, sample })),
  );
  const places = points.map(({ id, sample }): Place => ({ id, x: x(sample.at), y: y(sample.value), width: 10 }));
  const titleOf = (id: string): string => {
    const [side, index] = id.split(' ') as [CourseSide, string];
    return describe(side, Number(index));
  };
  return (
    <ChartView
      {...{ width, height, label, places }}
      paint={themePaint}
      kind={texts.trendKind}
      help={chooseHelp === undefined ? texts.trendHelp : `${texts.trendHelp} ${chooseHelp}`}
      component="CourseChart"
      isInteractive
      order="series"
      describe={(id) => ({ title: titleOf(id) })}
      onChoose={
        onChoose &&
        ((id, isShifted) => {
          const chosen = points.find((point) => point.id === id);
          if (chosen) onChoose(chosen.sample.test, isShifted);
        })
      }
    >
      <Axes
        {...{ area }}
        paint={themePaint}
        fontSize={FONT}
        x={{ scale: x, ticks: dates, format: write, tickLength: 3, hasLine: true }}
        y={{ scale: y, ticks: lines, lines, format: (value) => withMinus(String(value)) }}
      />
      {reference !== undefined && (
        <path
          d={`M${area.left} ${tenths(y(reference))}H${area.right}`}
          stroke={themePaint.ink}
          strokeDasharray="6 3"
          data-part="reference"
          aria-hidden="true"
        />
      )}
      {trends.map(({ side, ...trend }) => (
        <TrendBand key={side} {...trend} {...{ x, y }} fill={bandOf(side)} opacity={BAND_OPACITY} />
      ))}
      {trends.map(({ side, ...trend }) => (
        <TrendLine key={side} {...trend} {...{ x, y }} colour={sideColour(side)} scale={1.4} />
      ))}
      {marked.map(({ test, letter }) => {
        const sample = all.find((one) => one.test === test);
        return sample && <Marked key={test} letter={letter} x={x(sample.at)} bottom={area.bottom} />;
      })}
      {points.map(({ id, side, sample }, i) => (
        <g key={id} {...markProps(id, titleOf(id))}>
          <CourseMark
            x={places[i]!.x}
            y={places[i]!.y}
            side={side}
            colour={sideColour(side)}
            isCounted={sample.reliable && sample.excluded === null}
            isHollow={sample.imported ?? false}
          />
        </g>
      ))}
    </ChartView>
  );
}

/** A letter above a dotted line through a test. */
function Marked({ letter, x, bottom }: { letter: string; x: number; bottom: number }): ReactElement {
  return (
    <g data-part="marked" aria-hidden="true">
      <path d={`M${tenths(x)} ${LETTER}V${tenths(bottom)}`} stroke={themePaint.ink} strokeDasharray="2 3" />
      <rect x={tenths(x - 11)} y={0} width={22} height={LETTER} rx={5} fill={themePaint.ink} />
      <text
        x={tenths(x)}
        y={LETTER * 0.7}
        fontSize={FONT}
        fontWeight={700}
        fontFamily={themePaint.bodyFont}
        textAnchor="middle"
        fill={themePaint.surface}
      >
        {letter}
      </text>
    </g>
  );
}
