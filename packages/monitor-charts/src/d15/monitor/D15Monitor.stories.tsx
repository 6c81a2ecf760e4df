import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { goesToTheEndAndBack, isWaiting } from '../../colorVision/stories/plays.ts';
import { Replay } from '../../shared/stories/Replay.tsx';
import { Room } from '../../shared/stories/Room.tsx';
import { createD15Store } from '../model/store.ts';
import { each, protan, viewAfter, viewOfOrders } from '../stories/scene.ts';
import { D15Monitor, type D15MonitorProps } from './D15Monitor.tsx';

const Stage = (props: D15MonitorProps): ReactElement => (
  <Room>
    <D15Monitor {...props} />
  </Room>
);

const meta = preview.meta({ title: 'D-15', component: Stage });

/** No line is as high as this, px. */
const TWO_LINES = 30;

const PERFECT = Array.from({ length: 15 }, (_, i) => i + 1);
const DEUTAN = [1, 15, 2, 14, 3, 13, 4, 5, 12, 11, 6, 10, 7, 9, 8];
const RANDOM = [9, 2, 12, 5, 15, 8, 1, 11, 4, 14, 7, 3, 10, 13, 6];

export const Waiting = meta.story({
  args: { view: viewAfter([]) },
  play: isWaiting,
});

export const Running = meta.story({
  name: 'Running: caps are connected in the order of placement [COL-01] [COL-02]',
  args: { view: viewAfter(protan, 0.6) },
  play: async ({ canvas }) => {
    const both = within(await canvas.findByRole('group', { name: 'Both eyes' }));
    await expect(both.getByText('Currently testing')).toBeVisible();
    await expect(await both.findByRole('application', { name: 'Color circle, Both eyes' })).toBeVisible();
    await expect(both.getByText('The scores follow when all caps are in place.')).toBeVisible();
    await expect(within(canvas.getByRole('group', { name: 'Left eye' })).getByText('Not tested')).toBeVisible();
  },
});

export const Abnormal = meta.story({
  name: 'Abnormal: the crossings of a protanope lie along the protan axis [COL-02]',
  args: { view: viewAfter(protan), isDone: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Protan deficiency')).toBeVisible();
    await canvas.findByRole('application');
    const steps = document.querySelectorAll('[data-part="step"][data-crossing="true"]');
    await expect(steps.length).toBeGreaterThan(5);
    await expect(canvas.getByText('Crossings', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      String(steps.length),
    );
    await expect(document.querySelectorAll('[data-part="axis"][data-found="true"]')).toHaveLength(1);
  },
});

export const Done = meta.story({
  name: 'Done: each eye separately, the left one on the left [COL-01] [COL-04]',
  args: { view: viewAfter(each), isDone: true },
  play: async ({ canvas }) => {
    const names = await canvas.findAllByRole('application');
    await expect(names.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Color circle, Left eye',
      'Color circle, Right eye',
    ]);
    const disc = canvas.getAllByRole('listitem')[0]!.firstElementChild!;
    const panel = disc.closest('ol')!.parentElement!.parentElement!;
    await expect(disc.getBoundingClientRect().height).toBeCloseTo(panel.getBoundingClientRect().width / 17, 0);
  },
});

export const Extreme = meta.story({
  name: 'Extreme: three arrangements, one at random, and ignored data',
  args: { view: { ...viewOfOrders({ OD: DEUTAN, OS: RANDOM, OU: PERFECT }), ignored: 1204 }, isDone: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Deutan deficiency')).toBeVisible();
    await expect(canvas.getByText('Errors in no particular direction')).toBeVisible();
    await expect(canvas.getByText('Within normal limits')).toBeVisible();
    await expect(canvas.getByText(/left out: 1,204/)).toBeVisible();
  },
});

export const Tablet = meta.story({
  name: 'Tablet: three eyes, without wrapped words or numbers [MON-17]',
  args: { view: viewOfOrders({ OD: DEUTAN, OS: RANDOM, OU: PERFECT }), isDone: true },
  render: (args) => (
    <Room width={788} height={900}>
      <D15Monitor {...args} />
    </Room>
  ),
  play: async ({ canvas }) => {
    const numbers = await canvas.findAllByText('15', { selector: 'li *' });
    await expect(numbers).toHaveLength(3);
    const labels = canvas.getAllByText(/^(Confusion angle|Crossings)$/, { selector: 'dt' });
    const wrapped = [...numbers, ...labels].filter((one) => one.getBoundingClientRect().height > TWO_LINES);
    await expect(wrapped.map(({ textContent }) => textContent)).toEqual([]);
  },
});

export const Keyboard = meta.story({
  name: 'By keyboard: one tab stop, then arrows [CHART-02]',
  args: { view: viewOfOrders({ OU: DEUTAN }), isDone: true },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application', { name: 'Color circle, Both eyes' });
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('img', { name: 'Cap 0, 10B 5/6, fixed' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: 'Cap 15, 5P 5/4, in place 2' })).toHaveFocus();
    await expect(canvas.getByText('Cap 15, 5P 5/4, in place 2')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(chart).toHaveFocus();
  },
});

export const Table = meta.story({
  name: 'As a table [CHART-02]',
  args: { view: viewOfOrders({ OU: DEUTAN }), isDone: true, defaultDisplay: 'table' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: '3 2 10BG 5/4 3 Along Deutan' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  name: 'Right to left: the circle and the left eye keep their place',
  args: { view: viewAfter(each), isDone: true },
  globals: { direction: 'rtl' },
});

export const Dark = meta.story({
  name: 'Dark: caps keep their colors',
  args: { view: viewAfter(protan, 0.8) },
  globals: { theme: 'dark' },
  play: async () => {
    await waitFor(() => expect(document.querySelector('[data-cap="7"] [fill="#738150"]')).not.toBeNull());
  },
});

export const Replayed = meta.story({
  name: 'Replay: follows a recorded test to its end, and back [CHART-04]',
  args: { view: viewAfter([]) },
  render: () => (
    <Replay events={each} createStore={createD15Store}>
      {(view, isDone) => <D15Monitor view={view} isDone={isDone} />}
    </Replay>
  ),
  play: goesToTheEndAndBack,
});
