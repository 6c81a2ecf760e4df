import { type Slope, YEAR, yearsBetween } from '@isopter/clinical/perimetry/trend';
import { type ReactElement, useMemo } from 'react';
import { Axes } from '../../chart/Axes.tsx';
import { ChartView, markProps, Picture } from '../../chart/ChartView.tsx';
import type { Details } from '../../chart/DetailsCard.tsx';
import { areaOf } from '../../chart/frame.ts';
import { type ChartPaint, printPaint } from '../../chart/paint.ts';
import type { Place } from '../../chart/places.ts';
import { linear, time } from '../../chart/scales.ts';
import { ticksWithRoom } from '../../chart/ticks.ts';
import { INK, SANS, withMinus } from '../../report/index.ts';
import type { TrendWriting } from './format.ts';
import { TrendBand, TrendLine } from './TrendLine.tsx';
import { TrendPoint, trendMark } from './TrendPoint.tsx';

/** A field on the chart. */
export interface ChartedField {
  at: Date;
  value: number;
  reliable: boolean;
  /** The reason why a user excluded the field, if one did. */
  excluded?: string | null;
}

/** Handlers that make the fields of a chart interactive. */
export interface TrendReach {
  /** The role description of the chart, and how to use its keys. */
  kind: string;
  help: string;
  /** The details of a field by its index. */
  describe: (index: number) => Details;
}

export interface TrendChartProps extends Pick<TrendWriting, 'locale'> {
  fields: readonly ChartedField[];
  slope: Slope | undefined;
  /** The first and last day of the axis, the same for both eyes. */
  span: readonly [Date, Date];
  /** The minimum range of the axis. */
  least: readonly [low: number, high: number];
  width: number;
  height: number;
  /** The accessible name of the drawing. */
  label: string;
  /** @default those of paper */
  paint?: ChartPaint;
  /**
   * The size of dates and numbers; marks and margins grow with it.
   * @default 7
   */
  fontSize?: number;
  /** The colour of fields that count and of their line. */
  colour?: string;
  /** The colour of fields that do not count. */
  leftOut?: string;
  /** If it is omitted, the chart is a picture. */
  reach?: TrendReach;
}

/** At the usual size. */
const MARGIN = { left: 26, right: 8, top: 8, bottom: 18 } as const;
/** The space for a line with its number in points, and the number of date labels. */
const ROOM = 14;
const FONT = 7;
const DATES = 4;
const marginOf = (scale: number) => ({
  left: MARGIN.left * scale,
  right: MARGIN.right * scale,
  top: MARGIN.top * scale,
  bottom: MARGIN.bottom * scale,
});
const DAY = 24 * 3600 * 1000;
/** The paint with a font for every script, because of the names of months. */
const PAINT = { ...printPaint, bodyFont: SANS, numberFont: SANS } as const;

/** The label of a date on the axis: the year, and the month if the axis covers at most three years. */
function tickText(date: number, span: readonly [Date, Date], { locale }: Pick<TrendWriting, 'locale'>): string {
  const isLong = yearsBetween(...span) > 3;
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    timeZone: 'UTC',
    ...(!isLong && { month: 'short' }),
    ...(yearsBetween(...span) < 0.5 && { day: 'numeric' }),
  }).format(date);
}

/**
 * An index of one eye over time: the fields, the regression line, and its confidence band, also where the line is drawn on.
 * @selector [data-component="TrendChart"] The chart.
 * @selector [data-part="band"] The confidence band.
 * @selector [data-part="line"] The regression line.
 * @selector [data-part="projection"] The dashed line after the last test.
 * @selector [data-part="unreliable"] The mark of an unreliable field.
 */
export function TrendChart(props: TrendChartProps): ReactElement {
  const { fields, slope, span, least, width, height, label, reach } = props;
  const { paint = PAINT, fontSize = FONT, colour = INK, leftOut } = props;
  const scale = fontSize / FONT;
  const area = useMemo(() => areaOf(width, height, marginOf(scale)), [width, height, scale]);
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
  }).nice(Math.max(1, Math.floor((area.bottom - area.top) / (ROOM * scale))));
  const lines = ticksWithRoom(y, ROOM * scale);
  // over a few days, several ticks fall on the same day
  const dates = x
    .ticks(DATES)
    .map((date) => date.getTime())
    .filter((date, i, all) => i === 0 || tickText(date, span, props) !== tickText(all[i - 1]!, span, props));
  const places = fields.map(({ at, value }, i): Place => ({ id: String(i), x: x(at), y: y(value), width: 8 * scale }));
  const period = fields[0] && { from: fields[0].at, to: fields.at(-1)!.at };
  const drawn = (
    <>
      <Axes
        {...{ area, fontSize, paint }}
        x={{ scale: x, ticks: dates, format: (date) => tickText(date, span, props), tickLength: 3, hasLine: true }}
        y={{ scale: y, ticks: lines, lines, format: (value) => withMinus(String(value)) }}
      />
      {slope && period && (
        <>
          <TrendBand {...{ slope, x, y }} {...period} fill={paint.hairline} />
          <TrendLine {...{ slope, x, y, colour, scale }} {...period} />
        </>
      )}
      {places.map((place, i) => (
        <g key={place.id} {...markProps(place.id, reach ? reach.describe(i).title : null)}>
          <TrendPoint
            cx={place.x}
            cy={place.y}
            mark={trendMark(fields[i]!)}
            {...{ paint, colour, scale }}
            {...(leftOut !== undefined && { leftOut })}
          />
        </g>
      ))}
    </>
  );
  if (!reach) {
    return (
      <Picture {...{ width, height, label }} component="TrendChart">
        {drawn}
      </Picture>
    );
  }
  return (
    <ChartView
      {...{ width, height, label, paint, places }}
      kind={reach.kind}
      help={reach.help}
      component="TrendChart"
      isInteractive
      order="series"
      describe={(id) => reach.describe(Number(id))}
    >
      {drawn}
    </ChartView>
  );
}

/** The end of the axis of time of an index: the last test, or the year until which its line is drawn on. */
export const endOf = ({ fields, slope }: Pick<TrendChartProps, 'fields' | 'slope'>): Date =>
  new Date(Math.max(fields.at(-1)?.at.getTime() ?? 0, (fields[0]?.at.getTime() ?? 0) + (slope?.until ?? 0) * YEAR));
