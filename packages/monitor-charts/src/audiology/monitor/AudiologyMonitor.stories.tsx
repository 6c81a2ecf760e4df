import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { initialState } from '../model/state.ts';
import { createAudiologyStore, viewOf } from '../model/store.ts';
import { Replay, scrub } from '../../shared/stories/Replay.tsx';
import { Room } from '../../shared/stories/Room.tsx';
import { mild, resultsOf, steep, viewAfter } from '../stories/scene.tsx';
import { AudiologyMonitor, type AudiologyMonitorProps } from './AudiologyMonitor.tsx';

const Stage = (props: AudiologyMonitorProps): ReactElement => (
  <Room>
    <AudiologyMonitor {...props} />
  </Room>
);

const meta = preview.meta({ title: 'Audiology', component: Stage, args: { age: 45 } });

const bothEars = [
  ...resultsOf('RIGHT', { 250: 10, 500: 15, 1000: 15, 2000: 20, 3000: 25, 4000: 30, 6000: 35, 8000: 40 }),
  ...resultsOf('LEFT', { 250: 15, 500: 20, 1000: 30, 2000: 45, 3000: 60, 4000: 75, 6000: 90, 8000: null }),
];

export const Waiting = meta.story({
  args: { view: viewAfter([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Completed' })).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.getAllByText('No test data')).toHaveLength(3);
  },
});

export const Running = meta.story({
  name: 'Running: a threshold record is an eighth, and tones count within the next [AUD-02] [OUR-456]',
  args: { view: viewAfter(mild, 0.5) },
  play: async ({ canvas }) => {
    const right = within(canvas.getByRole('group', { name: 'Right ear' }));
    await expect(right.getByText('Testing')).toBeVisible();
    const settled = 12.5 * right.getAllByText(/Threshold/).length;
    const percent = Number(canvas.getByRole('progressbar', { name: 'Completed' }).getAttribute('aria-valuenow'));
    await expect(percent).toBeGreaterThanOrEqual(Math.floor(settled));
    await expect(percent).toBeLessThan(settled + 12.5);
  },
});

export const Done = meta.story({
  name: 'Done: eight results of one ear [AUD-01] [AUD-03]',
  args: { view: viewAfter(mild), isDone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Completed' })).toHaveAttribute('aria-valuenow', '100');
    await expect(await canvas.findAllByRole('img', { name: /^Right ear/ })).toHaveLength(8);
    await expect(canvas.queryByText('Testing')).toBeNull();
    await expect(canvas.getByText('Not tested')).toBeVisible();
  },
});

export const Abnormal = meta.story({
  name: 'Abnormal: false presses do not count as heard [AUD-01]',
  args: { view: viewAfter(steep), isDone: true },
});

export const Extreme = meta.story({
  name: 'Extreme: both ears, nothing heard at 8000 Hz, ignored records',
  args: { view: { ...viewOf(initialState(bothEars)), ignored: 12 }, isDone: true },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Left ear, 8000 hertz, not heard at 100 decibels' }),
    ).toBeVisible();
    await expect(canvas.getByText(/left out: 12/)).toBeVisible();
    await expect(canvas.getByText(/42.5 dB HL/)).toHaveTextContent('Moderate loss (WHO 2021)');
    await expect(canvas.getByText(/^4000, 6000 Hz: the ears differ by 40 dB/)).toBeVisible();
  },
});

export const Deaf = meta.story({
  name: 'Abnormal: unheard tones make the average worse than its number [AUD-03]',
  args: {
    view: viewOf(initialState(resultsOf('LEFT', { 250: 60, 500: 60, 1000: 80, 2000: null, 4000: null }))),
    isDone: true,
  },
  play: async ({ canvas }) => {
    const average = await canvas.findByText(/worse than 85\.0 dB HL/);
    await expect(average).toHaveTextContent('Profound loss or worse (WHO 2021)');
  },
});

export const UnknownAge = meta.story({
  name: 'Shows no grade of an average while the age is unknown [AUD-03]',
  args: { view: viewOf(initialState(bothEars)), isDone: true, age: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/42.5 dB HL/)).toHaveTextContent('No norm: age unknown');
    await expect(canvas.queryByText(/WHO 2021/)).toBeNull();
  },
});

