import type { ReactElement } from 'react';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { goesToTheEndAndBack, isWaiting } from '../../colorVision/stories/plays.ts';
import { Replay } from '../../shared/stories/Replay.tsx';
import { Room } from '../../shared/stories/Room.tsx';
import { createIshiharaStore, initialState, viewOf } from '../model/store.ts';
import { deutan, each, viewAfter } from '../stories/scene.ts';
import { IshiharaMonitor, type IshiharaMonitorProps } from './IshiharaMonitor.tsx';

const Stage = (props: IshiharaMonitorProps): ReactElement => (
  <Room>
    <IshiharaMonitor {...props} />
  </Room>
);

const meta = preview.meta({ title: 'Ishihara', component: Stage });

export const Waiting = meta.story({
  args: { view: viewAfter([]) },
  play: isWaiting,
});

export const Running = meta.story({
  name: 'Running: an unanswered plate is not wrong [COL-03] [COL-06]',
  args: { view: viewAfter(deutan, 0.5) },
  play: async ({ canvas }) => {
    const both = within(await canvas.findByRole('group', { name: 'Both eyes' }));
    await expect(both.getByText('Currently testing')).toBeVisible();
    await expect(both.getByRole('listitem', { name: 'Plate 2, expected 8, answer 3, Wrong' })).toBeVisible();
    await expect(
      both.getByRole('listitem', { name: 'Plate 14, expected Nothing, not yet answered' }),
    ).toBeInTheDocument();
    await expect(both.queryByText('Red-green deficiency')).toBeNull();
  },
});

export const Abnormal = meta.story({
  name: 'Abnormal: most plates wrong, and the last two determine the type',
  args: { view: viewAfter(deutan), isDone: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Red-green deficiency')).toBeVisible();
    await expect(canvas.getByText(/^24-plate edition/)).toBeVisible();
  },
});

export const Done = meta.story({
  name: 'Done: each eye separately, circles a seventeenth of the width [COL-04]',
  args: { view: viewAfter(each), isDone: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByText('Normal')).toHaveLength(2);
    const monitor = canvasElement.querySelector('[data-component="ColorVisionMonitor"]')!;
    const circle = canvas.getAllByRole('listitem')[0]!.querySelector('svg')!;
    await expect(circle.getBoundingClientRect().height).toBeCloseTo(monitor.getBoundingClientRect().width / 17, 0);
  },
});

export const Extreme = meta.story({
  name: 'Extreme: a long list, unreadable plates, long answers',
  args: {
    view: {
      ...viewOf(
        initialState({
          eye_states: [
            {
              eye: 'OS',
              responses: Array.from({ length: 60 }, (_, i) => ({
                answered: i < 40 && i % 7 !== 3,
                value: String(i),
                answer: i % 5 === 0 ? 'not sure' : String(i),
              })),
            },
          ],
        }),
      ),
      ignored: 9,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/left out: 9/)).toBeVisible();
  },
});

export const Table = meta.story({
  name: 'As a table [CHART-02]',
  args: { view: viewAfter(deutan), isDone: true, defaultDisplay: 'table' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: '2 8 3 Wrong' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  name: 'Right to left: the left eye stays on the left',
  args: { view: viewAfter(each, 0.7) },
  globals: { direction: 'rtl' },
});

export const Dark = meta.story({ args: { view: viewAfter(deutan, 0.7) }, globals: { theme: 'dark' } });

export const Replayed = meta.story({
  name: 'Replay: follows a recorded test to its end, and back [CHART-04]',
  args: { view: viewAfter([]) },
  render: () => (
    <Replay events={each} createStore={createIshiharaStore}>
      {(view, isDone) => <IshiharaMonitor view={view} isDone={isDone} />}
    </Replay>
  ),
  play: goesToTheEndAndBack,
});
