import type { Names } from '../names.ts';

/** The files of a kind in the charts and in the clinic, by their paths. */
export const screenFiles = (names: Names): Record<string, string> => {
  const { camel, pascal } = names;
  const charts = `packages/monitor-charts/src/${camel}`;
  const clinic = `apps/clinic/src/features/tests/monitor/${camel}`;
  return {
    [`${charts}/types.ts`]: types(names),
    [`${charts}/${camel}.texts.ts`]: texts(names),
    [`${charts}/model/state.ts`]: state(names),
    [`${charts}/model/store.ts`]: store(names),
    [`${charts}/model/${camel}.test.ts`]: modelTest(names),
    [`${charts}/plot/${pascal}Plot.tsx`]: plot(names),
    [`${charts}/monitor/${pascal}Monitor.tsx`]: monitor(names),
    [`${charts}/monitor/${pascal}Monitor.css.ts`]: styles,
    [`${charts}/monitor/${pascal}Monitor.stories.tsx`]: stories(names),
    [`${charts}/index.ts`]: index(names),
    [`${charts}/report/${pascal}Body.tsx`]: body(names),
    [`${charts}/report/${pascal}Panel.tsx`]: panel(names),
    [`${charts}/report/table.ts`]: table(names),
    [`${charts}/report/texts.ts`]: reportTexts(names),
    [`${charts}/report/index.ts`]: reportIndex(names),
    [`${clinic}/${pascal}Observe.tsx`]: observe(names),
    [`${clinic}/${pascal}Observe.stories.tsx`]: observeStories(names),
  };
};

const types = ({ pascal, snake }: Names): string => `\
import type { LiveData } from '@isopter/contract';

/** One result: write here what it is, with its unit. */
export type ${pascal}Result = LiveData<'new_${snake}_result'>;

/** What a monitor draws; immutable. */
export interface ${pascal}View {
  /** Oldest first. */
  readonly results: readonly ${pascal}Result[];
  readonly run: number | null;
  readonly seq_num: number | null;
  /** Records that are none of this kind of test and were left out since the state was loaded. */
  readonly ignored: number;
  /** A restart was seen: load the state anew. */
  readonly is_stale: boolean;
}
`;

const texts = ({ camel, pascal, words }: Names): string => `\
/** Every word the charts of ${words.toLowerCase()} say by themselves. Numbers arrive as they are to be written. */
export const ${camel}Words = {
  chart: 'Results',
  chartHelp: 'Arrow keys move from result to result, Home and End to the first and the last, Escape leaves them.',
  resultAxis: 'Result',
  valueAxis: 'Value',
  results: 'Results',
  columnEye: 'Eye',
  columnValue: 'Value',
  /** What is said of a result. */
  spoken: ({ index, eye, value }: { index: string; eye: string; value: string }): string =>
    \`Result \${index}, \${eye}, \${value}\`,
  /** Spoken from time to time while a test runs. */
  summary: ({ count }: { count: string }): string => \`\${count} results.\`,
};
export type ${pascal}Words = typeof ${camel}Words;
`;

const state = ({ snake, pascal }: Names): string => `\
import { recordList, type RecordListState } from '../../shared/recordList.ts';
import type { ${pascal}Result } from '../types.ts';

/** More results than any test has. */
export const MOST_RESULTS = 4_000;

/** What a monitor knows of a running test: its results. */
export type ${pascal}State = RecordListState<${pascal}Result>;
export const { draftOf, applyEvent, initialState, reduceAll } = recordList<${pascal}Result>({
  type: 'new_${snake}_result',
  most: MOST_RESULTS,
});
`;

const store = ({ pascal, words }: Names): string => `\
import { storeOf } from '../../shared/modelStore.ts';
import type { MonitorStore } from '../../shared/publisher.ts';
import type { ${pascal}Result, ${pascal}View } from '../types.ts';
import { applyEvent, draftOf, type ${pascal}State } from './state.ts';

/** What a monitor shows of a state. */
export const viewOf = ({ records, ...rest }: ${pascal}State): ${pascal}View => ({ results: [...records], ...rest });

export type ${pascal}Store = MonitorStore<${pascal}View, readonly ${pascal}Result[]>;

/** Makes a store of one test of ${words.toLowerCase()}; listeners are told at most once a frame (CHART-04). */
export const create${pascal}Store = storeOf({ draftOf, applyEvent, viewOf });
`;

