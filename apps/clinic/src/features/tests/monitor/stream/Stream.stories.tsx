import { LIVE_CLOSE, STREAM_CHECK, STREAM_QUIET, STREAM_STALLED } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse } from '../../../../fakes/stage/backend.ts';
import { recording, sent } from '../../../../fakes/scenes/commands.ts';
import { LANE_2 } from '../../../../fakes/data/devices.ts';
import { PATIENT } from '../../../../fakes/data/form.ts';
import { monitorHandlers } from '../../../../fakes/stage/handlers.ts';
import { hurry, moveClock } from '../../../../fakes/browser/network.ts';
import { half, world } from '../../../../fakes/data/perimetry.ts';
import { cutConnections } from '../../../../fakes/browser/scriptedSocket.ts';
import { enter, inEnglish, ScreenStage } from '../../../../fakes/stage/ScreenStage.tsx';
import { sessionOf, technician } from '../../../../fakes/scenes/sessions.ts';
import { isStreamOpen, joinStream, sendBrokenFrame, sendFrame } from '../../../../fakes/browser/streams.ts';
import { TESTS } from '../../../../fakes/data/tests.ts';
import { PerimetryObserve } from '../kinds/perimetry/PerimetryObserve.tsx';

const ADDRESS = `/live/streams/${LANE_2.id}?token=t`;

const streaming = (answer: () => { token_url: string | null } | Response): BackendHandlers => ({
  ...recording(half),
  getDeviceStream: answer,
});

const start =
  (handlers: BackendHandlers, more: Partial<Parameters<typeof enter>[0]> = {}) =>
  (context: Parameters<ReturnType<typeof enter>>[0]) => {
    sent.length = 0;
    return enter({ ...world({}), handlers, ...more })(context);
  };

