import type { CallCheckResults } from '@isopter/api-client';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { calls, fakeCalls } from '../../../fakes/browser/calls.ts';
import { fakeChecks, runningChecks } from '../../../fakes/browser/checks.ts';
import { sayOn } from '../../../fakes/browser/scriptedSocket.ts';
import { keepSessions, sessionOf, technician } from '../../../fakes/scenes/sessions.ts';
import { AppAt, stage } from '../../../fakes/stage/stage.tsx';
import { session } from '../../../lib/platform/session/session.ts';

interface Checked {
  role?: 'TECHALL_ADMIN' | 'TECHALL_USER';
  /** Undefined while the check runs. */
  results?: Partial<CallCheckResults>;
}

const enter =
  ({ role = 'TECHALL_ADMIN', results }: Checked) =>
  async ({ globals }: { globals: Record<string, unknown> }) => {
    const ends = [fakeCalls(), fakeChecks(results)];
    const waiting = [sessionOf(1, 20, { device: null })];
    ends.push(await stage(String(globals['locale']), keepSessions(waiting), technician(role)));
    return () => {
      for (const end of ends) end();
    };
  };

const meta = preview.meta({
  title: 'Screens/Check before a call',
  component: AppAt,
  args: { path: '/waiting-sessions' },
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en-US', viewport: { value: 'desktop' } },
  tags: ['!autodocs'],
  beforeEach: enter({ results: {} }),
});

type Canvas = ReturnType<typeof within>;
/** Presses Join in the list. @returns the dialog that opens */
async function askToJoin(canvas: Canvas, name = 'Join session: Lindqvist, Jonas'): Promise<Canvas> {
  const [join] = await canvas.findAllByRole('button', { name: /^(Join|انضم)/ });
  await userEvent.click(join!);
  return within(await screen.findByRole('dialog', { name }));
}

export const Works = meta.story({
  name: 'Shows own picture and level, says that everything works, and gives the devices back before the call opens them [OUR-643]',
  play: async ({ canvas }) => {
    const dialog = await askToJoin(canvas);
    const picture = dialog.getByLabelText('Your video');
    await expect(picture).toBeVisible();
    await expect(dialog.getByRole('meter', { name: 'Microphone level' })).toHaveAttribute('aria-valuenow', '60');
    const parts = dialog.getAllByRole('listitem').map((part: HTMLElement) => part.textContent);
    await expect(parts).toEqual(['Camera works', 'Microphone works', 'Network works', 'Relay works']);
    await expect(dialog.getByRole('status')).toHaveTextContent('Everything works.');
    await expect(runningChecks.size).toBe(1);
    // a stream that is set again starts again, and flickers
    const restarted = fn();
    picture.addEventListener('emptied', restarted);
    for (const level of [0.2, 0.3]) {
      for (const check of runningChecks) check.measure(level);
      const value = String(100 * level);
      await waitFor(() => expect(dialog.getByRole('meter')).toHaveAttribute('aria-valuenow', value));
    }
    await expect(restarted).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(calls.map(({ asked }) => asked)).toEqual([['join']]));
    await expect(runningChecks.size).toBe(0);
    await expect(screen.queryByRole('dialog', { name: /^Join/ })).toBeNull();
  },
});

export const Running = meta.story({
  name: 'Lets the session be joined while the check runs [OUR-643]',
  tags: ['@all'],
  beforeEach: enter({}),
  play: async ({ canvas }) => {
    const dialog = await askToJoin(canvas);
    await expect(dialog.getByRole('status')).toHaveTextContent('Checking for up to 5 seconds…');
    await userEvent.click(dialog.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(calls).toHaveLength(1));
  },
});