const modelTest = ({ camel, snake }: Names): string => `\
import { received } from '@isopter/recordings';
import { describeRecords } from '../../shared/fakes/describeRecords.ts';
import { initialState, MOST_RESULTS, reduceAll } from './state.ts';
import { viewOf } from './store.ts';

/** Replace these by what a headset recorded. */
const usual = Array.from({ length: 20 }, (_, index) =>
  received('new_${snake}_result', { eye: index < 10 ? 'OD' : 'OS', value: 30 + index, seq_num: index + 1, run: 1 }),
);

describeRecords('${camel}', {
  type: 'new_${snake}_result',
  recordings: { usual },
  initialState,
  reduceAll,
  shown: viewOf,
  sizeOf: ({ records }) => records.length,
  answerOf: (records) => records,
  otherwise: (record) => ({ ...record, value: record.value + 1 }),
  most: MOST_RESULTS,
});
`;

const plot = ({ camel, pascal }: Names): string => `\
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
/** What the value axis shows. */
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

const monitor = ({ camel, pascal, words }: Names): string => `\
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
  /** What is known of the test: \`useView(store)\`. */
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

const styles = `\
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

const stories = ({ pascal, words }: Names): string => `\
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

const index = ({ camel, pascal }: Names): string => `\
export { ${camel}Words, type ${pascal}Words } from './${camel}.texts.ts';
export { initialState, reduceAll, type ${pascal}State } from './model/state.ts';
export { create${pascal}Store, type ${pascal}Store, viewOf } from './model/store.ts';
export { ${pascal}Monitor, type ${pascal}MonitorProps } from './monitor/${pascal}Monitor.tsx';
export { ${pascal}Plot, type ${pascal}PlotProps } from './plot/${pascal}Plot.tsx';
export * from './types.ts';
export { useView } from '../shared/useView.ts';
`;

const body = ({ camel, pascal }: Names): string => `\
import type { ReactElement } from 'react';
import { printPaint } from '../../chart/paint.ts';
import { At, BODY, Table } from '../../report/index.ts';
import { ${camel}Words } from '../${camel}.texts.ts';
import { ${pascal}Plot } from '../plot/${pascal}Plot.tsx';
import type { ${pascal}Result } from '../types.ts';
import { ${camel}Table } from './table.ts';
import type { ${pascal}ReportTexts } from './texts.ts';

/** Props of the parts of a report. */
export interface ${pascal}ReportProps {
  /** Oldest first. */
  results: readonly ${pascal}Result[];
  texts: ${pascal}ReportTexts;
  /** Language of the numbers, BCP 47. */
  locale: string;
}

/** Height of the chart in points, and how much smaller it is than on a screen: its marks have sizes of their own. */
const CHART = { height: 260, scale: 0.74 } as const;
const WIDTHS = [60, 60, 80] as const;

/** The chart of the screen, and all results as a table. */
export function ${pascal}Body({ results, texts, locale }: ${pascal}ReportProps): ReactElement {
  return (
    <>
      <g transform={\`scale(\${CHART.scale})\`}>
        <${pascal}Plot
          results={results}
          width={BODY.width / CHART.scale}
          height={CHART.height / CHART.scale}
          paint={printPaint}
          texts={{ ...${camel}Words, ...texts.chart }}
          format={(value) => value.toLocaleString(locale)}
          isInteractive={false}
        />
      </g>
      <At x={0} y={CHART.height + 20}>
        <Table table={${camel}Table(results, texts, locale)} widths={WIDTHS} />
      </At>
    </>
  );
}
`;