const meta = preview.meta({
  title: 'Screens/Perimetry monitor/Camera stream',
  component: ScreenStage,
  args: { screen: PerimetryObserve, route: '/tests/observe/:id', path: `/tests/observe/${TESTS[0]!.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: start(streaming(() => ({ token_url: ADDRESS }))),
});

type Canvas = ReturnType<typeof within>;
const control = (canvas: Canvas, pressed: boolean) => canvas.findByRole('button', { name: 'Camera stream', pressed });
const popup = async () => within(await screen.findByRole('dialog', { name: 'Camera stream' }));
const picture = async () => (await popup()).findByRole('img', { name: 'What the cameras of the headset see' });

/** Closes the stream while the device still takes the message. */
async function close(): Promise<void> {
  await userEvent.click((await popup()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(sent.at(-1)).toBe('stop streaming'));
}

export const BothEyes = meta.story({
  name: 'Shows both eyes, the left one on the left, until the popup is closed [STRM-01] [STRM-02] [STRM-05] [MON-09]',
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await control(canvas, false));
    await expect((await popup()).getByRole('status')).toHaveTextContent('Waiting for the first picture…');
    await joinStream();
    await waitFor(() => expect(sent).toEqual(['start streaming']));
    await sendFrame(1, 'OU');
    await expect(await picture()).toHaveAttribute('width', '640');
    await expect((await popup()).getByText('Left eye')).toBeVisible();
    await expect(await control(canvas, true)).toBeVisible();
    await userEvent.click((await popup()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(sent).toEqual(['start streaming', 'stop streaming']));
    await expect([isStreamOpen(), screen.queryByRole('dialog')]).toEqual([false, null]);
    await expect(await control(canvas, false)).toBeVisible();
  }),
});

export const OneEye = meta.story({
  name: 'Shows one eye, and closes with the monitor [STRM-02] [STRM-05] [MON-23]',
  tags: ['@all'],
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await control(canvas, false));
    await joinStream();
    await sendFrame(1, 'OD');
    await expect(await picture()).toHaveAttribute('width', '320');
    await expect((await popup()).getByText('Right eye')).toBeVisible();
    const [ofMonitor] = canvas
      .getAllByRole('button', { name: 'Close' })
      .filter((button) => button.closest('[role="dialog"]') === null);
    await userEvent.click(ofMonitor!);
    await waitFor(() => expect(sent).toEqual(['start streaming', 'stop streaming']));
    await expect([isStreamOpen(), screen.queryByRole('dialog')]).toEqual([false, null]);
  }),
});

export const NoAddress = meta.story({
  name: 'Says that nothing can be shown when the device streams nothing [STRM-03]',
  beforeEach: start(streaming(() => ({ token_url: null }))),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await control(canvas, false));
    await expect(await (await popup()).findByText('The stream cannot be shown.')).toBeVisible();
    await expect([sent, isStreamOpen()]).toEqual([[], false]);
  }),
});

export const Refused = meta.story({
  name: 'Shows an error when the request fails, and requests the stream again when reopened [STRM-03]',
  tags: ['!autodocs', '@all'],
  beforeEach: (() => {
    let times = 0;
    return start(streaming(() => ((times += 1) % 2 === 1 ? refuse(503, '') : { token_url: ADDRESS })));
  })(),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await control(canvas, false));
    await expect(await (await popup()).findByText('The stream cannot be shown.')).toBeVisible();
    await userEvent.click((await popup()).getByRole('button', { name: 'Close' }));
    await userEvent.click(await control(canvas, false));
    await joinStream();
    await sendFrame(1, 'OD');
    await expect(await picture()).toBeVisible();
    await close();
  }),
});

export const NoPicture = meta.story({
  name: 'Says that nothing can be shown after 30 s without a picture, and leaves the monitor as it is [STRM-03]',
  tags: ['@all'],
  beforeEach: async (context) => {
    const leave = await start(streaming(() => ({ token_url: ADDRESS })))(context);
    const endHurry = hurry(STREAM_CHECK, 200);
    return () => {
      endHurry();
      leave();
    };
  },
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await control(canvas, false));
    await joinStream();
    await waitFor(() => expect(sent).toEqual(['start streaming']));
    // a check before the time is up ends nothing
    await expect((await popup()).getByRole('status')).toHaveTextContent('Waiting for the first picture…');
    const resetClock = moveClock(STREAM_QUIET);
    await expect(await (await popup()).findByText('The stream cannot be shown.')).toBeVisible();
    await expect(isStreamOpen()).toBe(false);
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeEnabled();
    resetClock();
    await close();
  }),
});

export const Stalled = meta.story({
  name: 'Says that the picture has stopped, and continues with the next one [STRM-03]',
  tags: ['@all'],
  beforeEach: async (context) => {
    const leave = await start(streaming(() => ({ token_url: ADDRESS })))(context);
    const endHurry = hurry(STREAM_STALLED, 20);
    return () => {
      endHurry();
      leave();
    };
  },
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await control(canvas, false));
    await joinStream();
    await sendFrame(1, 'OU');
    await expect(await (await popup()).findByText(/^The picture has stopped/)).toBeVisible();
    await expect(await picture()).toBeVisible();
    await close();
  }),
});

export const Cut = meta.story({
  name: 'Opens a lost connection again, and asks the device again',
  tags: ['!autodocs'],
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await control(canvas, false));
    await joinStream();
    await sendFrame(9, 'OD');
    await picture();
    cutConnections(LIVE_CLOSE.restart);
    await joinStream();
    await sendFrame(1, 'OU');
    await waitFor(async () => expect(await picture()).toHaveAttribute('width', '640'));
    await waitFor(() => expect(sent).toEqual(['start streaming', 'start streaming']));
    await close();
  }),
});

export const Broken = meta.story({
  name: 'Waits on for a picture that can be read',
  tags: ['!autodocs'],
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await control(canvas, false));
    await joinStream();
    sendBrokenFrame(1);
    await sendFrame(2, 'OD');
    await expect(await picture()).toHaveAttribute('width', '320');
    await close();
  }),
});

export const Technician = meta.story({
  name: 'Sits at the upper side for a technician, whose call is below [STRM-04]',
  beforeEach: (() => {
    const { user } = technician('TECHALL_ADMIN');
    const joined = sessionOf(0, 12, { patient: PATIENT, admin: user.id });
    const getPatient = () => ({ ...PATIENT, active_techall_session: joined.id });
    return start({ ...streaming(() => ({ token_url: ADDRESS })), getPatient }, { user, joined });
  })(),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await control(canvas, false));
    await joinStream();
    const dialog = await screen.findByRole('dialog', { name: 'Camera stream' });
    await expect(dialog.getBoundingClientRect().top).toBe(12);
    await close();
  }),
});

export const NoCameras = meta.story({
  name: 'Offers no stream of a device without cameras [MON-23]',
  tags: ['!autodocs'],
  beforeEach: start({
    ...monitorHandlers(half),
    getDevice: () => ({ ...LANE_2, capabilities: { ...LANE_2.capabilities, streaming_camera_count: 0 } }),
  }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Lane 2 headset')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Camera stream' })).not.toBeInTheDocument();
  }),
});

/** Returns whether Pause and Cancel can be pressed next to a popup. */
const isClear = (canvas: Canvas, dialog: HTMLElement): boolean =>
  ['Pause', 'Cancel test'].every((name) => {
    const [one, other] = [dialog, canvas.getByRole('button', { name })].map((box) => box.getBoundingClientRect());
    return one!.bottom <= other!.top || one!.right <= other!.left || one!.left >= other!.right;
  });

export const OnDesktop = meta.story({
  name: 'Never lies over the controls of the monitor beside the fields [OUR-646]',
  tags: ['@all'],
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await control(canvas, false));
    await joinStream();
    await sendFrame(1, 'OU');
    await picture();
    const dialog = screen.getByRole('dialog', { name: 'Camera stream' });
    await waitFor(() => expect(isClear(canvas, dialog)).toBe(true));
    (await popup()).getByRole('button', { name: 'Move: Camera stream' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    await expect(isClear(canvas, dialog)).toBe(true);
    await close();
  }),
});

export const OnPhone = meta.story({
  name: 'Never lies over the controls of the monitor on a phone, where they are a bar [OUR-646]',
  globals: { viewport: { value: 'phone' } },
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await control(canvas, false));
    await joinStream();
    await sendFrame(1, 'OU');
    await picture();
    const dialog = screen.getByRole('dialog', { name: 'Camera stream' });
    const handle = (await popup()).getByRole('button', { name: 'Move: Camera stream' });
    await waitFor(() => expect(isClear(canvas, dialog)).toBe(true));
    handle.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(isClear(canvas, dialog)).toBe(true);
    await userEvent.click((await popup()).getByRole('button', { name: 'Minimize' }));
    await waitFor(() => expect(isClear(canvas, dialog)).toBe(true));
    await close();
  }),
});