export const Canceled = meta.story({
  name: 'Does not join when it is canceled [OUR-643]',
  play: async ({ canvas }) => {
    const dialog = await askToJoin(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect([calls, runningChecks.size]).toEqual([[], 0]);
  },
});

/** Opens the dialog and expects these texts, and that the session can be joined. */
const says =
  (...texts: RegExp[]) =>
  async ({ canvas }: { canvas: Canvas }): Promise<void> => {
    const dialog = await askToJoin(canvas);
    for (const text of texts) await expect(dialog.getByText(text)).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveTextContent(/needs? attention\.$/);
    await expect(dialog.getByRole('button', { name: 'Join' })).toBeEnabled();
  };

export const NotAllowed = meta.story({
  name: 'Says what to do when camera and microphone are not allowed [OUR-643]',
  beforeEach: enter({ results: { camera: 'permission', microphone: 'permission' } }),
  play: says(/^Camera not allowed\./, /^Microphone not allowed\./),
});

export const NoDevices = meta.story({
  name: 'Says what to do when there is neither camera nor microphone [OUR-643]',
  beforeEach: enter({ results: { camera: 'missing', microphone: 'missing' } }),
  play: says(/^No camera found\./, /^No microphone found\./),
});

export const InUse = meta.story({
  name: 'Says what to do when another program uses camera and microphone [OUR-643]',
  beforeEach: enter({ results: { camera: 'inUse', microphone: 'inUse' } }),
  play: says(/^Camera in use\./, /^Microphone in use\./),
});

export const NotOpen = meta.story({
  name: 'Says what to do when the browser still asks for permission [OUR-643]',
  beforeEach: enter({ results: { camera: 'noAnswer', microphone: 'noAnswer' } }),
  play: says(/^Camera not open yet\./, /^Microphone not open yet\./),
});

export const Silent = meta.story({
  name: 'Says what to do when the microphone gives no sound [OUR-643]',
  beforeEach: enter({ results: { microphone: 'silent' } }),
  play: says(/^No sound yet\./),
});

export const Slow = meta.story({
  name: 'Says what to do when the network is slow [OUR-643]',
  beforeEach: enter({ results: { network: 'slow' } }),
  play: says(/^Slow network\./),
});

export const NoServer = meta.story({
  name: 'Says what to do when the server does not answer [OUR-643]',
  beforeEach: enter({ results: { network: 'noAnswer', relay: 'unknown' } }),
  play: says(/^The server does not answer\./, /^Relay not checked/),
});

export const NoRelay = meta.story({
  name: 'Says what to do when there is no relay [OUR-643]',
  beforeEach: enter({ results: { relay: 'missing' } }),
  play: says(/^No relay:/),
});

export const RelayOff = meta.story({
  name: 'Says what to do when the relay does not answer [OUR-643]',
  beforeEach: enter({ results: { relay: 'noAnswer' } }),
  play: says(/^The relay does not answer:/),
});

export const SessionExpired = meta.story({
  name: 'Turns camera and microphone off when the session of the user expires [OUR-643]',
  play: async ({ canvas }) => {
    await askToJoin(canvas);
    await expect(runningChecks.size).toBe(1);
    session.ended = 'inactive';
    await waitFor(() => expect(runningChecks.size).toBe(0));
  },
});

export const CalledMeanwhile = meta.story({
  name: 'Closes for the remote user when a call comes in [OUR-643]',
  args: { path: '/techall-mode' },
  beforeEach: enter({ role: 'TECHALL_USER', results: {} }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check camera and microphone' }));
    await screen.findByRole('dialog', { name: 'Camera and microphone' });
    await waitFor(() => {
      sayOn('/live/techall-session/', '{"type":"startCall"}');
      return expect(calls).toHaveLength(1);
    });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Camera and microphone' })).toBeNull());
    await expect(runningChecks.size).toBe(0);
  },
});

export const OfUser = meta.story({
  name: 'Is offered to the remote user while they wait [OUR-643]',
  args: { path: '/techall-mode' },
  beforeEach: enter({ role: 'TECHALL_USER', results: { relay: 'missing' } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check camera and microphone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Camera and microphone' }));
    await expect(dialog.getByText('Camera works')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(runningChecks.size).toBe(0));
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark', viewport: { value: 'desktop' } },
  beforeEach: enter({ results: { camera: 'permission', microphone: 'silent', relay: 'missing' } }),
  play: async ({ canvas }) => {
    await askToJoin(canvas);
  },
});

export const ArabicPhone = meta.story({
  globals: { locale: 'ar-EG', viewport: { value: 'phone' } },
  beforeEach: enter({ results: { camera: 'inUse', relay: 'noAnswer' } }),
  play: async ({ canvas }) => {
    await askToJoin(canvas, 'الانضمام إلى الجلسة: Lindqvist, Jonas');
  },
});
