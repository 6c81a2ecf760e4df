import type { Session } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { calls, fakeCalls } from '../../../fakes/calls.ts';
import { openPaths, sayOn } from '../../../fakes/scriptedSocket.ts';
import { signedIn } from '../../../fakes/session.ts';
import { keepSessions, sessionOf, technician } from '../../../fakes/sessions.ts';
import { AppAt, stage } from '../../../fakes/stage.tsx';
import { session } from '../../../lib/session/session.ts';

const enter =
  (role: 'TECHALL_ADMIN' | 'TECHALL_USER', sessions: () => Session[]) =>
  async ({ globals }: { globals: Record<string, unknown> }) => {
    const endCalls = fakeCalls();
    const kept = sessions();
    const current = role === 'TECHALL_ADMIN' ? kept.find(({ admin }) => admin) : undefined;
    const leave = await stage(String(globals['locale']), keepSessions(kept), technician(role, current));
    return () => {
      endCalls();
      leave();
    };
  };

const waiting = (): Session => sessionOf(1, 20, { device: null });
const joined = (): Session => ({ ...waiting(), admin: signedIn.user.id });

const meta = preview.meta({
  title: 'Screens/Call of a technician session',
  component: AppAt,
  args: { path: '/waiting-sessions' },
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en-US', viewport: { value: 'desktop' } },
  tags: ['!autodocs'],
});

type Canvas = ReturnType<typeof within>;
const panel = async (title = 'Urban, Tomas'): Promise<Canvas> =>
  within(await screen.findByRole('dialog', { name: title }));
const rowOf = async (canvas: Canvas): Promise<Canvas> => within(await canvas.findByRole('row', { name: /Lindqvist/ }));
const press = async (where: Canvas, name: string | RegExp) =>
  userEvent.click(await where.findByRole('button', { name }));

export const Joined = meta.story({
  name: 'Calls the user when a session is joined, and says how the call stands (of CALL-01) (of CALL-06)',
  beforeEach: enter('TECHALL_ADMIN', () => [waiting()]),
  play: async ({ canvas }) => {
    await press(await rowOf(canvas), /^Join/);
    await expect((await panel()).getByRole('status')).toHaveTextContent('Waiting for the other side to join…');
    await expect(calls.map(({ asked }) => asked)).toEqual([['join']]);
    calls[0]!.set({ state: 'in-call', quality: { delay: 46, lost: 0.002, frames: 24 } });
    await expect(await (await panel()).findByText('Good connection')).toBeVisible();
    await press(await panel(), 'Mute the microphone');
    await expect(calls[0]!.view.isMuted).toBe(true);
    calls[0]!.set({ state: 'reconnecting', problems: ['connection-lost'], quality: null });
    await expect(await (await panel()).findByText('The connection to the other side is lost.')).toBeVisible();
  },
});

export const Again = meta.story({
  name: 'Offers to call again in the current session, while there is no call (of TECH-03)',
  beforeEach: enter('TECHALL_ADMIN', () => [joined()]),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas);
    await press(row, /^Call again/);
    await panel();
    await waitFor(() => expect(row.queryByRole('button', { name: /^Call again/ })).toBeNull());
    await press(await panel(), 'End call');
    await expect(calls[0]!.asked).toEqual(['join', 'leave']);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await press(row, /^Call again/);
    await expect(calls).toHaveLength(2);
  },
});

export const OverByItself = meta.story({
  name: 'Goes away when the other side ends the call (of CALL-03)',
  beforeEach: enter('TECHALL_ADMIN', () => [joined()]),
  play: async ({ canvas }) => {
    await press(await rowOf(canvas), /^Call again/);
    calls[0]!.set({ state: 'ending' });
    await expect(await (await panel()).findByText('The call is ending…')).toBeVisible();
    calls[0]!.set({ state: 'ended' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Failed = meta.story({
  name: 'Stays until it is closed when something has to be done (of CALL-04)',
  beforeEach: enter('TECHALL_ADMIN', () => [joined()]),
  play: async ({ canvas }) => {
    await press(await rowOf(canvas), /^Call again/);
    calls[0]!.set({ state: 'ended', problems: ['permission'] });
    await expect(await (await panel()).findByText(/^Allow this page to use camera and microphone/)).toBeVisible();
    await press(await panel(), 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const SignedOut = meta.story({
  name: 'Ends with the session of the page, behind whose dialog nobody would see it (of CALL-03)',
  beforeEach: enter('TECHALL_ADMIN', () => [joined()]),
  play: async ({ canvas }) => {
    await press(await rowOf(canvas), /^Call again/);
    await panel();
    session.ended = 'inactive';
    await waitFor(() => expect(calls[0]!.asked).toEqual(['join', 'leave']));
    await expect(screen.queryByRole('dialog', { name: 'Urban, Tomas' })).toBeNull();
    session.ended = null;
  },
});

export const WithHeadset = meta.story({
  name: 'Offers no call of this kind in a session with a headset [TECH-08]',
  beforeEach: enter('TECHALL_ADMIN', () => [{ ...joined(), device: sessionOf(0, 0).device ?? null }]),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Lindqvist/ });
    await expect(canvas.queryByRole('button', { name: /^Call again/ })).toBeNull();
  },
});

export const Called = meta.story({
  name: 'Answers the technician’s call where the patient is (of CALL-07)',
  args: { path: '/techall-mode' },
  beforeEach: enter('TECHALL_USER', () => [joined()]),
  play: async ({ canvas }) => {
    await canvas.findByText('A technician has joined');
    await waitFor(() => {
      sayOn('/live/techall-session/', '{"type":"startCall"}');
      return expect(calls).toHaveLength(1);
    });
    await expect((await panel('Technician')).getByRole('status')).toHaveTextContent('Waiting for the other side');
    // another call comes while the panel still shows why the last one failed
    calls[0]!.set({ state: 'ended', problems: ['no-answer'] });
    await waitFor(() => {
      sayOn('/live/techall-session/', '{"type":"startCall"}');
      return expect(calls).toHaveLength(2);
    });
    // a problem that the user has to solve first stays on the screen
    calls[1]!.set({ state: 'ended', problems: ['permission'] });
    await waitFor(() => expect(openPaths().some((path) => path.startsWith('/live/techall-session/'))).toBe(false));
  },
});

export const OnPhone = meta.story({
  name: 'Leaves the screen in reach on a phone',
  beforeEach: enter('TECHALL_ADMIN', () => [joined()]),
  globals: { locale: 'en-US', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await press(within(await canvas.findByRole('group', { name: 'Lindqvist, Jonas' })), /^Call again/);
    calls[0]!.set({ state: 'in-call', quality: { delay: 46, lost: 0.002, frames: 24 } });
    await press(await panel(), 'Minimize');
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});