const panel = ({ camel, pascal }: Names): string => `\
import type { ReactElement } from 'react';
import { printPaint } from '../../chart/paint.ts';
import { PANEL } from '../../report/index.ts';
import { ${camel}Words } from '../${camel}.texts.ts';
import { ${pascal}Plot } from '../plot/${pascal}Plot.tsx';
import type { ${pascal}ReportProps } from './${pascal}Body.tsx';

const SCALE = 0.44;

/** The chart in small. */
export const ${pascal}Panel = ({ results, texts, locale }: ${pascal}ReportProps): ReactElement => (
  <g transform={\`scale(\${SCALE})\`}>
    <${pascal}Plot
      results={results}
      width={PANEL.width / SCALE}
      height={PANEL.height / SCALE}
      paint={printPaint}
      texts={{ ...${camel}Words, ...texts.chart }}
      format={(value) => value.toLocaleString(locale)}
      isInteractive={false}
    />
  </g>
);
`;

const table = ({ camel, pascal }: Names): string => `\
import type { ReportTable } from '../../report/index.ts';
import type { ${pascal}Result } from '../types.ts';
import type { ${pascal}ReportTexts } from './texts.ts';

/** All results in their order. */
export const ${camel}Table = (
  results: readonly ${pascal}Result[],
  texts: ${pascal}ReportTexts,
  locale: string,
): ReportTable => ({
  caption: texts.results,
  columns: [texts.result, texts.eye, texts.value],
  rows: results.map(({ eye, value }, index) => [(index + 1).toLocaleString(locale), eye, value.toLocaleString(locale)]),
});
`;

const reportTexts = ({ camel, pascal, words }: Names): string => `\
import { ${camel}Words, type ${pascal}Words } from '../${camel}.texts.ts';

/** The words of a report of ${words.toLowerCase()}. The server has them in each report language; these are the English ones. */
export interface ${pascal}ReportTexts {
  title: string;
  /** Words the chart itself writes. */
  chart: Pick<${pascal}Words, 'chart' | 'resultAxis' | 'valueAxis'>;
  results: string;
  result: string;
  eye: string;
  value: string;
}

export const english${pascal}ReportTexts: ${pascal}ReportTexts = {
  title: '${words} report',
  chart: ${camel}Words,
  results: ${camel}Words.results,
  result: 'Result',
  eye: 'Eye',
  value: 'Value',
};
`;

const reportIndex = ({ camel, pascal }: Names): string => `\
export { initialState } from '../model/state.ts';
export { ${pascal}Body, type ${pascal}ReportProps } from './${pascal}Body.tsx';
export { ${pascal}Panel } from './${pascal}Panel.tsx';
export { ${camel}Table } from './table.ts';
export { english${pascal}ReportTexts, type ${pascal}ReportTexts } from './texts.ts';
`;

const observe = ({ camel, pascal }: Names): string => `\
import { create${pascal}Store, ${pascal}Monitor } from '@isopter/monitor-charts/${camel}';
import { monitorScreen } from '../monitorScreen.tsx';

export const ${pascal}Observe = monitorScreen({
  kind: '${camel}',
  createStore: () => create${pascal}Store(),
  Drawing: ${pascal}Monitor,
});
`;

const observeStories = ({ kebab, pascal, constant, words }: Names): string => `\
import { expect } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { monitorHandlers } from '../../../../fakes/handlers.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../../../fakes/ScreenStage.tsx';
import { TESTS } from '../../../../fakes/tests.ts';
import { ${pascal}Observe } from './${pascal}Observe.tsx';

const meta = preview.meta({
  title: 'Screens/${words} monitor',
  component: ScreenStage,
  args: { screen: ${pascal}Observe, route: '/tests/observe-${kebab}/:id', path: \`/tests/observe-${kebab}/\${TESTS[0]!.id}\` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

const world = (status: 'started' | 'finished'): World => ({
  handlers: {
    ...monitorHandlers({ test: { test_group: { group: '${constant}', strategy: null, protocol: null }, status } }),
    get${pascal}Results: () => [{ seq_num: 1, run: 1, eye: 'OD', value: 41 }],
  },
  sockets: [{ ready: 1 }],
});

export const Running = meta.story({
  beforeEach: enter(world('started')),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: '41' })).toBeVisible();
  }),
});

export const Done = meta.story({
  beforeEach: enter(world('finished')),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Test done')).toBeVisible();
  }),
});
`;
