import type { LiveEvent, PerimetryProgress, Test } from '@isopter/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../../.storybook/preview.tsx';
import { refuse } from '../../../../../fakes/stage/backend.ts';
import { LANE_2 } from '../../../../../fakes/data/devices.ts';
import { monitorHandlers } from '../../../../../fakes/stage/handlers.ts';
import { expectStale } from '../../../../../fakes/actions/expectStale.ts';
import { cutConnections } from '../../../../../fakes/browser/scriptedSocket.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../../../../fakes/stage/ScreenStage.tsx';
import { TESTS } from '../../../../../fakes/data/tests.ts';
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
      listTestPictures: () => [],
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

/** The right eye is done, and the left one continues over the socket [IMG-01, MON-23]. */
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

/** A picture of one color, as a JPEG in base64. */
async function jpegOf(color: string): Promise<string> {
  const canvas = new OffscreenCanvas(160, 120);
  const context = canvas.getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, 160, 120);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
  return btoa(String.fromCodePoint(...new Uint8Array(await blob.arrayBuffer())));
}
const removed = fn();
const sent = fn();
const PICTURE = '3c1d0000-0000-4000-8000-000000000001';

/** A phone sends its pictures: the examiner takes, sees and deletes them, and ends the test [OUR-641]. */
export const Phone = meta.story({
  args: camera,
  beforeEach: async (context) => {
    removed.mockClear();
    sent.mockClear();
    const jpeg = await jpegOf('#5d7f93');
    const { handlers, sockets } = world('ANTERIOR_SEGMENT_IMAGE', 'started', { total: 50, od: 100, os: 0 });
    return enter({
      handlers: {
        ...handlers,
        getDevice: () => ({ ...LANE_2, name: 'Phone 1', device_type: 'CAMERA', current_screen: 'camera ready' }),
        listTestPictures: () => [
          { id: PICTURE, eye: 'OD', taken: '2026-11-20T14:40:00Z', width: 160, height: 120, jpeg },
        ],
        deleteTestPicture: ({ params }) => {
          removed(params['id']);
          return undefined;
        },
        sendDeviceMessage: ({ body }) => {
          sent(body);
          return undefined;
        },
      },
      ...(sockets && { sockets }),
    })(context);
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^Right eye, / })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Take picture of left eye' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ message: 'take picture', payload: 'OS' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Delete picture: Right eye/ }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(removed).toHaveBeenCalledWith(PICTURE));
    await userEvent.click(canvas.getByRole('button', { name: 'Finish test' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ message: 'finish' }));
  }),
});

/** The phone cannot take pictures now, and the pictures could not be loaded [OUR-642]. */
export const PhoneAway = meta.story({
  args: camera,
  beforeEach: enter({
    ...world('ANTERIOR_SEGMENT_IMAGE', 'started', { total: 0, od: 0, os: 0 }),
    handlers: {
      ...world('ANTERIOR_SEGMENT_IMAGE', 'started', { total: 0, od: 0, os: 0 }).handlers,
      getDevice: () => ({ ...LANE_2, name: 'Phone 1', device_type: 'CAMERA', current_screen: 'page hidden' }),
      listTestPictures: () => refuse(500, 'down'),
    },
  }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('The camera page is not open on the phone. Open it again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take picture of right eye' })).toBeDisabled();
    await expect(await canvas.findByText('The pictures could not be loaded.')).toBeVisible();
  }),
});

/** The phone could not send its picture: until then it takes no other one [OUR-642]. */
export const PhoneBusy = meta.story({
  args: camera,
  beforeEach: enter({
    ...world('ANTERIOR_SEGMENT_IMAGE', 'started', { total: 0, od: 0, os: 0 }),
    handlers: {
      ...world('ANTERIOR_SEGMENT_IMAGE', 'started', { total: 0, od: 0, os: 0 }).handlers,
      getDevice: () => ({ ...LANE_2, name: 'Phone 1', device_type: 'CAMERA', current_screen: 'picture not sent' }),
      listTestPictures: () => [],
    },
  }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText(/^The phone could not send its picture\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take picture of right eye' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Finish test' })).toBeDisabled();
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
