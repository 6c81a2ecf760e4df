import { GridColumns, GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import { memo, type ReactElement } from 'react';
import type { Area } from './frame.ts';
import { alongAxis } from './labels.ts';
import type { ChartPaint } from './paint.ts';
import { type NumberScale, tenths, type TimeScale } from './scales.ts';
import { Segment } from './Segment.tsx';

/** Number formats write a hyphen; a negative number has a minus sign. */
const withMinus = (text: string): string => text.replace('-', '−');

/** An axis: its scale, its tick labels and its grid lines. */
export interface Axis {
  readonly scale: NumberScale | TimeScale;
  readonly title?: string;
  /** The labelled values; times in milliseconds. */
  readonly ticks: readonly number[];
  readonly format: (value: number) => string;
  /** The values with a line across the plot, those with an emphasised line, and those with a fainter line. */
  readonly lines?: readonly number[];
  readonly strong?: readonly number[];
  readonly minor?: readonly number[];
  /** Whether the axis line is drawn. */
  readonly hasLine?: boolean;
  /** The length of the tick marks in pixels. If omitted, there are none. */
  readonly tickLength?: number;
  /** Whether the labels are above the plot; for the x axis only. */
  readonly isAbove?: boolean;
  /** The distance in pixels from the plot to the title. */
  readonly titleAway?: number;
  /** The font size of the title in pixels, if it is not that of the labels. */
  readonly titleSize?: number;
  /** The middle of the title along the axis, in pixels, if it is not that of the plot. */
  readonly titleMiddle?: number;
}

interface AxesProps {
  area: Area;
  /** Keep both axes identical between renders, so that they are not redrawn while data is streaming. */
  x?: Axis;
  y?: Axis;
  paint: ChartPaint;
  /**
   * The font size of labels and titles in pixels; the line width scales with it.
   * @default 11
   */
  fontSize?: number;
}

const SIZE = 11;
/** The distances in pixels from the plot to its numbers and titles. */
const AWAY = { number: 6, title: 36, below: 4, titleBelow: 20 } as const;
/**
 * Half the width of a digit relative to the font size, by which the first and the last number of an axis are kept within the
 * drawing.
 */
const DIGIT = 0.3;
const BEYOND = 6;

/** The look of each kind of grid line. */
const LINES = ({ line, quietInk }: ChartPaint) =>
  ({
    lines: { stroke: line, strokeOpacity: 0.5 },
    minor: { stroke: line, strokeOpacity: 0.6, strokeDasharray: '3 4' },
    strong: { stroke: quietInk },
  }) as const;
const KINDS = ['lines', 'minor', 'strong'] as const;
/** The same attributes as {@link Segment}; visx passes them to its lines. */
const SOFT = { shapeRendering: undefined, fill: undefined } as const;

function Grid({ area, x, y, paint, fontSize }: AxesProps & { fontSize: number }): ReactElement {
  const { left, right, top, bottom } = area;
  const look = LINES(paint);
  return (
    <>
      {KINDS.map((kind) => {
        const [columns, rows] = [x?.[kind] ?? [], y?.[kind] ?? []];
        const style = { ...look[kind], ...SOFT, strokeWidth: tenths(fontSize / SIZE) };
        return [
          x && columns.length > 0 && (
            <GridColumns
              key={`${kind} x`}
              scale={x.scale}
              tickValues={[...columns]}
              {...style}
              top={top}
              height={bottom - top}
            />
          ),
          y && rows.length > 0 && (
            <GridRows
              key={`${kind} y`}
              scale={y.scale}
              tickValues={[...rows]}
              {...style}
              left={left}
              width={right - left}
            />
          ),
        ];
      })}
    </>
  );
}

function Across({
  area,
  x,
  paint,
  fontSize,
}: {
  area: Area;
  x: Axis;
  paint: ChartPaint;
  fontSize: number;
}): ReactElement {
  const { left, right, top, bottom } = area;
  const { scale, ticks, format, title, isAbove = false, hasLine = false, tickLength = 0 } = x;
  const edge = isAbove ? top : bottom;
  const way = isAbove ? -1 : 1;
  const room = isAbove ? 0 : 0.75 * fontSize;
  const at = (away: number): number => edge + way * (away + tickLength + room);
  const number = { fontSize, fontFamily: paint.numberFont, fill: paint.quietInk, textAnchor: 'middle' } as const;
  const labels = ticks.map((tick) => {
    const text = withMinus(format(tick));
    const half = DIGIT * fontSize * text.length;
    const x = Math.max(Math.min(scale(tick), right + BEYOND - half), half);
    return { tick, text, x, y: at(AWAY.below), size: fontSize };
  });
  const shown = new Map(alongAxis(labels, 'x').map((label) => [label.tick, label]));
  return (
    <>
      {hasLine && (
        <Segment
          from={{ x: left, y: edge }}
          to={{ x: right, y: edge }}
          stroke={paint.line}
          strokeWidth={tenths(fontSize / SIZE)}
        />
      )}
      {ticks.map((tick) => {
        const place = scale(tick);
        const label = shown.get(tick);
        return (
          <Group key={tick}>
            {tickLength > 0 && (
              <Segment
                from={{ x: place, y: edge }}
                to={{ x: place, y: edge + way * tickLength }}
                stroke={paint.line}
                strokeWidth={tenths(fontSize / SIZE)}
              />
            )}
            {label && (
              <text x={label.x} y={label.y} {...number}>
                {label.text}
              </text>
            )}
          </Group>
        );
      })}
      {title !== undefined && (
        <text
          x={x.titleMiddle ?? (left + right) / 2}
          y={at(x.titleAway ?? AWAY.titleBelow)}
          {...number}
          fontSize={x.titleSize ?? fontSize}
          fontFamily={paint.bodyFont}
          fill={paint.ink}
        >
          {title}
        </text>
      )}
    </>
  );
}

function Upright({
  area,
  y,
  paint,
  fontSize,
}: {
  area: Area;
  y: Axis;
  paint: ChartPaint;
  fontSize: number;
}): ReactElement {
  const { left, top, bottom } = area;
  const { scale, ticks, format, title, hasLine = false } = y;
  const number = { fontSize, fontFamily: paint.numberFont, fill: paint.quietInk } as const;
  const labels = ticks.map((tick) => ({
    tick,
    text: withMinus(format(tick)),
    x: left,
    y: scale(tick) + 0.36 * fontSize,
    size: fontSize,
  }));
  return (
    <>
      {hasLine && (
        <Segment
          from={{ x: left, y: top }}
          to={{ x: left, y: bottom }}
          stroke={paint.line}
          strokeWidth={tenths(fontSize / SIZE)}
        />
      )}
      {alongAxis(labels, 'y').map(({ tick, text, y: at }) => (
        <text key={tick} x={left - AWAY.number} y={at} textAnchor="end" {...number}>
          {text}
        </text>
      ))}
      {title !== undefined && (
        <text
          transform={`translate(${left - (y.titleAway ?? AWAY.title)} ${y.titleMiddle ?? (top + bottom) / 2}) rotate(-90)`}
          textAnchor="middle"
          {...number}
          fontSize={y.titleSize ?? fontSize}
          fontFamily={paint.bodyFont}
          fill={paint.ink}
        >
          {title}
        </text>
      )}
    </>
  );
}

/**
 * The grid lines and both axes of a plot, redrawn only when the size or the language changes. Lines and scales are
 * those of visx; the labels are plain text, because `@visx/axis` measures each of them (139 elements for an audiogram
 * instead of 48). A label that has no room is left out.
 */
export const Axes = memo(function Axes({ fontSize = SIZE, ...props }: AxesProps): ReactElement {
  const { area, x, y, paint } = props;
  return (
    <Group aria-hidden="true">
      <Grid {...props} fontSize={fontSize} />
      {x && <Across {...{ area, x, paint, fontSize }} />}
      {y && <Upright {...{ area, y, paint, fontSize }} />}
    </Group>
  );
});
