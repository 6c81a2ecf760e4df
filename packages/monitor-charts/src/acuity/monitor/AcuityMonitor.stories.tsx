import type { AcuityRecord } from '../types.ts';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Replay, scrub } from '../../shared/stories/Replay.tsx';
import { Room } from '../../shared/stories/Room.tsx';
import { initialState } from '../model/state.ts';
import { createAcuityStore, viewOf } from '../model/store.ts';
import {
  distance,
  distanceTest,
  farAndNear,
  farAndNearTest,
  lowContrast,
  lowContrastTest,
  viewAfter,
} from '../stories/scene.tsx';
import { AcuityMonitor, type AcuityMonitorProps } from './AcuityMonitor.tsx';

const Stage = (props: AcuityMonitorProps): ReactElement => (
  <Room>
    <AcuityMonitor {...props} />
  </Room>
);

const meta = preview.meta({ title: 'Visual acuity', component: Stage, args: { test: distanceTest } });

const record = (over: Partial<AcuityRecord>): AcuityRecord => ({
  eye: 'OD',
  skipped: false,
  threshold: false,
  contrast: 100,
  size: 0.3,
  size_label: '20/40',
  version: 2,
  direction: 3,
  viewed: true,
  ...over,
});

export const Waiting = meta.story({
  args: { view: viewAfter([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Completed' })).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.getAllByText('No test data')).toHaveLength(3);
  },
});

export const Running = meta.story({
  name: 'Running: one phase is a third of the test; both distances and both eyes [ACU-01] [ACU-03]',
  args: { view: viewAfter(distance, 0.55) },
  play: async ({ canvas }) => {
    const percent = Number(canvas.getByRole('progressbar', { name: 'Completed' }).getAttribute('aria-valuenow'));
    await expect(percent).toBeGreaterThan(33);
    await expect(percent).toBeLessThan(67);
    await expect(within(canvas.getByRole('group', { name: 'Left eye' })).getByText('Testing')).toBeVisible();
  },
});

export const Done = meta.story({
  name: 'Done: acuities with their 95 % interval [ACU-01] [OUR-10]',
  args: { view: viewAfter(distance), isDone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Completed' })).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.getAllByText(/^[−-]?0\.\d\d logMAR, 95% interval/)).toHaveLength(3);
    await expect(canvas.queryByText('Testing')).toBeNull();
  },
});

export const LowContrast = meta.story({
  name: 'Low contrast: tumbling E, two lines per eye, sizes in metres [ACU-01]',
  args: { test: lowContrastTest, view: viewAfter(lowContrast, 1, lowContrastTest), isDone: true },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const left = within(canvas.getByRole('group', { name: 'Left eye' }));
    await expect(left.getByRole('heading', { name: '2.5% contrast' })).toBeVisible();
    await expect(left.getAllByRole('cell', { name: '10%' }).length).toBeGreaterThan(10);
  },
});

export const SingleEye = meta.story({
  name: 'One eye, far and near, often wrong',
  args: { test: farAndNearTest, view: viewAfter(farAndNear), isDone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Near (40 cm)')[0]).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Left eye' })).toBeNull();
  },
});

const answers = (eye: AcuityRecord['eye'], size: number, viewed: boolean) =>
  Array.from({ length: 18 }, (_, i) => record({ eye, size, size_label: '', viewed, threshold: i === 17 }));

export const Limits = meta.story({
  name: 'Limits: an eye that saw nothing, one that saw all, one with few answers [OUR-11]',
  args: {
    view: viewOf(
      initialState([
        ...answers('OD', 1.6, false),
        ...answers('OS', -0.3, true),
        ...answers('OU', 0.3, true).slice(0, 5),
      ]),
    ),
    isDone: true,
  },
  play: async ({ canvas }) => {
    const eye = (name: string) => within(canvas.getByRole('group', { name }));
    await expect(eye('Right eye').getByText('Worse than 20/800')).toBeVisible();
    await expect(eye('Left eye').getByText('20/10 or better')).toBeVisible();
    await expect(eye('Both eyes').getByText('5 of at least 12 answers')).toBeVisible();
    await expect(canvas.queryByText(/95% interval/)).toBeNull();
  },
});

export const Inconsistent = meta.story({
  name: 'Inconsistent: better at the lower contrast [OUR-14]',
  args: {
    test: { ...lowContrastTest, protocol: 'LANDOLT_C' },
    view: viewOf(
      initialState([
        ...answers('OD', 0.6, false).map((one) => ({ ...one, contrast: 10 })),
        ...answers('OD', 0, true).map((one) => ({ ...one, contrast: 2.5 })),
      ]),
    ),
    isDone: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Inconsistent, repeat/)).toBeVisible();
  },
});

export const Abnormal = meta.story({
  name: 'Skipped, unknown sizes and directions, ignored records [ACU-04]',
  args: {
    view: {
      ...viewOf(
        initialState([
          ...[1, 0.6, 0.4, 0.5].map((size, i) => record({ seq_num: i + 1, size, size_label: '', direction: i + 1 })),
          record({ seq_num: 5, size: 1e9, size_label: 'N8', direction: 1, viewed: false }),
          record({ seq_num: 6, skipped: true, viewed: false }),
          record({ seq_num: 7, eye: 'OS', skipped: true }),
        ]),
      ),
      ignored: 2,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/left out: 2/)).toBeVisible();
    await expect(canvas.getByText(/not on the chart: 1/)).toBeVisible();
    const left = within(canvas.getByRole('group', { name: 'Left eye' }));
    await expect(left.getAllByText('Skipped').length).toBeGreaterThan(1);
    await expect(canvas.getByText('N8')).toBeVisible();
  },
});

export const Extreme = meta.story({
  name: 'Extreme: a device that never ends',
  args: {
    view: viewOf(
      initialState(
        Array.from({ length: 3000 }, (_, i) =>
          record({ seq_num: i, size: (i % 20) / 10 - 0.3, direction: (i % 8) + 1, viewed: i % 3 > 0 }),
        ),
      ),
    ),
  },
});

export const Keyboard = meta.story({
  name: 'By keyboard: one tab stop per eye, then arrows [CHART-02]',
  args: { view: viewAfter(distance), isDone: true },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application', { name: 'Acuity steps, Right eye' });
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(within(chart).getByRole('img', { name: /^Optotype 1, 20\/200/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(chart).getByRole('img', { name: /^Optotype 2, / })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(chart).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  name: 'Right to left: the left eye stays on the left, nothing is mirrored',
  args: { view: viewAfter(distance, 0.8) },
  globals: { direction: 'rtl' },
});

export const Replayed = meta.story({
  name: 'Replay: a recorded test, forward and back [CHART-04]',
  args: { view: viewAfter([]) },
  render: () => (
    <Replay events={distance} createStore={createAcuityStore}>
      {(view, isDone) => <AcuityMonitor test={distanceTest} view={view} isDone={isDone} />}
    </Replay>
  ),
  play: async ({ canvas }) => {
    const completed = canvas.getByRole('progressbar', { name: 'Completed' });
    await scrub(canvas, 'end');
    await waitFor(() => expect(completed).toHaveAttribute('aria-valuenow', '100'));
    await scrub(canvas, 'start');
    await waitFor(() => expect(completed).toHaveAttribute('aria-valuenow', '0'));
  },
});
