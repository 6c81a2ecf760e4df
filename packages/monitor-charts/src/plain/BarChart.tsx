import { useNumberFormat, useTexts } from '@isopter/ui';
import { Bar } from '@visx/shape';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { Axes } from '../chart/Axes.tsx';
import { ChartView, markProps, type PlotProps } from '../chart/ChartView.tsx';
import { DataTable } from '../chart/DataTable.tsx';
import type { Details } from '../chart/DetailsCard.tsx';
import { themePaint } from '../chart/paint.ts';
import type { Place } from '../chart/places.ts';
import { tenths } from '../chart/scales.ts';
import { useTextScale } from '../chart/useTextScale.ts';
import { table } from '../shared/monitor.css.ts';
import { written } from '../shared/written.ts';
import { COMPACT } from './axisTicks.ts';
import { type BarPlace, type BarPlot, barPlot, CHARACTER, FONT, isNumber, placeTitle, TITLE_AWAY } from './math.ts';
import { plainWords } from './plain.texts.ts';
import type { AxisWords, BarDatum } from './types.ts';

/** Props of {@link BarChart}. */
export interface BarChartProps extends PlotProps {
  /** The accessible name: what the chart shows and of whom. */
  label: string;
  /** The bars in their order, from left to right in every language. */
  data: readonly BarDatum[];
  /** The title, the numbers and the domain of the vertical axis. */
  y: AxisWords;
  /** The title of the names below the bars, also the heading of their column in the table. */
  title: string;
  /**
   * The chart, or the same data as a table.
   * @default 'chart'
   */
  display?: 'chart' | 'table';
  /**
   * The font size of numbers and names in pixels.
   * @default 11, and more where the reader has larger text
   */
  fontSize?: number;
  /** Draws a bar in another way, from the place that `useBarPlot` computes. */
  children?: (bar: BarPlace) => ReactNode;
}

/**
 * In relation to the font size: the distance from the plot to the title and the names below it, and from a bar to the
 * value above it.
 */
const AWAY = { title: 34 / FONT, name: 16 / FONT, value: 5 / FONT } as const;
/** The least size in pixels of what can be reached. */
const LEAST = 16;

/** Computes where the bars of a chart lie, in pixels, for a drawing of your own. */
export const useBarPlot = ({
  data,
  width,
  height,
  y,
  fontSize,
}: Pick<BarChartProps, 'data' | 'width' | 'height' | 'y' | 'fontSize'>): BarPlot => {
  const compact = useNumberFormat(COMPACT);
  return useMemo(
    () => barPlot(data, { width, height }, y, fontSize, compact),
    [data, width, height, y, fontSize, compact],
  );
};

/**
 * Bars with names below them and values above them. Keep `data` and `y` the same objects while they do not change.
 * @selector [data-component="BarChart"] The chart.
 * @selector [data-bar] A bar; its value is its id.
 */
export function BarChart(props: BarChartProps): ReactElement {
  const { label, data, width, height, y, title, display = 'chart', paint = themePaint, isInteractive = true } = props;
  const texts = useTexts(plainWords);
  const scale = useTextScale();
  const { fontSize = scale * FONT } = props;
  const plot = useBarPlot({ ...props, fontSize });
  const write = y.format ?? written;
  const valueText = ({ value }: BarDatum): string => (isNumber(value) ? write(value) : texts.noValue);
  const spoken = (datum: BarDatum): string => texts.bar({ name: datum.name, value: valueText(datum) });
  const axis = useMemo(() => {
    const { values: ticks, format } = plot.ticks;
    const titleAway = plot.area.left - TITLE_AWAY * fontSize;
    const place = placeTitle(y.title, { from: plot.area.top, to: plot.area.bottom, room: height }, fontSize);
    return { scale: plot.y, ticks, lines: ticks, title: y.title, titleAway, ...place, format };
  }, [plot, y.title, fontSize, height]);
  const places = useMemo(
    () =>
      plot.bars.map((bar): Place => ({
        id: bar.datum.id,
        x: tenths(bar.x + bar.width / 2),
        y: tenths(bar.y + bar.height / 2),
        width: bar.width,
        height: Math.max(LEAST, bar.height),
        series: 'bars',
      })),
    [plot],
  );
  const describe = (id: string): Details => {
    const datum = data.find((one) => one.id === id);
    return { title: datum ? spoken(datum) : '' };
  };
  if (display === 'table') {
    return (
      <DataTable
        caption={label}
        className={table}
        component="BarChart"
        columns={[title, y.title]}
        rows={data.map((datum) => ({ id: datum.id, cells: [datum.name, valueText(datum)] }))}
      />
    );
  }
  const word = { fontSize, textAnchor: 'middle', fontFamily: paint.bodyFont } as const;
  const letters = Math.max(3, Math.floor(plot.x.step() / (fontSize * CHARACTER)));
  return (
    <ChartView
      {...{ width, height, label, paint, isInteractive, places, describe }}
      kind={texts.barKind}
      help={texts.help}
      component="BarChart"
      order="series"
    >
      <Axes area={plot.area} paint={paint} fontSize={fontSize} y={axis} />
      {plot.bars.map((bar) => {
        const { datum, x, y: top, width: across, height: down } = bar;
        const middle = tenths(x + across / 2);
        return (
          <g key={datum.id} data-bar={datum.id} {...markProps(datum.id, isInteractive ? spoken(datum) : null)}>
            {props.children?.(bar) ?? (
              <Bar
                x={tenths(x)}
                y={tenths(top)}
                width={tenths(across)}
                height={tenths(down)}
                rx={2}
                fill={paint.accent}
              />
            )}
            <text
              {...word}
              x={middle}
              y={tenths(top - AWAY.value * fontSize)}
              fontFamily={paint.numberFont}
              fill={paint.ink}
            >
              {isNumber(datum.value) ? write(datum.value) : '–'}
            </text>
            <text {...word} x={middle} y={plot.area.bottom + AWAY.name * fontSize} fill={paint.quietInk}>
              {datum.name.length > letters ? `${datum.name.slice(0, letters - 1)}…` : datum.name}
            </text>
          </g>
        );
      })}
      <text
        {...word}
        x={(plot.area.left + plot.area.right) / 2}
        y={plot.area.bottom + AWAY.title * fontSize}
        fill={paint.ink}
      >
        {title}
      </text>
    </ChartView>
  );
}
