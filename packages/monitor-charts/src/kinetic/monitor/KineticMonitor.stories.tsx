import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Replay, scrub } from '../../shared/stories/Replay.tsx';
import { Room } from '../../shared/stories/Room.tsx';
import { createKineticStore } from '../model/store.ts';
import { healthy, hemianopia, tunnel, unreliable, viewAfter } from '../stories/scene.tsx';
import { KineticMonitor, type KineticMonitorProps } from './KineticMonitor.tsx';

const Stage = ({ goldman_size = 3, version = 2, ...props }: KineticMonitorProps): ReactElement => (
  <Room>
    <KineticMonitor {...props} goldman_size={goldman_size} version={version} />
  </Room>
);

const meta = preview.meta({
  title: 'Kinetic',
  component: Stage,
});

export const Waiting = meta.story({
  name: 'Waiting: shows that there is no test data yet [MON-14]',
  args: { view: viewAfter([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('No test data')).toHaveLength(2);
    await expect(canvas.getAllByText('Not known')).toHaveLength(6);
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
});

export const Running = meta.story({
  name: 'Running: the isopter grows from direction to direction [KIN-01]',
  args: { view: viewAfter(healthy, 0.32) },
  play: async ({ canvas, canvasElement }) => {
    const right = within(canvas.getByRole('group', { name: 'Right eye' }));
    await expect(right.getByText('Testing')).toBeVisible();
    const done = Number(canvas.getByRole('progressbar', { name: 'Right eye' }).getAttribute('aria-valuenow'));
    await waitFor(() => expect(canvas.getAllByRole('application')).toHaveLength(2));
    await expect(right.getAllByRole('img')).toHaveLength(Math.round((24 * done) / 100));
    await expect(canvasElement.querySelectorAll('[data-part="newest"]')).toHaveLength(1);
    await expect(right.queryByText(/^Area/)).toBeNull();
  },
});

export const Done = meta.story({
  name: 'Done: both isopters with their areas, the stimulus and the version [KIN-01] [KIN-02]',
  args: { view: viewAfter(healthy), isDone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Area 1\d,\d{3} deg²$/)).toHaveLength(2);
    await expect(canvas.getAllByText('III4e')).toHaveLength(2);
    await expect(canvas.getByText('Corrected for the reaction time')).toBeVisible();
    await expect(canvas.queryByText('Testing')).toBeNull();
  },
});

export const Hemianopia = meta.story({
  name: 'Abnormal: half of both fields is missing',
  args: { view: viewAfter(hemianopia), isDone: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-state="not_seen"]').length).toBeGreaterThan(12));
  },
});

export const Unreliable = meta.story({
  name: 'Unreliable: false presses, fixation losses [KIN-02] [KIN-03]',
  args: { view: viewAfter(unreliable), isDone: true, version: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not corrected for the reaction time')).toBeVisible();
    await expect(canvas.getAllByText(/answered before 0\.15 s$/)).toHaveLength(2);
  },
});

export const Extreme = meta.story({
  name: 'Extreme: a tunnel of 15 degrees, one eye, ignored records [MON-03]',
  args: { view: { ...viewAfter(tunnel), ignored: 12 }, eye: 'OS', isDone: true, goldman_size: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/left out: 12/)).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Right eye' })).toBeNull();
  },
});

export const Keyboard = meta.story({
  name: 'By keyboard: one tab stop, then around from direction to direction [CHART-02]',
  args: { view: viewAfter(healthy), isDone: true },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application', { name: 'Isopter, Right eye' });
    const right = within(chart);
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(right.getByRole('img', { name: /^0°, seen at/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(right.getByRole('img', { name: /^15°, seen at/ })).toHaveFocus();
    await expect(canvas.getByText(/^15°, seen at/)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(right.getByRole('img', { name: /^345°, seen at/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(chart).toHaveFocus();
  },
});

export const Table = meta.story({
  name: 'As a table [CHART-02]',
  args: { view: viewAfter(hemianopia), isDone: true, defaultDisplay: 'table' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Isopter, Right eye, by direction' });
    await expect(within(table).getAllByRole('row')).toHaveLength(25);
    await expect(within(table).getByRole('row', { name: '180 – Not seen' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  name: 'Right to left: the anatomy is not mirrored [MON-17]',
  args: { view: viewAfter(healthy) },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('application')).toHaveLength(2));
    const [left, right] = canvasElement.querySelectorAll('[data-component="IsopterPlot"]');
    await expect([left?.getAttribute('data-eye'), right?.getAttribute('data-eye')]).toEqual(['OS', 'OD']);
    await expect(left!.getBoundingClientRect().left).toBeLessThan(right!.getBoundingClientRect().left);
  },
});

export const Dark = meta.story({ args: { view: viewAfter(healthy, 0.7) }, globals: { theme: 'dark' } });

export const Replayed = meta.story({
  name: 'Replay: a recorded test, forward and back [CHART-04]',
  args: { view: viewAfter([]) },
  render: () => (
    <Replay events={hemianopia} createStore={createKineticStore}>
      {(view, isDone) => <KineticMonitor view={view} isDone={isDone} goldman_size={3} version={2} />}
    </Replay>
  ),
  play: async ({ canvas }) => {
    const left = canvas.getByRole('progressbar', { name: 'Left eye' });
    await scrub(canvas, 'end');
    await waitFor(() => expect(left).toHaveAttribute('aria-valuenow', '100'));
    await scrub(canvas, 'start');
    await waitFor(() => expect(left).toHaveAttribute('aria-valuenow', '0'));
    await scrub(canvas, 'end');
    await waitFor(() => expect(left).toHaveAttribute('aria-valuenow', '100'));
  },
});
