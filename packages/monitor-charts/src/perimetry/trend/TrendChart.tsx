import { type Regression, yearsBetween } from '@isopter/clinical/perimetry/trend';
import { Area } from '@visx/shape';
import { type ReactElement, useMemo } from 'react';
import { Axes } from '../../chart/Axes.tsx';
import { Picture } from '../../chart/ChartView.tsx';
import { areaOf } from '../../chart/frame.ts';
import { printPaint } from '../../chart/paint.ts';
import { linear, time } from '../../chart/scales.ts';
import { Segment } from '../../chart/Segment.tsx';
import { ticksWithRoom } from '../../chart/ticks.ts';
import { INK, SANS, withMinus } from '../../report/index.ts';
import type { TrendWriting } from './format.ts';
import { TrendPoint } from './TrendPoint.tsx';

/** A field on the chart. */
export interface ChartedField {
  at: Date;
  value: number;
  reliable: boolean;
}

export interface TrendChartProps extends TrendWriting {
  fields: readonly ChartedField[];
  regression: Regression | undefined;
  /** The first and last day of the axis, the same for both eyes. */
  span: readonly [Date, Date];
  /** The minimum range of the axis. */
  least: readonly [low: number, high: number];
  width: number;
  height: number;
  /** The accessible name of the drawing. */
  label: string;
}

const MARGIN = { left: 26, right: 8, top: 8, bottom: 18 } as const;
/** The space for a line with its number in points, and the number of date labels. */
const ROOM = 14;
const DATES = 4;
/** The number of segments of the confidence band, which is curved. */
const STEPS = 24;
const DAY = 24 * 3600 * 1000;
/** The paint with a font for every script, because of the names of months. */
const PAINT = { ...printPaint, bodyFont: SANS, numberFont: SANS } as const;

/** The label of a date on the axis: the year, and the month if the axis covers at most three years. */
function tickText(date: number, span: readonly [Date, Date], { locale }: TrendWriting): string {
  const isLong = yearsBetween(...span) > 3;
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    timeZone: 'UTC',
    ...(!isLong && { month: 'short' }),
    ...(yearsBetween(...span) < 0.5 && { day: 'numeric' }),
  }).format(date);
}

/**
 * An index of one eye over time: the fields, the regression line and its confidence band.
 * @selector [data-component="TrendChart"] The chart.
 * @selector [data-part="band"] The confidence band.
 * @selector [data-part="line"] The regression line.
 * @selector [data-part="unreliable"] The mark of an unreliable field.
 */
export function TrendChart(props: TrendChartProps): ReactElement {
  const { fields, regression, span, least, width, height, label } = props;
  const area = useMemo(() => areaOf(width, height, MARGIN), [width, height]);
  const values = fields.map(({ value }) => value);
  const beside = Math.max(0.02 * (span[1].getTime() - span[0].getTime()), DAY);
  const x = time({
    domain: [new Date(span[0].getTime() - beside), new Date(span[1].getTime() + beside)],
    range: [area.left, area.right],
  });
  const y = linear({
    domain: [Math.min(least[0], ...values), Math.max(least[1], ...values)],
    range: [area.bottom, area.top],
    clamp: true,
  }).nice(Math.floor((area.bottom - area.top) / ROOM));
  const lines = ticksWithRoom(y, ROOM);
  // over a few days, several ticks fall on the same day
  const dates = x
    .ticks(DATES)
    .map((date) => date.getTime())
    .filter((date, i, all) => i === 0 || tickText(date, span, props) !== tickText(all[i - 1]!, span, props));
  return (
    <Picture {...{ width, height, label }} component="TrendChart">
      <Axes
        {...{ area }}
        fontSize={7}
        paint={PAINT}
        x={{ scale: x, ticks: dates, format: (date) => tickText(date, span, props), tickLength: 3, hasLine: true }}
        y={{ scale: y, ticks: lines, lines, format: (value) => withMinus(String(value)) }}
      />
      {regression && fields[0] && <Line {...{ regression, x, y }} from={fields[0].at} to={fields.at(-1)!.at} />}
      {fields.map(({ at, value, reliable }) => (
        <TrendPoint key={`${at.getTime()} ${value}`} cx={x(at)} cy={y(value)} reliable={reliable} />
      ))}
    </Picture>
  );
}

interface LineProps {
  regression: Regression;
  x: (at: Date) => number;
  y: (value: number) => number;
  from: Date;
  to: Date;
}

/** The regression line over the tested period only. */
function Line({ regression, x, y, from, to }: LineProps): ReactElement {
  const times = Array.from(
    { length: STEPS + 1 },
    (_, i) => new Date(from.getTime() + ((to.getTime() - from.getTime()) * i) / STEPS),
  );
  const edge =
    (side: 0 | 1) =>
    (at: Date): number =>
      y(regression.band(yearsBetween(from, at))[side]);
  return (
    <g>
      <Area data={times} x={x} y0={edge(0)} y1={edge(1)} fill={printPaint.hairline} data-part="band" />
      <Segment
        from={{ x: x(from), y: y(regression.at(0)) }}
        to={{ x: x(to), y: y(regression.at(yearsBetween(from, to))) }}
        stroke={INK}
        strokeWidth={1.2}
        data-part="line"
      />
    </g>
  );
}
