import { palsy as palsyEvents, straight as healthyEvents } from '@isopter/recordings/eoms';
import type { ReactElement } from 'react';
import { expect, userEvent, within, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { MonitorEvent } from '../shared/event.ts';
import { Replay as Replaying, scrub } from '../shared/stories/Replay.tsx';
import { Room } from '../shared/stories/Room.tsx';
import { EomsMonitor, type EomsMonitorProps } from './EomsMonitor.tsx';
import { createEomsStore, initialState, reduceAll, viewOf } from './model.ts';

/** Whole tests as the headset sent them (`npm run record -w apps/headset`): straight eyes, and a right sixth nerve palsy. */
const healthy: readonly MonitorEvent[] = healthyEvents;
const palsy: readonly MonitorEvent[] = palsyEvents;

const viewAfter = (events: readonly MonitorEvent[], share = 1) =>
  viewOf(reduceAll(initialState([]), events.slice(0, Math.round(events.length * share))));

const Stage = (props: EomsMonitorProps): ReactElement => (
  <Room>
    <EomsMonitor {...props} />
  </Room>
);

const meta = preview.meta({ title: 'Eye movements', component: Stage });

export const Waiting = meta.story({
  args: { view: viewAfter([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Right eye' })).toHaveAttribute('aria-valuenow', '0');
    await expect(await canvas.findAllByRole('img', { name: /not yet tested$/ })).toHaveLength(16);
    await expect(canvas.getAllByText('No test data')).toHaveLength(2);
  },
});

export const Running = meta.story({
  name: 'Running: both eyes follow together [EOM-01]',
  args: { view: viewAfter(palsy, 0.5) },
  play: async ({ canvas }) => {
    const right = within(canvas.getByRole('group', { name: 'Right eye' }));
    await expect(right.getByText('Testing')).toBeVisible();
    await expect(await right.findByRole('img', { name: /^right, .* attempts: 3$/ })).toBeVisible();
  },
});

export const Done = meta.story({
  name: 'Done: 8 directions [EOM-01]',
  args: { view: viewAfter(healthy), isDone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Left eye' })).toHaveAttribute('aria-valuenow', '100');
    await expect(await canvas.findAllByRole('img', { name: /grade 0/ })).toHaveLength(16);
    await expect(canvas.queryByText('Testing')).toBeNull();
  },
});

export const Older = meta.story({
  name: 'Older algorithm: 6 directions [EOM-02]',
  args: {
    view: viewAfter(healthy.filter(({ data }) => ![1, 5].includes((data as { direction: number }).direction))),
    eoms_algorithm_version: 1,
    isDone: true,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img', { name: /of the way/ })).toHaveLength(12);
    await expect(canvas.getByRole('progressbar', { name: 'Right eye' })).toHaveAttribute('aria-valuenow', '100');
  },
});

export const Abnormal = meta.story({
  name: 'Abnormal: a right sixth nerve palsy',
  args: { view: viewAfter(palsy), isDone: true },
  globals: { theme: 'dark' },
});

export const Extreme = meta.story({
  name: 'Extreme: far beyond and backwards, one eye, ignored records',
  args: {
    view: {
      ...viewOf(
        initialState(
          [
            { direction: 3, x: 160, y: 0 },
            { direction: 7, x: 25, y: 0 },
            { direction: 1, x: 0, y: 38 },
            { direction: 5, x: 20, y: -8 },
          ].map((one, i) => ({ eye: 'OS', angle: 0, attempt: 1, seq_num: i, ...one })),
        ),
      ),
      ignored: 12,
    },
    eye: 'OS',
    isDone: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/left out: 12/)).toBeVisible();
    await expect(await canvas.findByRole('img', { name: /^left, -83% of the way, grade −4/ })).toBeVisible();
  },
});

export const Keyboard = meta.story({
  name: 'By keyboard: one tab stop, then arrows [CHART-02]',
  args: { view: viewAfter(palsy), isDone: true },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application', { name: 'Eye movements, Right eye' });
    chart.focus();
    await userEvent.keyboard('{Home}');
    const up = within(chart).getByRole('img', { name: /^up, / });
    await expect(up).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(chart).getByRole('img', { name: /^up and right/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(chart).toHaveFocus();
  },
});

export const Table = meta.story({
  name: 'As a table [CHART-02]',
  args: { view: viewAfter(palsy), isDone: true, defaultDisplay: 'table' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Eye movements, Right eye' }));
    await expect(table.getByRole('row', { name: /^right LR \d+% −\d 3$/ })).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  name: 'Right to left: sides never change',
  args: { view: viewAfter(palsy) },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const left = (await canvas.findByRole('application', { name: /Left eye/ })).getBoundingClientRect();
    const right = canvas.getByRole('application', { name: /Right eye/ }).getBoundingClientRect();
    await expect(left.x).toBeLessThan(right.x);
  },
});

export const Replay = meta.story({
  name: 'Follows a recorded test to its end [CHART-04]',
  args: { view: viewAfter([]) },
  render: () => (
    <Replaying events={palsy} createStore={createEomsStore}>
      {(view, isDone) => <EomsMonitor view={view} isDone={isDone} />}
    </Replaying>
  ),
  play: async ({ canvas }) => {
    await scrub(canvas, 'end');
    const completed = canvas.getByRole('progressbar', { name: 'Right eye' });
    await waitFor(() => expect(completed).toHaveAttribute('aria-valuenow', '100'));
  },
});
