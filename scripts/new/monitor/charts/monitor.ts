import type { Names } from '../../names.ts';

export const plot = ({ camel, pascal }: Names): string => `\
import { type ReactElement, useMemo } from 'react';
import { Axes } from '../../chart/Axes.tsx';
import { ChartView, type PlotProps } from '../../chart/ChartView.tsx';
import type { Details } from '../../chart/DetailsCard.tsx';
import { areaOf } from '../../chart/frame.ts';
import { themePaint } from '../../chart/paint.ts';
import type { Place } from '../../chart/places.ts';
import { linear } from '../../chart/scales.ts';
import { ticksWithRoom, wholeTicks } from '../../chart/ticks.ts';
import { type ${pascal}Words, ${camel}Words } from '../${camel}.texts.ts';
import type { ${pascal}Result } from '../types.ts';

/** Props of {@link ${pascal}Plot}. */
export interface ${pascal}PlotProps extends PlotProps {
  /** Oldest first. */
  results: readonly ${pascal}Result[];
  /**
   * The words, in English by default.
   * @default ${camel}Words
   */
  texts?: ${pascal}Words;
  /**
   * Writes a number in the language.
   * @default String
   */
  format?: (value: number) => string;
}

const MARGIN = { left: 52, right: 14, top: 14, bottom: 44 } as const;
/** Range of the value axis. */
const RANGE = [0, 100] as const;
/** Fewer results than this do not fill the width, so that the chart does not crawl when it begins. */
const FEWEST = 20;
const RADIUS = 5;
/** Room of a number of an axis, px. */
const ROOM = 34;

/** The results in their order, a colour an eye. An SVG that needs no style sheet (CHART-03). */
export function ${pascal}Plot({
  results,
  width,
  height,
  paint = themePaint,
  texts = ${camel}Words,
  format = String,
  isInteractive = true,
}: ${pascal}PlotProps): ReactElement {
  const last = Math.max(FEWEST, results.length) + 1;
  const { area, x, y } = useMemo(() => {
    const plotArea = areaOf(width, height, MARGIN);
    return {
      area: plotArea,
      x: linear({ domain: [0, last], range: [plotArea.left, plotArea.right] }),
      y: linear({ domain: RANGE, range: [plotArea.bottom, plotArea.top] }),
    };
  }, [width, height, last]);
  const axes = useMemo(
    () => ({
      x: { scale: x, ticks: wholeTicks(x, ROOM), title: texts.resultAxis, hasLine: true, format },
      y: { scale: y, ticks: ticksWithRoom(y, ROOM), title: texts.valueAxis, hasLine: true, format },
    }),
    [x, y, texts, format],
  );
  const places = useMemo(
    () =>
      results.map(({ value }, index): Place => ({
        id: String(index),
        x: x(index + 1),
        y: y(value),
        width: 2 * RADIUS + 4,
      })),
    [results, x, y],
  );
  const describe = (id: string): Details => {
    const result = results[Number(id)];
    if (!result) return { title: '' };
    return { title: texts.spoken({ index: format(Number(id) + 1), eye: result.eye, value: format(result.value) }) };
  };
  return (
    <ChartView
      {...{ width, height, paint, isInteractive, places, describe }}
      label={texts.chart}
      kind={texts.chart}
      help={texts.chartHelp}
      component="${pascal}Plot"
      order="series"
    >
      <Axes {...{ area, paint }} {...axes} />
      {places.map((place, index) => (
        <circle key={place.id} cx={place.x} cy={place.y} r={RADIUS} fill={paint.eyes[results[index]!.eye]} />
      ))}
    </ChartView>
  );
}
`;

