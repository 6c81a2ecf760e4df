import { areaOf, type Area, type Margin } from '../chart/frame.ts';
import { bands, type BandScale, linear, type LinearScale } from '../chart/scales.ts';
import { type AxisTicks, axisTicks, COMPACT } from './axisTicks.ts';
import type { AxisWords, BarDatum, Series } from './types.ts';

/** The font size of all words of a plain chart in pixels, where the text of the page has its usual size. */
export const FONT = 11;

/** The width of a character in relation to the font size. */
export const CHARACTER = 0.56;

/**
 * Positions a title along an axis: in the middle of the plot and as large as the other words; a long one moves, and is
 * smaller, until it is within the drawing.
 * @param from where the plot begins and ends along the axis, and how long the drawing is, in pixels
 */
export function placeTitle(
  title: string,
  { from, to, room }: { from: number; to: number; room: number },
  fontSize: number,
): { titleSize: number; titleMiddle: number } {
  const letters = CHARACTER * Math.max(1, title.length);
  const titleSize = Math.min(fontSize, room / letters);
  const half = (letters * titleSize) / 2;
  return { titleSize, titleMiddle: Math.min(Math.max((from + to) / 2, half), room - half) };
}

/** The room for the numbers and titles of both axes at that font size, in pixels. */
const MARGIN: Margin = { left: 58, right: 16, top: 12, bottom: 44 };
const marginOf = (fontSize: number, top = MARGIN.top): Margin => {
  const scale = fontSize / FONT;
  return { left: MARGIN.left * scale, right: MARGIN.right * scale, top: top * scale, bottom: MARGIN.bottom * scale };
};

/** The distance between the labels of an axis in relation to the font size. */
const ROOM = { across: 64 / FONT, up: 40 / FONT } as const;

/** In relation to the font size: the width of a digit, and the room for the vertical title and the gaps around it. */
const DIGIT = 0.62;
const BESIDE_NUMBERS = 30 / FONT;

/** The distance from the plot to the title of its vertical axis, in relation to the font size. */
export const TITLE_AWAY = 22 / FONT;

/** The notation of large numbers where no language is known. */
const english = new Intl.NumberFormat('en', COMPACT);
const inEnglish = (value: number): string => english.format(value);

/** The room left of a plot for the labels and the title of its vertical axis, in pixels. */
function leftOf({ values, format }: AxisTicks, fontSize: number): number {
  const longest = Math.max(0, ...values.map((value) => format(value).length));
  return Math.ceil(Math.max(MARGIN.left / FONT, longest * DIGIT + BESIDE_NUMBERS) * fontSize);
}

/** The size of a chart in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A value of a line, where it is drawn. */
export interface LinePoint {
  /** Unique in the chart. */
  readonly id: string;
  readonly series: string;
  /** The value, and its place in pixels; `null` for a gap. */
  readonly datum: { readonly x: number; readonly y: number | null };
  readonly x: number;
  readonly y: number | null;
}

/** The geometry of a line chart. */
export interface LinePlot {
  readonly area: Area;
  readonly x: LinearScale;
  readonly y: LinearScale;
  /** The labels of both axes. */
  readonly ticks: { readonly x: AxisTicks; readonly y: AxisTicks };
  /** The points of each line in their order. */
  readonly lines: readonly { readonly series: Series; readonly points: readonly LinePoint[] }[];
}

/** A bar in pixels, from its upper left corner; without a height if its value is not known. */
export interface BarPlace {
  readonly datum: BarDatum;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The geometry of a bar chart. */
export interface BarPlot {
  readonly area: Area;
  readonly x: BandScale;
  readonly y: LinearScale;
  /** The labels of the vertical axis. */
  readonly ticks: AxisTicks;
  readonly bars: readonly BarPlace[];
}

/** Whether a value is known and finite; others are shown as missing. */
export const isNumber = (value: number | null): value is number => value !== null && Number.isFinite(value);

/** The first and the last of some values; 0 and 1 without any, and one more where all are the same. */
export function extentOf(values: readonly (number | null)[]): readonly [number, number] {
  let [least, most] = [Infinity, -Infinity];
  // not spread into Math.min, which throws for more than about 120 000 values
  for (const value of values) {
    if (!isNumber(value)) continue;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  if (least > most) return [0, 1];
  return least === most ? [least, least + 1] : [least, most];
}

/** A scale over a domain that is given, or over round values around the data. */
const scaleOf = (
  { domain }: AxisWords,
  values: readonly (number | null)[],
  range: readonly [number, number],
): LinearScale => {
  const scale = linear({ domain: domain ?? extentOf(values), range });
  return domain ? scale : scale.nice();
};

/**
 * Lays out the lines of a chart. A value whose `x` is not finite has no place and no point.
 * @param fontSize of the numbers and titles, for which there is room, in pixels
 * @param compact formats large numbers at the axes
 */
export function linePlot(
  series: readonly Series[],
  { width, height }: Size,
  x: AxisWords,
  y: AxisWords,
  fontSize = FONT,
  compact = inEnglish,
): LinePlot {
  const margin = marginOf(fontSize);
  const { top, bottom } = areaOf(width, height, margin);
  const data = series.flatMap((one) => one.data).filter((one) => isNumber(one.x));
  const up = scaleOf(
    y,
    data.map((one) => one.y),
    [bottom, top],
  );
  const upTicks = axisTicks(up, ROOM.up * fontSize, y, compact);
  const area = areaOf(width, height, { ...margin, left: leftOf(upTicks, fontSize) });
  const across = linear({
    domain: x.domain ?? extentOf(data.map((one) => one.x)),
    range: [area.left, area.right],
  });
  return {
    area,
    x: across,
    y: up,
    ticks: { x: axisTicks(across, ROOM.across * fontSize, x, compact), y: upTicks },
    lines: series.map((one) => ({
      series: one,
      points: one.data.flatMap((datum, i) =>
        isNumber(datum.x)
          ? [
              {
                id: `${one.id} ${i}`,
                series: one.id,
                datum,
                x: across(datum.x),
                y: isNumber(datum.y) ? up(datum.y) : null,
              },
            ]
          : [],
      ),
    })),
  };
}

/** The room above the highest bar for its value, in pixels. */
const ABOVE = 24;

/**
 * Lays out bars, which begin at 0 unless the domain does not contain it.
 * @param fontSize of the numbers and names, for which there is room, in pixels
 * @param compact formats large numbers at the axis
 */
export function barPlot(
  data: readonly BarDatum[],
  { width, height }: Size,
  y: AxisWords,
  fontSize = FONT,
  compact = inEnglish,
): BarPlot {
  const margin = marginOf(fontSize, ABOVE);
  const { top, bottom } = areaOf(width, height, margin);
  const up = scaleOf(y, [0, ...data.map(({ value }) => value)], [bottom, top]);
  const ticks = axisTicks(up, ROOM.up * fontSize, y, compact);
  const area = areaOf(width, height, { ...margin, left: leftOf(ticks, fontSize) });
  const x = bands({ domain: data.map(({ id }) => id), range: [area.left, area.right] });
  const [least = 0, most = 0] = up.domain();
  const base = up(Math.min(Math.max(0, least), most));
  return {
    area,
    x,
    y: up,
    ticks,
    bars: data.map((datum) => {
      const end = isNumber(datum.value) ? up(datum.value) : base;
      return {
        datum,
        x: x(datum.id) ?? area.left,
        y: Math.min(base, end),
        width: x.bandwidth(),
        height: Math.abs(end - base),
      };
    }),
  };
}
