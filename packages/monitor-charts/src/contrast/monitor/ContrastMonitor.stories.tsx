import type { ContrastRecord } from '../types.ts';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Replay, scrub } from '../../shared/stories/Replay.tsx';
import { Room } from '../../shared/stories/Room.tsx';
import { initialState } from '../model/state.ts';
import { createContrastStore, viewOf } from '../model/store.ts';
import { single, singleTest, standard, standardTest, viewAfter } from '../stories/scene.tsx';
import { ContrastMonitor, type ContrastMonitorProps } from './ContrastMonitor.tsx';

const Stage = (props: ContrastMonitorProps): ReactElement => (
  <Room>
    <ContrastMonitor {...props} />
  </Room>
);

const meta = preview.meta({ title: 'Contrast sensitivity', component: Stage, args: { test: standardTest, age: 66 } });

const record = (over: Partial<ContrastRecord>): ContrastRecord => ({
  eye: 'OD',
  index: 1,
  phase: 1,
  threshold: false,
  question: 'CDH',
  answer: 'CDK',
  variants: [],
  contrast: 12.59,
  ...over,
});

export const Waiting = meta.story({
  args: { view: viewAfter([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for the first question')).toBeVisible();
    await expect(canvas.getAllByText('No test data')).toHaveLength(2);
  },
});

export const Running = meta.story({
  name: 'Running: the current question, an eighth per record [CON-01]',
  args: { view: viewAfter(standard, 0.3) },
  play: async ({ canvas }) => {
    const right = within(canvas.getByRole('group', { name: 'Right eye' }));
    const rows = right.getAllByRole('row').length - 1;
    const completed = canvas.getByRole('progressbar', { name: 'Completed, Right eye' });
    await expect(completed).toHaveAttribute('aria-valuenow', String(Math.round(12.5 * rows)));
    await expect(right.getByText('Testing')).toBeVisible();
  },
});

export const Done = meta.story({
  name: 'Done: results next to the normal range [CON-02]',
  args: { view: viewAfter(standard), isDone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Complete')).toHaveLength(2);
    await expect(canvas.getAllByText(/normal limits/)).toHaveLength(2);
    await expect(canvas.queryByText('Testing')).toBeNull();
  },
});

export const Letters = meta.story({
  name: 'As a chart of letters',
  args: { view: viewAfter(standard), isDone: true, defaultDisplay: 'letters' },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Letter chart, Right eye' })).toBeVisible();
  },
});

export const Binocular = meta.story({
  name: 'Single letters with both eyes: one list [CON-01]',
  args: { test: singleTest, age: 34, view: viewAfter(single), isDone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Both eyes' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Right eye' })).toBeNull();
  },
});

export const Abnormal = meta.story({
  name: 'Abnormal: below normal, unanswered, ignored records, unsupported phase 3 [CON-02]',
  args: {
    age: 40,
    isDone: true,
    view: {
      ...viewOf(
        initialState([
          record({ seq_num: 1 }),
          record({ seq_num: 2, index: 2, question: 'NOR', answer: '', contrast: 8.9 }),
          record({ seq_num: 3, index: 3, phase: 3, contrast: 1 }),
          record({ seq_num: 4, phase: 2, threshold: true }),
        ]),
      ),
      ignored: 2,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/left out: 2/)).toBeVisible();
    await expect(canvas.getByText(/Below normal limits/)).toBeVisible();
    await expect(within(canvas.getByRole('group', { name: 'Right eye' })).getAllByRole('row')).toHaveLength(3);
  },
});

export const Extreme = meta.story({
  name: 'Extreme: a device that never ends',
  args: {
    view: viewOf(
      initialState(
        Array.from({ length: 3000 }, (_, i) =>
          record({ seq_num: i, index: i, contrast: 100 * 10 ** (-(i % 16) * 0.15), answer: i % 3 ? 'CDH' : 'ZZZ' }),
        ),
      ),
    ),
  },
});

export const Keyboard = meta.story({
  name: 'By keyboard: one tab stop per eye, then arrows [CHART-02]',
  args: { view: viewAfter(standard), isDone: true },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application', { name: 'Contrast steps, Right eye' });
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(within(chart).getByRole('img', { name: /^Record 1, 0.90 log CS/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(chart).getByRole('img', { name: /^Record 2, / })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(chart).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  name: 'Right to left: the left eye stays on the left',
  args: { view: viewAfter(standard, 0.8) },
  globals: { direction: 'rtl' },
});

export const Replayed = meta.story({
  name: 'Replay: a recorded test, forward and back [CHART-04]',
  args: { view: viewAfter([]) },
  render: () => (
    <Replay events={standard} createStore={createContrastStore}>
      {(view, isDone) => <ContrastMonitor test={standardTest} view={view} isDone={isDone} age={66} />}
    </Replay>
  ),
  play: async ({ canvas }) => {
    await scrub(canvas, 'end');
    await waitFor(() => expect(canvas.getAllByText('Complete')).toHaveLength(2));
    await scrub(canvas, 'start');
    await waitFor(() => expect(canvas.queryByText('Complete')).toBeNull());
  },
});
