import { series as recorded } from '@isopter/recordings/image';
import type { ReactElement } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Replay, scrub } from '../shared/stories/Replay.tsx';
import { Room } from '../shared/stories/Room.tsx';
import { initialState } from '../capture/model/state.ts';
import { createCaptureStore } from '../capture/model/store.ts';
import { CameraMonitor, type CameraMonitorProps } from '../camera/CameraMonitor.tsx';
import { ImageMonitor, type ImageMonitorProps } from './ImageMonitor.tsx';

const Stage = (props: ImageMonitorProps): ReactElement => (
  <Room>
    <ImageMonitor {...props} />
  </Room>
);

const meta = preview.meta({ title: 'Image and camera', component: Stage });

const view = (od: number | null, os: number | null) => initialState({ total: ((od ?? 0) + (os ?? 0)) / 2, od, os });

export const Waiting = meta.story({
  args: { view: initialState(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Waiting')).toHaveLength(2);
  },
});

export const Running = meta.story({
  name: 'Running: the right eye is done, the left one in progress [IMG-01]',
  args: { view: view(100, 40) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('group', { name: 'Right eye' })).getByText('Test finished')).toBeVisible();
    await expect(within(canvas.getByRole('group', { name: 'Left eye' })).getByText('In progress')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Left eye' })).toHaveAttribute('aria-valuenow', '40');
  },
});

export const Done = meta.story({
  name: 'Done: only one eye was ordered [IMG-01]',
  args: { view: view(100, 0), ordered: 'OD', isDone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not part of this test')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Right eye' })).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.queryByRole('progressbar', { name: 'Left eye' })).toBeNull();
  },
});

export const Extreme = meta.story({
  name: 'Extreme: unreadable reports',
  args: { view: { ...view(33, null), ignored: 4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/left out: 4/)).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  name: 'Right to left: the left eye stays on the left',
  args: { view: view(100, 40) },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [left, right] = ['Left eye', 'Right eye'].map((name) =>
      canvas.getByRole('group', { name }).getBoundingClientRect(),
    );
    await expect(left!.right).toBeLessThan(right!.left);
  },
});

export const Dark = meta.story({ args: { view: view(70, 0) }, globals: { theme: 'dark' } });

const Camera = (props: CameraMonitorProps): ReactElement => (
  <Room>
    <CameraMonitor {...props} />
  </Room>
);

export const CameraRunning = meta.story({
  name: 'Camera: shows its reports [CAM-01] [OUR-456]',
  args: { view: view(50, 0) },
  render: ({ view: shown }) => <Camera view={shown} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Completed' })).toHaveAttribute('aria-valuenow', '25');
    await expect(canvas.getByText('In progress')).toBeVisible();
  },
});

export const CameraDone = meta.story({
  name: 'Camera: done [CAM-01]',
  args: { view: view(100, 100) },
  render: ({ view: shown }) => <Camera view={shown} isDone />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Completed' })).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.getByText('Test finished')).toBeVisible();
  },
});

export const Replayed = meta.story({
  name: 'Replay: a recorded series, forward and back [CHART-04]',
  args: { view: initialState(undefined) },
  render: () => (
    <Replay events={recorded} createStore={createCaptureStore}>
      {(shown, isDone) => <ImageMonitor view={shown} isDone={isDone} />}
    </Replay>
  ),
  play: async ({ canvas }) => {
    const right = canvas.getByRole('progressbar', { name: 'Right eye' });
    await scrub(canvas, 'end');
    await waitFor(() => expect(right).toHaveAttribute('aria-valuenow', '100'));
    await scrub(canvas, 'start');
    await waitFor(() => expect(right).toHaveAttribute('aria-valuenow', '0'));
  },
});
