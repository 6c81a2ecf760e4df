import { esotropia as esotropiaEvents, palsy as palsyEvents, phoria as phoriaEvents } from '@isopter/recordings/cover';
import type { ReactElement } from 'react';
import { expect, userEvent, within, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { MonitorEvent } from '../shared/event.ts';
import { Replay as Replaying, scrub } from '../shared/stories/Replay.tsx';
import { Room } from '../shared/stories/Room.tsx';
import { CoverMonitor, type CoverMonitorProps } from './CoverMonitor.tsx';
import { createCoverStore, initialState, reduceAll, viewOf } from './model.ts';

/** Complete tests as the headset sent them (`npm run record -w apps/headset`). */
const esotropia: readonly MonitorEvent[] = esotropiaEvents;
const palsy: readonly MonitorEvent[] = palsyEvents;
const phoria: readonly MonitorEvent[] = phoriaEvents;

const viewAfter = (events: readonly MonitorEvent[], share = 1) =>
  viewOf(reduceAll(initialState(null), events.slice(0, Math.round(events.length * share))));

const Stage = (props: CoverMonitorProps): ReactElement => (
  <Room>
    <CoverMonitor {...props} />
  </Room>
);

const meta = preview.meta({ title: 'Cover test', component: Stage });

export const Waiting = meta.story({
  args: { view: viewAfter([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Completed' })).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.getAllByText('No test data')).toHaveLength(2);
  },
});

export const Running = meta.story({
  name: 'Running: cover and uncover [COV-01]',
  args: { view: viewAfter(esotropia, 0.3), cover_directions: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cover and uncover')).toBeVisible();
    await expect(canvas.getByText('Up to date')).toBeVisible();
    await expect(canvas.getByText('Watched now')).toBeVisible();
    const left = within(canvas.getByRole('group', { name: 'Left eye' }));
    await expect(
      await left.findByRole('img', { name: /^straight ahead: uncovered 2\d prism diopters esotropia/ }),
    ).toBeVisible();
  },
});

export const Alternating = meta.story({
  name: 'Alternate cover, out of sync [COV-01]',
  args: { view: viewAfter(palsy, 0.8), cover_directions: 3, isSynced: false },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Alternate cover')).toBeVisible();
    await expect(canvas.getByText('Waiting for data')).toBeVisible();
  },
});

export const Done = meta.story({
  name: 'Done: a phoria, five positions [COV-02]',
  args: { view: viewAfter(phoria), cover_directions: 2, isDone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Completed' })).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.getByText('Positions done: 5 of 5')).toBeVisible();
    const both = await canvas.findAllByRole('img', {
      name: /uncovered no movement, alternated \d+ prism diopters exophoria$/,
    });
    await expect(both).toHaveLength(10);
    await expect(canvas.queryByText('Watched now')).toBeNull();
  },
});

export const Abnormal = meta.story({
  name: 'Abnormal: a sixth nerve palsy differs from position to position',
  args: { view: viewAfter(palsy), cover_directions: 3, isDone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Largest difference between positions: \d+ Δ$/)).toBeVisible();
  },
});

export const InSuite = meta.story({
  name: 'In a sensorimotor suite: one chart of both eyes [COV-01]',
  args: { view: viewAfter(palsy, 0.9), cover_directions: 3, isInSuite: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group', { name: /eye/ })).toHaveLength(1);
    await expect(await canvas.findByRole('application', { name: 'Cover test, Both eyes' })).toBeVisible();
  },
});

const far = (eye: 'OD' | 'OS', direction: number, x: number, y: number, seq_num: number, has_good_fixation = true) => ({
  eye,
  direction,
  x,
  y,
  seq_num,
  has_good_fixation,
  viewed: true,
  response_time: 0.4,
  is_blind_spot: false,
});

export const Extreme = meta.story({
  name: 'Extreme: large deviations, poor fixation, ignored records',
  args: {
    view: {
      ...viewOf(
        initialState({
          state: null,
          records: [
            far('OD', 0, -89, 40, 1),
            far('OS', 0, 45, -45, 2),
            far('OD', 8, 60, 0, 3),
            far('OD', 8, 60, 0, 4),
            far('OD', 1, 9, 9, 5, false),
          ],
        }),
      ),
      ignored: 12,
    },
    isDone: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/left out: 12/)).toBeVisible();
    await expect(canvas.getByText('Measurements off the target, not counted: 1')).toBeVisible();
  },
});

export const Keyboard = meta.story({
  name: 'By keyboard: one tab stop, then arrows [CHART-02]',
  args: { view: viewAfter(palsy), isDone: true },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application', { name: 'Cover test, Right eye' });
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(within(chart).getByRole('img', { name: /^straight ahead/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(within(chart).getByRole('img', { name: /^up:/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(chart).toHaveFocus();
  },
});

export const Table = meta.story({
  name: 'As a table [CHART-02]',
  args: { view: viewAfter(esotropia), isDone: true, defaultDisplay: 'table' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Cover test, Left eye' }));
    await expect(table.getByRole('row', { name: /^straight ahead 2\d Δ esotropia 2\d Δ esotropia$/ })).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  name: 'Right to left: sides never change',
  args: { view: viewAfter(palsy, 0.6) },
  globals: { direction: 'rtl' },
});

export const Replay = meta.story({
  name: 'Follows a recorded test to its end [CHART-04]',
  args: { view: viewAfter([]) },
  render: () => (
    <Replaying events={esotropia} createStore={createCoverStore}>
      {(view, isDone) => <CoverMonitor view={view} isDone={isDone} />}
    </Replaying>
  ),
  play: async ({ canvas }) => {
    await scrub(canvas, 'end');
    const completed = canvas.getByRole('progressbar', { name: 'Completed' });
    await waitFor(() => expect(completed).toHaveAttribute('aria-valuenow', '100'));
  },
});

export const WithLegend = meta.story({
  name: 'Explains letters, unit, tiles and arrows below the eyes [COV-01]',
  args: { view: viewAfter(palsy, 0.6) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Δ prism diopters at distance/)).toBeVisible();
    const legend = within(canvas.getByRole('list', { name: 'Legend' }));
    await expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'where the eye stands, from the target',
      'bold frame: moves with both eyes open',
      'dashed frame: alternate cover still to come',
      'current position',
      'not measured',
    ]);
  },
});