export const monitor = ({ camel, pascal, words }: Names): string => `\
import { useNumberFormat, useTexts } from '@isopter/ui';
import { type ReactElement, type ReactNode, useCallback } from 'react';
import { Measured } from '../../shared/Measured.tsx';
import { MonitorLayout } from '../../shared/MonitorLayout.tsx';
import { NoData } from '../../shared/NoData.tsx';
import { Panel } from '../../shared/Panel.tsx';
import { RecordTable } from '../../shared/RecordTable.tsx';
import { ${camel}Words } from '../${camel}.texts.ts';
import { ${pascal}Plot } from '../plot/${pascal}Plot.tsx';
import type { ${pascal}Result, ${pascal}View } from '../types.ts';
import { parts } from './${pascal}Monitor.css.ts';

/** Props of {@link ${pascal}Monitor}. */
export interface ${pascal}MonitorProps {
  /** View of the test: \`useView(store)\`. */
  view: ${pascal}View;
  /**
   * Whether the test is over: nothing is highlighted any more, and an empty list says that nothing was received.
   * @default false
   */
  isDone?: boolean;
}

/** The live view of ${words.toLowerCase()}: the chart, and the results as a list. */
export function ${pascal}Monitor({ view, isDone = false }: ${pascal}MonitorProps): ReactElement {
  const texts = useTexts(${camel}Words);
  const format = useNumberFormat();
  const { results, ignored } = view;
  const cells = useCallback(({ eye, value }: ${pascal}Result): readonly ReactNode[] => [eye, format(value)], [format]);
  const isRunning = !isDone && results.length > 0;
  return (
    <MonitorLayout
      name="${pascal}Monitor"
      ignored={ignored}
      summary={isRunning ? texts.summary({ count: format(results.length) }) : ''}
    >
      <div className={parts}>
        <Panel title={texts.chart} isUnderTest={isRunning}>
          <Measured>{(width, height) => <${pascal}Plot {...{ results, width, height, texts, format }} />}</Measured>
        </Panel>
        <Panel title={texts.results}>
          {results.length === 0 ? (
            <NoData isDone={isDone} />
          ) : (
            <RecordTable
              label={texts.results}
              columns={[{ words: texts.columnEye }, texts.columnValue]}
              records={results}
              keyOf={({ seq_num }, index) => seq_num ?? -index}
              cells={cells}
            />
          )}
        </Panel>
      </div>
    </MonitorLayout>
  );
}
`;

export const styles = `\
import { vars } from '@isopter/ui/vars';
import { pattern } from '../../shared/pattern.ts';

/** The chart and the list side by side need this much. */
const SIDE_BY_SIDE = '(min-width: 720px)';

/** The chart first, then the list: beside it where there is room, else below. */
export const parts = pattern({
  display: 'grid',
  gap: vars.space[3],
  flex: '1 0 auto',
  gridTemplateRows: 'minmax(360px, 1fr)',
  gridAutoRows: '300px',
  '@container': {
    [SIDE_BY_SIDE]: { gridTemplateColumns: 'minmax(0, 2.2fr) minmax(240px, 1fr)', flex: '1 1 0', minBlockSize: 360 },
  },
});
`;

export const stories = ({ pascal, words }: Names): string => `\
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Room } from '../../shared/stories/Room.tsx';
import { initialState } from '../model/state.ts';
import { viewOf } from '../model/store.ts';
import { ${pascal}Monitor, type ${pascal}MonitorProps } from './${pascal}Monitor.tsx';

const Stage = (props: ${pascal}MonitorProps): ReactElement => (
  <Room>
    <${pascal}Monitor {...props} />
  </Room>
);
const meta = preview.meta({ title: '${words}', component: Stage });

/** Replace these by a recording: \`npm run -s record -w apps/headset\`. */
const view = viewOf(initialState([41, 44, 39, 47].map((value, i) => ({ seq_num: i, run: 1, eye: 'OD' as const, value }))));

export const Waiting = meta.story({
  args: { view: viewOf(initialState([])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No test data')).toBeVisible();
  },
});

export const Running = meta.story({
  args: { view },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Testing')).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '47' })).toBeVisible();
  },
});

export const Done = meta.story({
  args: { view, isDone: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Testing')).toBeNull();
  },
});
`;
