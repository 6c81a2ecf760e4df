import { recording } from '@isopter/recordings';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Replay, scrub } from '../../shared/stories/Replay.tsx';
import { Room } from '../../shared/stories/Room.tsx';
import { initialState, reduceAll } from '../model/state.ts';
import { patternOf, viewOf } from '../model/store.ts';
import { healthy, hemianopia, storeOfBoth, viewAfter } from '../stories/scene.tsx';
import { EstermanMonitor, type EstermanMonitorProps } from './EstermanMonitor.tsx';

const Stage = (props: EstermanMonitorProps): ReactElement => (
  <Room>
    <EstermanMonitor {...props} />
  </Room>
);

const meta = preview.meta({ title: 'Esterman', component: Stage });

export const Waiting = meta.story({
  name: 'Shows that there is no test data yet [MON-14]',
  args: { view: viewAfter([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No test data')).toBeVisible();
    await expect(canvas.getByText('when all points are tested')).toBeVisible();
  },
});

export const Running = meta.story({
  name: 'Rings the presented point, and counts seen points [EST-01]',
  args: { view: viewAfter(healthy, 0.55) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Testing')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-part="presented"]')).toHaveLength(1));
    await expect(canvasElement.querySelectorAll('[data-state]').length).toBeGreaterThanOrEqual(120);
  },
});

export const Done = meta.story({
  name: 'Shows the functional score at the end [EST-01]',
  args: { view: viewAfter(healthy), isDone: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Testing')).toBeNull();
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-state="seen"]').length).toBe(viewAfter(healthy).statistics.viewed),
    );
  },
});

export const Hemianopia = meta.story({
  name: 'Distinguishes seen from missed points by shape [EST-01]',
  globals: { theme: 'dark' },
  args: { view: viewAfter(hemianopia), isDone: true },
  play: async ({ canvas, canvasElement }) => {
    const plot = await canvas.findByRole('application', { name: 'Esterman field, Both eyes' });
    await expect(plot.querySelectorAll('[data-state="notSeen"] rect').length).toBeGreaterThan(60);
    await expect(plot.querySelectorAll('[data-state="seen"] rect')).toHaveLength(0);
    await expect(canvasElement.querySelector('[data-part="blind-spot"]')).toBeNull();
  },
});

const odd = recording([
  ...Array.from({ length: 160 }, (_, i) => ({
    type: 'new_stimuli',
    data: {
      index: i + 1,
      x: (i * 7) % 90,
      y: ((i * 11) % 140) - 80,
      viewed: i % 3 > 0,
      response_time: i % 4 === 0 ? 0.09 : 0.4,
    },
  })),
  ...[15, -15].map((x, i) => ({
    type: 'new_stimuli',
    data: { index: 900 + i, x, y: -1.5, viewed: i === 0, response_time: 0.5 },
  })),
  { type: 'new_stimuli', data: { eye: 'OD', index: 7, x: 3, y: 3, viewed: true } },
]);
export const Extreme = meta.story({
  name: 'Extreme: points outside the pattern, early presses, blind-spot checks, an ignored record [EST-02]',
  args: { view: viewOf(reduceAll(initialState(undefined), odd), 'OU') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/left out: 1/)).toBeVisible();
    const checks = canvas.getByText('Blind-spot checks seen').parentElement;
    await expect(checks).toHaveTextContent('1 of 2');
    await expect(checks).toHaveTextContent(/rate not known/i);
  },
});

const oneEye = {
  stimuli: patternOf('OS').map(({ x, y }, i) => ({ index: i + 1, x, y, viewed: x > -50, response_time: 0.4 })),
  progress: { total: 100 },
};
export const OneEye = meta.story({
  name: 'Shows one eye with its blind spot and 100 points [EST-01]',
  args: { view: viewOf(initialState(oneEye), 'OS'), eye: 'OS', isDone: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('application', { name: 'Esterman field, Left eye' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-part="blind-spot"]')).not.toBeNull();
    await expect(canvasElement.querySelectorAll('[data-place]')).toHaveLength(100);
  },
});

export const GridLines = meta.story({
  name: 'Switches grid lines on if they are offered [EST-01]',
  args: { view: viewAfter(hemianopia, 0.5), hasGridToggle: true },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('application');
    await expect(canvasElement.querySelector('[data-part="grid-lines"]')).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Grid lines' }));
    await expect(canvasElement.querySelector('[data-part="grid-lines"]')).not.toBeNull();
  },
});

export const Keyboard = meta.story({
  name: 'Moves through the points by arrow keys, and announces each [CHART-02]',
  args: { view: viewAfter(hemianopia), isDone: true },
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('application');
    plot.focus();
    await userEvent.keyboard('{Home}');
    await expect(document.activeElement).toHaveAttribute('aria-label', 'x −23°, y 36°, not seen');
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveAttribute('aria-label', 'x 23°, y 36°, seen');
    await expect(canvas.getByText('x 23°, y 36°, seen')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(plot).toHaveFocus();
  },
});

export const Table = meta.story({
  name: 'Shows the map as a table [CHART-02]',
  args: { view: viewAfter(hemianopia), isDone: true, defaultDisplay: 'table' },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Esterman field, Both eyes, by location' });
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(120);
  },
});

export const RightToLeft = meta.story({
  name: 'Does not mirror the field in right-to-left languages [MON-17]',
  globals: { direction: 'rtl' },
  args: { view: viewAfter(hemianopia), isDone: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-place]')).toHaveLength(120));
    const at = (name: string): number =>
      canvasElement.querySelector(`[aria-label^="${name}"]`)!.getBoundingClientRect().left;
    await expect(at('x −76°, y −3°')).toBeLessThan(at('x 76°, y −3°'));
  },
});

/** Asserts that the monitor fits next to the header and the sidebar at 1280x720 and on a tablet in portrait. */
const fits = async (canvasElement: HTMLElement): Promise<void> => {
  const monitor = canvasElement.querySelector<HTMLElement>('[data-component="EstermanMonitor"]')!;
  await waitFor(() => expect(monitor.querySelectorAll('[data-place]')).toHaveLength(120));
  await expect(monitor.scrollWidth).toBeLessThanOrEqual(monitor.clientWidth);
  await expect(monitor.scrollHeight).toBeLessThanOrEqual(monitor.clientHeight);
};
export const Small = meta.story({
  name: 'Fits 1280x720 [MON-17]',
  args: { view: viewAfter(hemianopia, 0.7) },
  render: (props) => (
    <Room width={940} height={610}>
      <EstermanMonitor {...props} />
    </Room>
  ),
  play: ({ canvasElement }) => fits(canvasElement),
});
export const TabletPortrait = meta.story({
  name: 'Fits a tablet in portrait [MON-17]',
  args: { view: viewAfter(healthy, 0.7) },
  render: (props) => (
    <Room width={728} height={900}>
      <EstermanMonitor {...props} />
    </Room>
  ),
  play: ({ canvasElement }) => fits(canvasElement),
});

export const Replayed = meta.story({
  name: 'Follows a recorded test to its end [CHART-04]',
  args: { view: viewAfter([]) },
  render: () => (
    <Replay events={hemianopia} createStore={storeOfBoth}>
      {(view, isDone) => <EstermanMonitor view={view} isDone={isDone} />}
    </Replay>
  ),
  play: async ({ canvas }) => {
    await scrub(canvas, 'end');
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Both eyes' })).toHaveAttribute('aria-valuenow', '100'),
    );
    await scrub(canvas, 'start');
    await waitFor(() => expect(canvas.getByText('when all points are tested')).toBeVisible());
  },
});
