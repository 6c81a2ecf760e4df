import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { arabic } from '../docs/arabic.ts';
import { anyText } from '../docs/anyText.tsx';
import { sampleStream } from './sampleStream.ts';
import { VideoPanel } from './VideoPanel.tsx';
import { videoPanelDocs } from './VideoPanel.docs.tsx';

const streams: MediaStream[] = [];
const stream = (words: string, lightness: number): MediaStream => {
  const made = sampleStream(words, lightness);
  streams.push(made);
  return made;
};

const meta = preview.meta({
  title: 'Patterns/VideoPanel/Features',
  component: VideoPanel,
  args: {
    title: 'Northside, lane 1',
    state: 'in-call' as const,
    remote: null,
    own: null,
    isMuted: false,
    isCameraOn: true,
    onMutedChange: fn(),
    onCameraChange: fn(),
    onEnd: fn(),
    onClose: fn(),
  },
  beforeEach: () => () => {
    for (const made of streams.splice(0)) for (const track of made.getTracks()) track.stop();
  },
});

/** The announced state; warnings have their own announcements. */
const statusText = (): string | null => document.querySelector('[data-part="status"]')!.textContent;
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

export const InCall = meta.story({
  name: 'Shows both sides, without the own sound [CALL-01]',
  beforeEach: ({ args }) => {
    Object.assign(args, { remote: stream('The other side', 0.3), own: stream('You', 0.8) });
  },
  play: async ({ args }) => {
    const remote = screen.getByLabelText<HTMLVideoElement>('Picture of the other side');
    const own = screen.getByLabelText<HTMLVideoElement>('Your own picture');
    await expect([remote.srcObject, own.srcObject]).toEqual([args.remote, args.own]);
    await expect([remote.muted, own.muted]).toEqual([false, true]);
    await waitFor(() => expect(own.videoWidth).toBe(640));
    await expect(screen.getByRole('status')).toHaveTextContent('In call');
  },
});
export const Measured = meta.story({
  name: 'Shows the quality of the connection, in a word and in numbers',
  args: { quality: { delay: 46, lost: 0.002, frames: 24 } },
  play: async () => {
    await expect(screen.getByText('Good connection').parentElement).toHaveTextContent(
      'Good connection 46 ms, 0.2% lost, 24 pictures a second',
    );
  },
});
export const RemoteCameraOff = meta.story({
  name: 'Shows that the other side has turned its camera off [CALL-06]',
  args: { isRemoteCameraOn: false, quality: { delay: 900, lost: null, frames: null } },
  play: async () => {
    await expect(screen.getByText('The other side has turned its camera off.')).toBeVisible();
    await expect(screen.getByText('Poor connection')).toBeVisible();
  },
});
export const NoRelay = meta.story({
  name: 'Explains why a call failed, and what to do [CALL-04]',
  args: { state: 'ended', warnings: ['no-relay', 'in-use'] },
  play: async () => {
    await expect(screen.getByText(/^The two sides cannot reach each other\./)).toBeVisible();
    await expect(screen.getByText(/^Another program uses the camera/)).toBeVisible();
  },
});
export const Controls = meta.story({
  name: 'Mutes, switches the camera, ends; sharing the screen is disabled [CALL-01] [CALL-06]',
  play: async ({ args }) => {
    await userEvent.click(button('Mute the microphone'));
    await expect(args.onMutedChange).toHaveBeenLastCalledWith(true);
    await userEvent.pointer({ keys: '[TouchA]', target: button('Turn the camera off') });
    await expect(args.onCameraChange).toHaveBeenLastCalledWith(false);
    await expect(button('Share the screen')).toBeDisabled();
    button('End call').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
});
export const Off = meta.story({
  name: 'Names the effect of turning them on again [CALL-01]',
  args: { isMuted: true, isCameraOn: false },
  play: async ({ args }) => {
    await userEvent.click(button('Unmute the microphone'));
    await expect(args.onMutedChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(button('Turn the camera on'));
    await expect(args.onCameraChange).toHaveBeenLastCalledWith(true);
    await expect(screen.queryByLabelText('Your own picture')).toBeNull();
  },
});
export const Waiting = meta.story({
  name: 'Shows a separate message for waiting [CALL-06]',
  args: { state: 'waiting' },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Waiting for the other side to join…');
  },
});
export const Connecting = meta.story({
  name: 'Shows that the other side is ready while the call connects',
  args: { state: 'connecting' },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('The other side is ready. Connecting…');
  },
});
export const HeadsetWaiting = meta.story({
  name: 'Shows that it waits for a headset [CALL-02] [CALL-06]',
  args: { state: 'waiting', other: 'headset' },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Waiting for the headset…');
  },
});
export const HeadsetReady = meta.story({
  name: 'Shows that a headset is ready [CALL-02]',
  args: { state: 'connecting', other: 'headset' },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('The headset is ready. Connecting…');
  },
});
export const HeadsetLost = meta.story({
  name: 'Waits for a lost headset [CALL-02]',
  args: { state: 'reconnecting', other: 'headset', warnings: ['connection-lost'] },
  play: async () => {
    await expect(statusText()).toMatch(/Waiting for the headset to come back…$/);
    await expect(screen.getByText('The connection to the headset is lost.')).toBeVisible();
  },
});
export const HeadsetNeverReady = meta.story({
  name: 'Explains what to do about a headset that does not become ready [CALL-02]',
  args: { state: 'ended', other: 'headset', warnings: ['no-headset'] },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'The headset did not answer within 30 seconds. Check that it is switched on and connected to the internet, then call again.',
    );
  },
});
export const HeadsetInSpanish = meta.story({
  args: { state: 'ended', other: 'headset', warnings: ['no-headset'] },
  globals: { locale: 'es-ES' },
});
export const HeadsetInArabic = meta.story({
  args: { state: 'reconnecting', other: 'headset', warnings: ['connection-lost'] },
  globals: { locale: 'ar-EG' },
});
export const Ending = meta.story({
  name: 'Shows a separate message for ending, without buttons [CALL-06]',
  args: { state: 'ending' },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('The call is ending…');
    await expect(button('End call')).toBeDisabled();
    await expect(button('Mute the microphone')).toBeDisabled();
  },
});
export const Ended = meta.story({ args: { state: 'ended' } });
export const Reconnecting = meta.story({
  args: { state: 'reconnecting', warnings: ['connection-lost'] },
  play: async () => {
    await expect(screen.getByText('The connection to the other side is lost.')).toBeVisible();
  },
});
export const Warnings = meta.story({
  name: 'Warns of a missing permission, of features blocked by the device, of being offline [CALL-04]',
  args: { warnings: ['permission', 'video-blocked', 'audio-blocked', 'offline'] },
  play: async () => {
    await expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Allow this page to use camera and microphone'),
      expect.stringContaining('internet access is required'),
    ]);
    await expect(screen.getByText('The device blocks the picture of this call.')).toBeVisible();
    await expect(screen.getByText('The device blocks the sound of this call.')).toBeVisible();
  },
});
export const Minimised = meta.story({
  name: 'Minimized, the call continues and can be muted and ended [CALL-01]',
  args: { defaultMode: 'minimised' },
  beforeEach: ({ args }) => {
    Object.assign(args, { remote: stream('The other side', 0.3) });
  },
  play: async ({ args }) => {
    await expect(screen.getByLabelText('Picture of the other side')).toBeInTheDocument();
    // screen readers hear changes of the state only if it is not hidden with the rest
    await expect(screen.getByRole('status')).toHaveTextContent('In call');
    await userEvent.click(button('End call'));
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await userEvent.click(button('Restore'));
    await expect(screen.getByLabelText('Picture of the other side')).toBeVisible();
  },
});
export const FullScreen = meta.story({
  name: 'Leaves full screen on Escape [CALL-01]',
  args: { defaultMode: 'full' },
  beforeEach: ({ args }) => {
    Object.assign(args, { remote: stream('The other side', 0.3), own: stream('You', 0.8) });
  },
  play: async () => {
    button('Leave full screen').focus();
    // the first closes its tooltip, which is there after keys alone
    await userEvent.keyboard('{Escape}{Escape}');
    const enter = await screen.findByRole('button', { name: 'Full screen' });
    await waitFor(() => expect(enter).toHaveFocus());
  },
});
export const Elements = meta.story({
  name: 'Accepts elements that draw the picture',
  args: { remote: <svg viewBox="0 0 4 3" width="100%" height="100%" /> },
  play: async () => {
    await expect(screen.getByRole('img', { name: 'Picture of the other side' })).toBeVisible();
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG' }, args: { title: arabic.roomOfClinic } });
export const AnyTextLong = meta.story(anyText(videoPanelDocs, ['long']));
export const AnyTextRightToLeft = meta.story(anyText(videoPanelDocs, ['rightToLeft']));
