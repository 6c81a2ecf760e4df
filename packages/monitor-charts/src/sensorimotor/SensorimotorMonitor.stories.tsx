import { received } from '@isopter/recordings';
import {
  binocular as binocularEvents,
  cardinal as cardinalEvents,
  shapesPalsyOD as rightEvents,
  shapesPalsyOS as leftEvents,
} from '@isopter/recordings/sensorimotor';
import type { ReactElement } from 'react';
import { expect, userEvent, within, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { MonitorEvent } from '../shared/event.ts';
import { Replay as Replaying, scrub } from '../shared/stories/Replay.tsx';
import { Room } from '../shared/stories/Room.tsx';
import { createSensorimotorStore, initialState, reduceAll, viewOf } from './model.ts';
import { SensorimotorMonitor, type SensorimotorMonitorProps } from './SensorimotorMonitor.tsx';

/** Complete tests as the headset sent them (`npm run record -w apps/headset`). */
const cardinal: readonly MonitorEvent[] = cardinalEvents;
const binocular: readonly MonitorEvent[] = binocularEvents;
/** A right sixth nerve palsy: the shapes of one eye, and those of the other as they come after. */
const shapes: readonly MonitorEvent[] = [
  ...rightEvents,
  ...leftEvents.map(({ type, data }) => received(type, { ...data, seq_num: (data.seq_num ?? 0) + 1_000 })),
];

const viewAfter = (events: readonly MonitorEvent[], share = 1) =>
  viewOf(reduceAll(initialState(null), events.slice(0, Math.round(events.length * share))));

const Stage = (props: SensorimotorMonitorProps): ReactElement => (
  <Room>
    <SensorimotorMonitor {...props} />
  </Room>
);

const meta = preview.meta({ title: 'Sensorimotor', component: Stage });

export const Waiting = meta.story({
  name: 'Waiting: the warm-up [SENS-01]',
  args: { view: viewAfter([]), isWarmUp: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Warm-up')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Completed' })).toHaveAttribute('aria-valuenow', '0');
  },
});

export const Running = meta.story({
  name: 'Running: locations, attempt, movable target [SENS-01] [SENS-02]',
  args: { view: viewAfter(cardinal, 0.75) },
  play: async ({ canvas }) => {
    const left = within(canvas.getByRole('group', { name: 'Left eye' }));
    await expect(left.getByText('Movable target')).toBeVisible();
    await expect(left.getByText(/^Attempt: \d$/)).toBeVisible();
    const right = within(canvas.getByRole('group', { name: 'Right eye' }));
    await expect(right.getByText('Locations: 7')).toBeVisible();
    await expect(right.queryByText('Movable target')).toBeNull();
    await expect(await left.findByRole('img', { name: /Last location$/ })).toBeVisible();
  },
});

export const Done = meta.story({
  name: 'Done: inner and outer field of a sixth nerve palsy',
  args: { view: viewAfter(shapes), isDone: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img', { name: /: Result/ })).toHaveLength(34);
    await expect(canvas.queryByText('Testing')).toBeNull();
  },
});

export const Dark = meta.story({ args: { view: viewAfter(shapes, 0.6) }, globals: { theme: 'dark' } });

export const Binocular = meta.story({
  name: 'Both eyes together: one chart [SENS-01]',
  args: { view: viewAfter(binocular, 0.7), isBinocular: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('application', { name: 'Alignment, Both eyes' })).toBeVisible();
  },
});

const older = (algorithm_version: number, distance_degrees: number | null, threshold: boolean, i: number) =>
  received('sensorimotor_state_update', {
    algorithm_version,
    eye: 'OD',
    percentage: 10 * i,
    locations_done: [],
    seq_num: i,
    last_result: {
      location: { location_index: i, x_units: [0, 0, 15, 15][i] ?? 0, y_units: [0, 15, 15, 0][i] ?? 0 },
      distance_degrees,
      threshold,
      attempt_number: 1,
    },
  });

export const Older = meta.story({
  name: 'Older versions: three classes of markers [SENS-02]',
  args: {
    view: viewAfter([older(2, 0, false, 0), older(2, 4, false, 1), older(2, 4, true, 2), older(1, null, false, 3)]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^straight ahead: No distance/ })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^right, inner field: Attempt, distance not known/ })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^up and right, inner field: Result/ })).toBeVisible();
  },
});

export const Extreme = meta.story({
  name: 'Extreme: far out, unknown locations, ignored records',
  args: {
    view: {
      ...viewOf(
        initialState({
          algorithm_version: 9,
          eye: 'OS',
          percentage: 50,
          locations_done: [
            { location_index: 0, x_units: 900, y_units: -900 },
            { location_index: 700, x_units: 5, y_units: 5 },
          ],
          last_result: null,
        }),
      ),
      ignored: 12,
    },
    isDone: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/left out: 12/)).toBeVisible();
    await expect(await canvas.findByRole('img', { name: /^location 700: / })).toBeVisible();
  },
});

export const Keyboard = meta.story({
  name: 'By keyboard: one tab stop, then arrows [CHART-02]',
  args: { view: viewAfter(cardinal), isDone: true },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application', { name: 'Alignment, Left eye' });
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(within(chart).getByRole('img', { name: /^straight ahead/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(chart).getByRole('img', { name: /^right, inner field/ })).toHaveFocus();
  },
});

export const Table = meta.story({
  name: 'As a table [CHART-02]',
  args: { view: viewAfter(cardinal), isDone: true, defaultDisplay: 'table' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Alignment, Right eye' }));
    await expect(
      table.getByRole('row', { name: /^right, inner field \d+(\.\d)? \d+ Δ eso deviation \d Result$/ }),
    ).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  name: 'Right to left: sides never change',
  args: { view: viewAfter(shapes) },
  globals: { direction: 'rtl' },
});

export const Replay = meta.story({
  name: 'Follows a recorded test to its end [CHART-04]',
  args: { view: viewAfter([]) },
  render: () => (
    <Replaying events={cardinal} createStore={createSensorimotorStore}>
      {(view, isDone) => <SensorimotorMonitor view={view} isDone={isDone} />}
    </Replaying>
  ),
  play: async ({ canvas }) => {
    await scrub(canvas, 'end');
    const completed = canvas.getByRole('progressbar', { name: 'Completed' });
    await waitFor(() => expect(completed).toHaveAttribute('aria-valuenow', '100'));
  },
});