export const Tablet = meta.story({
  name: 'Tablet: a large audiogram above both ears, an octave as wide as 20 dB [AUD-03] [MON-17]',
  args: { view: viewOf(initialState(bothEars)), isDone: true },
  render: (args) => (
    <Room width={788} height={900}>
      <AudiologyMonitor {...args} />
    </Room>
  ),
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application', { name: 'Audiogram' });
    await waitFor(() => expect(chart.getBoundingClientRect().height).toBeGreaterThan(400));
    const [right, left] = ['Right ear', 'Left ear'].map((name) =>
      canvas.getByRole('group', { name }).getBoundingClientRect(),
    );
    await expect(right?.top).toBe(left?.top);
    await expect(right?.top).toBeGreaterThan(chart.getBoundingClientRect().bottom);
    const centre = (name: string): DOMRect => canvas.getByRole('img', { name }).getBoundingClientRect();
    const [low, octave] = [centre('Right ear, 500 hertz, 15 decibels'), centre('Right ear, 1000 hertz, 15 decibels')];
    const louder = centre('Right ear, 6000 hertz, 35 decibels');
    await expect(octave.x - low.x).toBeCloseTo(louder.y - low.y, 0);
  },
});

export const Phone = meta.story({
  name: 'Phone: the frequencies of the axis do not touch [AUD-03]',
  tags: ['@all'],
  args: { view: viewOf(initialState(bothEars)), isDone: true },
  render: (args) => (
    <Room width={358} height={760}>
      <AudiologyMonitor {...args} />
    </Room>
  ),
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application', { name: 'Audiogram' });
    const boxes = [125, 250, 500, 1000, 2000, 4000, 8000].map((hertz) =>
      within(chart as HTMLElement)
        .getByText(String(hertz))
        .getBoundingClientRect(),
    );
    const gaps = boxes.slice(1).map((box, index) => box.left - boxes[index]!.right);
    await expect(Math.min(...gaps)).toBeGreaterThan(2);
  },
});

export const Keyboard = meta.story({
  name: 'By keyboard: one tab stop, then arrows [CHART-02]',
  args: { view: viewOf(initialState(bothEars)), isDone: true },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application', { name: 'Audiogram' });
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('img', { name: 'Left ear, 250 hertz, 15 decibels' })).toHaveFocus();
    await expect(canvas.getByText('Left ear, 250 hertz, 15 decibels')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('img', { name: 'Left ear, 500 hertz, 20 decibels' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(chart).toHaveFocus();
  },
});

export const Table = meta.story({
  name: 'As a table [CHART-02]',
  args: { view: viewOf(initialState(bothEars)), isDone: true, defaultDisplay: 'table' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: '8000 Not heard (100) 40' });
    await expect(row).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  name: 'Right to left: low frequencies and the left ear stay on the left',
  args: { view: viewOf(initialState(bothEars)) },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [left, right] = ['Left ear', 'Right ear'].map((name) => canvas.getByRole('group', { name }));
    await expect(left!.getBoundingClientRect().left).toBeLessThan(right!.getBoundingClientRect().left);
    await expect(getComputedStyle(left!).direction).toBe('rtl');
  },
});

export const Dark = meta.story({ args: { view: viewOf(initialState(bothEars)) }, globals: { theme: 'dark' } });

export const Replayed = meta.story({
  name: 'Replay: a recorded test, forward and back [CHART-04]',
  args: { view: viewAfter([]) },
  render: () => (
    <Replay events={mild} createStore={createAudiologyStore}>
      {(view, isDone) => <AudiologyMonitor view={view} isDone={isDone} />}
    </Replay>
  ),
  play: async ({ canvas }) => {
    const completed = canvas.getByRole('progressbar', { name: 'Completed' });
    await scrub(canvas, 'end');
    await waitFor(() => expect(completed).toHaveAttribute('aria-valuenow', '100'));
    await scrub(canvas, 'start');
    await waitFor(() => expect(completed).toHaveAttribute('aria-valuenow', '0'));
    await scrub(canvas, 'end');
    await waitFor(() => expect(completed).toHaveAttribute('aria-valuenow', '100'));
  },
});
