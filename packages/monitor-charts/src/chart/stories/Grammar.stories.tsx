import { LinePath } from '@visx/shape';
import { type ReactElement, useMemo } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Axes } from '../Axes.tsx';
import { ChartView, markProps, type PlotProps } from '../ChartView.tsx';
import { Cross } from '../Cross.tsx';
import { DataTable } from '../DataTable.tsx';
import { FieldAxes } from '../FieldAxes.tsx';
import { areaOf, fieldFrame, placeIn, polar } from '../frame.ts';
import { NowRing } from '../NowRing.tsx';
import { printPaint, themePaint } from '../paint.ts';
import type { Place } from '../places.ts';
import { linear } from '../scales.ts';
import { ticksWithRoom, wholeTicks } from '../ticks.ts';

const MARGIN = { left: 48, right: 12, top: 12, bottom: 40 } as const;
const VALUES = [12, 18, 17, 23, 29, 27, 31, 30];
const MARK = 8;

/** A plot of a line as its file says it: what is drawn, not how an axis is. */
function Line({ width, height, paint = themePaint, isInteractive = true }: PlotProps): ReactElement {
  const area = useMemo(() => areaOf(width, height, MARGIN), [width, height]);
  const x = useMemo(() => linear({ domain: [0.5, VALUES.length + 0.5], range: [area.left, area.right] }), [area]);
  const y = useMemo(() => linear({ domain: [0, 35], range: [area.bottom, area.top] }), [area]);
  const places = useMemo(
    () => VALUES.map((value, i): Place => ({ id: String(i), x: x(i + 1), y: y(value), width: MARK })),
    [x, y],
  );
  const lines = ticksWithRoom(y, 30);
  return (
    <ChartView
      {...{ width, height, paint, isInteractive, places }}
      label="Sensitivity"
      kind="line"
      help="Arrow keys move from value to value."
      component="Line"
      order="series"
      describe={(id) => ({ title: `Trial ${Number(id) + 1}`, rows: [['Sensitivity', `${VALUES[Number(id)]} dB`]] })}
    >
      <Axes
        {...{ area, paint }}
        x={{ scale: x, ticks: wholeTicks(x, 24), format: String, title: 'Trial', hasLine: true }}
        y={{ scale: y, ticks: lines, lines, format: String, title: 'Sensitivity (dB)', hasLine: true }}
      />
      <LinePath data={places} x={(at) => at.x} y={(at) => at.y} fill="none" stroke={paint.accent} />
      {places.map((at) => (
        <g key={at.id} {...markProps(at.id, isInteractive ? `Trial ${Number(at.id) + 1}` : null)}>
          <circle cx={at.x} cy={at.y} r={MARK / 2} fill={paint.accent} />
        </g>
      ))}
    </ChartView>
  );
}

const RINGS = [10, 20, 30];
const EDGE = [30];
const POINTS = Array.from({ length: 12 }, (_, i) => ({ id: String(30 * i), ...polar(30 * i, 12 + i) }));

/** A field around fixation. */
function Field({ width, height, paint = themePaint, isInteractive = true }: PlotProps): ReactElement {
  const frame = useMemo(
    () => fieldFrame(width, height, { left: 20, right: 20, top: 20, bottom: 36 }, 30),
    [width, height],
  );
  const places = useMemo(
    () => POINTS.map((point): Place => ({ id: point.id, ...placeIn(frame, point), width: MARK })),
    [frame],
  );
  return (
    <ChartView
      {...{ width, height, paint, isInteractive, places }}
      label="Field"
      kind="field"
      help="Arrow keys move from point to point."
      component="Field"
      describe={(id) => ({ title: `${id}°` })}
    >
      <FieldAxes {...{ frame, paint }} rings={RINGS} strong={EDGE} hasTicks beyond={6} right="T" left="N" />
      {places.map((at) => (
        <g key={at.id} {...markProps(at.id, isInteractive ? `${at.id}°` : null)}>
          <Cross x={at.x} y={at.y} r={MARK / 2} stroke={paint.ink} strokeWidth={2} />
        </g>
      ))}
      <NowRing at={placeIn(frame, POINTS[0]!)} radius={MARK} part="newest" paint={paint} />
    </ChartView>
  );
}

const SIZE = { width: 420, height: 300 } as const;

const meta = preview.meta({ title: 'Chart grammar', component: Line, args: SIZE });

export const Cartesian = meta.story({
  name: 'Two axes, a line, its values by keyboard [CHART-02]',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('img', { name: 'Trial 2' })).toHaveFocus();
    await expect(canvasElement.querySelector('[data-part="details"]')).toHaveTextContent('Trial 2Sensitivity18 dB');
  },
});
export const AroundFixation = meta.story({ name: 'A field around fixation', render: () => <Field {...SIZE} /> });
export const OnPaper = meta.story({
  name: 'On paper [CHART-03]',
  render: () => (
    <div style={{ background: printPaint.surface }}>
      <Line {...SIZE} paint={printPaint} isInteractive={false} />
      <Field {...SIZE} paint={printPaint} isInteractive={false} />
    </div>
  ),
});
export const AsATable = meta.story({
  name: 'As a table [CHART-02]',
  render: () => (
    <DataTable
      caption="Sensitivity by trial"
      columns={['Trial', 'Sensitivity (dB)']}
      rows={VALUES.map((value, i) => ({ id: i, cells: [i + 1, value] }))}
    />
  ),
});
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const RightToLeft = meta.story({
  name: 'Is never mirrored [MON-17]',
  globals: { direction: 'rtl' },
  render: () => <Field {...SIZE} />,
});
