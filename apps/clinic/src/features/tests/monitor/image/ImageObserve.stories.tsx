import type { LiveEvent, PerimetryProgress, Test } from '@isopter/contract';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { LANE_2 } from '../../../../fakes/devices.ts';
import { monitorHandlers } from '../../../../fakes/handlers.ts';
import { expectStale } from '../../../../fakes/expectStale.ts';
import { cutConnections } from '../../../../fakes/scriptedSocket.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../../../fakes/ScreenStage.tsx';
import { TESTS } from '../../../../fakes/tests.ts';
import { CameraObserve } from '../camera/CameraObserve.tsx';
import { ImageObserve } from './ImageObserve.tsx';

const image = {
  screen: ImageObserve,
  route: '/tests/observe-image/:id',
  path: `/tests/observe-image/${TESTS[0]!.id}`,
};
const camera = {
  screen: CameraObserve,
  route: '/tests/observe-camera/:id',
  path: `/tests/observe-camera/${TESTS[0]!.id}`,
};

const meta = preview.meta({
  title: 'Screens/Image and camera monitor',
  component: ScreenStage,
  args: image,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

type Group = 'EYE_IMAGE_CAPTURE' | 'ANTERIOR_SEGMENT_IMAGE';

const world = (group: Group, status: Test['status'], progress: PerimetryProgress, events: LiveEvent[] = []): World => {
  const handlers = monitorHandlers({
    test: { test_group: { group, strategy: null, protocol: null }, eye: '', status },
  });
  return {
    handlers: {
      ...handlers,
      getTestProgress: () => progress,
      // a device with cameras that stream: the camera monitor must not offer it
      getDevice: () => ({
        ...LANE_2,
        current_screen: status === 'paused' ? 'test paused' : 'doing test',
        capabilities: { ...LANE_2.capabilities, streaming_camera_count: 2 },
      }),
    },
    sockets: [{ ready: 15, events }, { ready: null }],
  };
};
const NEXT: LiveEvent = { type: 'test_progress_update', data: { total: 62, od: 100, os: 25, seq_num: 16, run: 1 } };

/** The right eye is done, the left one goes on over the socket [IMG-01, MON-23]. */
export const Image = meta.story({
  beforeEach: enter(world('EYE_IMAGE_CAPTURE', 'started', { total: 50, od: 100, os: 0 }, [NEXT])),
  play: inEnglish(async ({ canvas }) => {
    const left = await canvas.findByRole('progressbar', { name: 'Left eye' });
    await waitFor(() => expect(left).toHaveAttribute('aria-valuenow', '25'));
    await expect(canvas.getByText('In progress')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Camera stream' })).toBeVisible();
  }),
});

/** Paused on the device: it keeps what is known [MON-10]. */
export const Paused = meta.story({
  beforeEach: enter(world('EYE_IMAGE_CAPTURE', 'paused', { total: 20, od: 40, os: 0 })),
  play: inEnglish(async ({ canvas }) => {
    await expect((await canvas.findAllByText('Paused'))[0]).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Right eye' })).toHaveAttribute('aria-valuenow', '40'),
    );
    await expect(canvas.getByRole('button', { name: 'Restart' })).toBeVisible();
  }),
});

/** The connection is lost: what is known stays, and the screen says that it is tried again [MON-02]. */
export const Reconnecting = meta.story({
  beforeEach: enter(world('EYE_IMAGE_CAPTURE', 'started', { total: 20, od: 40, os: 0 })),
  play: inEnglish(async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Right eye' })).toHaveAttribute('aria-valuenow', '40'),
    );
    cutConnections();
    await expect(await canvas.findByText('Connection lost. Reconnecting, attempt 1 of 10.')).toBeVisible();
    await expectStale(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Right eye' })).toHaveAttribute('aria-valuenow', '40'),
    );
  }),
});

/** The test is over [MON-12]. */
export const ImageDone = meta.story({
  beforeEach: enter(world('EYE_IMAGE_CAPTURE', 'finished', { total: 100, od: 100, os: 100 })),
});

/** Shows the progress that the camera reports, and offers no stream of the camera [CAM-01, MON-23, OUR-456]. */
export const Camera = meta.story({
  args: camera,
  beforeEach: enter(world('ANTERIOR_SEGMENT_IMAGE', 'started', { total: 50, od: 100, os: 0 })),
  play: inEnglish(async ({ canvas }) => {
    const completed = await canvas.findByRole('progressbar', { name: 'Completed' });
    await waitFor(() => expect(completed).toHaveAttribute('aria-valuenow', '50'));
    await expect(await canvas.findByRole('button', { name: 'Restart' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Camera stream' })).toBeNull();
  }),
});

/** The test is over [CAM-01, MON-12]. */
export const CameraDone = meta.story({
  args: camera,
  beforeEach: enter(world('ANTERIOR_SEGMENT_IMAGE', 'finished', { total: 100, od: 100, os: 100 })),
  play: inEnglish(async ({ canvas }) => {
    const completed = await canvas.findByRole('progressbar', { name: 'Completed' });
    await waitFor(() => expect(completed).toHaveAttribute('aria-valuenow', '100'));
  }),
});
