import { useTexts } from '@isopter/ui';
import { LinePath } from '@visx/shape';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { Axes } from '../chart/Axes.tsx';
import { ChartView, markProps, type PlotProps } from '../chart/ChartView.tsx';
import { DataTable } from '../chart/DataTable.tsx';
import type { Details } from '../chart/DetailsCard.tsx';
import { themePaint } from '../chart/paint.ts';
import type { Place } from '../chart/places.ts';
import { ticksWithRoom } from '../chart/ticks.ts';
import { useTextScale } from '../chart/useTextScale.ts';
import { Legend } from '../shared/Legend.tsx';
import { table } from '../shared/monitor.css.ts';
import { written } from '../shared/written.ts';
import { FONT, type LinePlot, linePlot, placeTitle } from './math.ts';
import { plainWords } from './plain.texts.ts';
import { lookOf, RADIUS, SeriesMark } from './SeriesMark.tsx';
import type { AxisWords, Series } from './types.ts';

/** Props of {@link LineChart}. */
export interface LineChartProps extends PlotProps {
  /** The accessible name: what the chart shows and of whom. */
  label: string;
  /** The lines; a `null` among their values leaves a gap. */
  series: readonly Series[];
  /** The title, the numbers and the domain of the horizontal axis. */
  x: AxisWords;
  /** The title, the numbers and the domain of the vertical axis. */
  y: AxisWords;
  /**
   * The chart, or the same data as a table.
   * @default 'chart'
   */
  display?: 'chart' | 'table';
  /**
   * The font size of numbers and titles in pixels.
   * @default 11, and more where the reader has larger text
   */
  fontSize?: number;
  /** Draws the lines in another way, or more beside them, from the places that `useLinePlot` computes. */
  children?: (plot: LinePlot) => ReactNode;
}

/** The distance between the numbers of an axis and from the plot to its title, in relation to the font size. */
const ROOM = { across: 64 / FONT, up: 40 / FONT } as const;
const AWAY = { below: 20 / FONT, beside: 36 / FONT } as const;

/** Computes where the lines of a chart lie, in pixels, for a drawing of your own. */
export const useLinePlot = ({
  series,
  width,
  height,
  x,
  y,
  fontSize,
}: Pick<LineChartProps, 'series' | 'width' | 'height' | 'x' | 'y' | 'fontSize'>): LinePlot =>
  useMemo(() => linePlot(series, { width, height }, x, y, fontSize), [series, width, height, x, y, fontSize]);

/**
 * Lines over an axis of numbers, told apart by shape, dashes and colour, with a legend. Keep `series`, `x` and `y` the
 * same objects while they do not change.
 * @selector [data-component="LineChart"] The chart.
 * @selector [data-series] On a line or a value: the id of its series.
 */
export function LineChart(props: LineChartProps): ReactElement {
  const { label, series, width, height, x, y, display = 'chart', paint = themePaint, isInteractive = true } = props;
  const texts = useTexts(plainWords);
  const scale = useTextScale();
  const { fontSize = scale * FONT } = props;
  const plot = useLinePlot({ ...props, fontSize });
  const [writeX, writeY] = [x.format ?? written, y.format ?? written];
  const axes = useMemo(
    () => ({
      x: {
        scale: plot.x,
        ticks: ticksWithRoom(plot.x, ROOM.across * fontSize),
        title: x.title,
        titleAway: AWAY.below * fontSize,
        ...placeTitle(x.title, { from: plot.area.left, to: plot.area.right, room: width }, fontSize),
        format: writeX,
        hasLine: true,
      },
      y: {
        scale: plot.y,
        ticks: ticksWithRoom(plot.y, ROOM.up * fontSize),
        lines: ticksWithRoom(plot.y, ROOM.up * fontSize),
        title: y.title,
        titleAway: AWAY.beside * fontSize,
        ...placeTitle(y.title, { from: plot.area.top, to: plot.area.bottom, room: height }, fontSize),
        format: writeY,
      },
    }),
    [plot, x.title, y.title, writeX, writeY, fontSize, width, height],
  );
  const drawn = useMemo(() => plot.lines.flatMap(({ points }) => points.filter((point) => point.y !== null)), [plot]);
  const places = useMemo(
    () =>
      drawn.map(({ id, x: left, y: top, series: of }): Place => ({
        id,
        x: left,
        y: top ?? 0,
        width: 2 * RADIUS + 4,
        series: of,
      })),
    [drawn],
  );
  const spoken = new Map(
    plot.lines.flatMap(({ series: { name }, points }) =>
      points.map(({ id, datum }) => [
        id,
        texts.point({ series: name, x: writeX(datum.x), y: datum.y === null ? texts.noValue : writeY(datum.y) }),
      ]),
    ),
  );
  const describe = (id: string): Details => ({ title: spoken.get(id) ?? '' });
  if (display === 'table') {
    const all = [...new Set(series.flatMap(({ data }) => data.map((datum) => datum.x)))].toSorted(
      (one, other) => one - other,
    );
    return (
      <DataTable
        caption={label}
        className={table}
        component="LineChart"
        columns={[x.title, ...series.map(({ name }) => name)]}
        rows={all.map((at) => ({
          id: at,
          cells: [
            writeX(at),
            ...series.map(({ data }) => {
              const value = data.find((datum) => datum.x === at)?.y ?? null;
              return value === null ? texts.noValue : writeY(value);
            }),
          ],
        }))}
      />
    );
  }
  return (
    <div>
      <ChartView
        {...{ width, height, label, paint, isInteractive, places, describe }}
        kind={texts.lineKind}
        help={texts.help}
        component="LineChart"
        order="series"
      >
        <Axes area={plot.area} paint={paint} fontSize={fontSize} {...axes} />
        {props.children?.(plot) ??
          plot.lines.map(({ series: { id }, points }, i) => {
            const { colour, dash } = lookOf(paint, i);
            return (
              <LinePath
                key={id}
                data={[...points]}
                x={(point) => point.x}
                y={(point) => point.y ?? 0}
                defined={(point) => point.y !== null}
                fill="none"
                stroke={colour}
                strokeWidth={2}
                strokeDasharray={dash}
                data-series={id}
              />
            );
          })}
        {plot.lines.map(({ points }, i) =>
          points.map(
            (point) =>
              point.y !== null && (
                <g
                  key={point.id}
                  data-series={point.series}
                  {...markProps(point.id, isInteractive ? (spoken.get(point.id) ?? '') : null)}
                >
                  {props.children === undefined && (
                    <SeriesMark x={point.x} y={point.y} look={lookOf(paint, i)} paint={paint} />
                  )}
                </g>
              ),
          ),
        )}
      </ChartView>
      {series.length > 1 && isInteractive && (
        <Legend
          entries={series.map(({ id, name }, i) => {
            const look = lookOf(paint, i);
            return {
              id,
              text: name,
              mark: (
                <>
                  <path d="M-10 0h20" stroke={look.colour} strokeWidth={2} strokeDasharray={look.dash} />
                  <SeriesMark x={0} y={0} look={look} paint={paint} />
                </>
              ),
            };
          })}
        />
      )}
    </div>
  );
}
