import { useNumberFormat, useTexts } from '@isopter/ui';
import { LinePath } from '@visx/shape';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { Axes } from '../chart/Axes.tsx';
import { ChartView, markProps, type PlotProps } from '../chart/ChartView.tsx';
import { DataTable } from '../chart/DataTable.tsx';
import type { Details } from '../chart/DetailsCard.tsx';
import { themePaint } from '../chart/paint.ts';
import type { Place } from '../chart/places.ts';
import { useTextScale } from '../chart/useTextScale.ts';
import { Legend } from '../shared/Legend.tsx';
import { table } from '../shared/monitor.css.ts';
import { written } from '../shared/written.ts';
import { COMPACT } from './axisTicks.ts';
import { FONT, isNumber, type LinePlot, linePlot, placeTitle, TITLE_AWAY } from './math.ts';
import { plainWords } from './plain.texts.ts';
import { lookOf, RADIUS, SeriesMark } from './SeriesMark.tsx';
import { tableRows } from './tableRows.ts';
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

/** The distance from the plot to the title below it, in relation to the font size. */
const TITLE_BELOW = 20 / FONT;

/** Computes where the lines of a chart lie, in pixels, for a drawing of your own. */
export const useLinePlot = ({
  series,
  width,
  height,
  x,
  y,
  fontSize,
}: Pick<LineChartProps, 'series' | 'width' | 'height' | 'x' | 'y' | 'fontSize'>): LinePlot => {
  const compact = useNumberFormat(COMPACT);
  return useMemo(
    () => linePlot(series, { width, height }, x, y, fontSize, compact),
    [series, width, height, x, y, fontSize, compact],
  );
};

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
        ticks: plot.ticks.x.values,
        title: x.title,
        titleAway: TITLE_BELOW * fontSize,
        ...placeTitle(x.title, { from: plot.area.left, to: plot.area.right, room: width }, fontSize),
        format: plot.ticks.x.format,
        hasLine: true,
      },
      y: {
        scale: plot.y,
        ticks: plot.ticks.y.values,
        lines: plot.ticks.y.values,
        title: y.title,
        titleAway: plot.area.left - TITLE_AWAY * fontSize,
        ...placeTitle(y.title, { from: plot.area.top, to: plot.area.bottom, room: height }, fontSize),
        format: plot.ticks.y.format,
      },
    }),
    [plot, x.title, y.title, fontSize, width, height],
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
        texts.point({ series: name, x: writeX(datum.x), y: isNumber(datum.y) ? writeY(datum.y) : texts.noValue }),
      ]),
    ),
  );
  const describe = (id: string): Details => ({ title: spoken.get(id) ?? '' });
  if (display === 'table') {
    return (
      <DataTable
        caption={label}
        className={table}
        component="LineChart"
        columns={[x.title, ...series.map(({ name }) => name)]}
        rows={tableRows(series).map(({ id, x: at, values }) => ({
          id,
          cells: [writeX(at), ...values.map((value) => (isNumber(value) ? writeY(value) : texts.noValue))],
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
