import { received } from '@isopter/recordings';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Replay, scrub } from '../../shared/stories/Replay.tsx';
import { Room } from '../../shared/stories/Room.tsx';
import { initialState, reduceAll } from '../model/state.ts';
import { createStereopsisStore, viewOf } from '../model/store.ts';
import { none, normal, reduced, viewAfter } from '../stories/scene.tsx';
import { StereopsisMonitor, type StereopsisMonitorProps } from './StereopsisMonitor.tsx';

const Stage = (props: StereopsisMonitorProps): ReactElement => (
  <Room>
    <StereopsisMonitor {...props} />
  </Room>
);

const meta = preview.meta({ title: 'Stereopsis', component: Stage, args: { age: 45 } });

export const Waiting = meta.story({
  args: { view: viewAfter([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Completed' })).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.getByText('No result yet')).toBeVisible();
    await expect(canvas.getAllByText('No test data')).toHaveLength(2);
  },
});

export const Running = meta.story({
  name: 'Running: the finest level so far, the newest plate ringed [STE-01]',
  args: { view: viewAfter(normal, 0.6) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Testing')).toBeVisible();
    await expect(canvas.getByText(/^Seen so far: \d+″$/)).toBeVisible();
    const list = within(canvas.getByRole('region', { name: 'Plates' }));
    await expect(list.getAllByText('Seen').length).toBeGreaterThan(5);
  },
});

export const Done = meta.story({
  name: 'Done: a normal stereoacuity [STE-01] [STE-02]',
  args: { view: viewAfter(normal), isDone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Completed' })).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.getAllByText('30″')[0]).toBeVisible();
    await expect(canvas.getByText('Normal', { selector: '[data-part="text"]' })).toBeVisible();
    await expect(canvas.getByText('Seen · Threshold')).toBeVisible();
    await expect(canvas.queryByText('Testing')).toBeNull();
  },
});

export const Abnormal = meta.story({
  name: 'Abnormal: reduced stereoacuity',
  args: { view: viewAfter(reduced), isDone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reduced')).toBeVisible();
  },
});

export const NoStereopsis = meta.story({
  name: 'Abnormal: not even the coarsest level is passed',
  args: { view: viewAfter(none), isDone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No stereopsis found')).toBeVisible();
    await expect(canvas.getByText('Not seen · Threshold')).toBeVisible();
  },
});

export const UnknownAge = meta.story({
  name: 'Shows no grade while the age is unknown [STE-01]',
  args: { view: viewAfter(normal), isDone: true, age: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('30″')[0]).toBeVisible();
    await expect(canvas.getByText('No norm: age unknown')).toBeVisible();
    await expect(canvas.queryByText('Normal', { selector: '[data-part="text"]' })).toBeNull();
  },
});

const odd = Array.from({ length: 160 }, (_, i) =>
  received('new_stereopsis_response', {
    seq_num: i + 1,
    run: 1,
    threshold: false,
    target: 1 + (i % 7),
    target_answer: i % 5 === 0 ? null : 1 + ((i * 3) % 7),
    arcsec: [2000, 800, 400, 200, 100, 60, 40, 20, 8][i % 9],
    index: i + 1,
  }),
);

export const Extreme = meta.story({
  name: 'Extreme: many plates, unknown places and levels, no answers, ignored records',
  args: { view: { ...viewOf(reduceAll(initialState(), odd)), ignored: 12 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/left out: 12/)).toBeVisible();
    await expect(await canvas.findAllByRole('img', { name: /^Plate / })).toHaveLength(60);
    await expect(canvas.getByRole('img', { name: /^Plate 160,/ })).toBeInTheDocument();
    await expect(canvas.getAllByText('No answer').length).toBeGreaterThan(5);
    const rows = (): number => within(canvas.getByRole('region', { name: 'Plates' })).getAllByRole('row').length;
    await expect(rows()).toBe(1 + 80);
    await userEvent.click(canvas.getByRole('button', { name: 'List older records: 80' }));
    await expect(rows()).toBe(1 + 160);
  },
});

export const Keyboard = meta.story({
  name: 'By keyboard: one tab stop, then arrows [CHART-02]',
  args: { view: viewAfter(reduced), isDone: true },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application', { name: 'Levels' });
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('img', { name: /^Plate 1, 800 seconds of arc/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('img', { name: /^Plate 3,/ })).toHaveFocus();
    await expect(canvas.getByText(/^Plate 3,/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(chart).toHaveFocus();
  },
});

export const Table = meta.story({
  name: 'As a table [CHART-02]',
  args: { view: viewAfter(reduced), isDone: true, defaultDisplay: 'table' },
  play: async ({ canvas }) => {
    const [first] = viewAfter(reduced).levels;
    await expect(canvas.getByRole('row', { name: `800 ${first?.shown} ${first?.seen}` })).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  name: 'Right to left: places and time are not mirrored',
  args: { view: viewAfter(reduced) },
  globals: { direction: 'rtl' },
});

export const Dark = meta.story({ args: { view: viewAfter(reduced) }, globals: { theme: 'dark' } });

export const Replayed = meta.story({
  name: 'Replay: a recorded test, forward and back [CHART-04]',
  args: { view: viewAfter([]) },
  render: () => (
    <Replay events={normal} createStore={createStereopsisStore}>
      {(view, isDone) => <StereopsisMonitor view={view} isDone={isDone} />}
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
