import type { Session } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { calls, fakeCalls } from '../../../fakes/browser/calls.ts';
import { fakeChecks } from '../../../fakes/browser/checks.ts';
import { confirmJoin } from '../../../fakes/actions/joinSession.ts';
import { openPaths, sayOn } from '../../../fakes/browser/scriptedSocket.ts';
import { signedIn } from '../../../fakes/data/session.ts';
import { keepSessions, sessionOf, technician } from '../../../fakes/scenes/sessions.ts';
import { AppAt, stage } from '../../../fakes/stage/stage.tsx';
import { session } from '../../../lib/platform/session/session.ts';

const enter =
  (role: 'TECHALL_ADMIN' | 'TECHALL_USER', sessions: () => Session[]) =>
  async ({ globals }: { globals: Record<string, unknown> }) => {
    const ends = [fakeCalls(), fakeChecks({})];
    const kept = sessions();
    const current = role === 'TECHALL_ADMIN' ? kept.find(({ admin }) => admin) : undefined;
    const leave = await stage(String(globals['locale']), keepSessions(kept), technician(role, current));
    return () => {
      for (const end of ends) end();
      leave();
    };
  };

const waiting = (): Session => sessionOf(1, 20, { device: null });
const withHeadset = (session: Session): Session => ({ ...session, device: sessionOf(0, 0).device ?? null });
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
/** The button that calls disappears from its row: the focus moves to the panel. */
const panelHasFocus = async (title = 'Urban, Tomas'): Promise<void> =>
  waitFor(() => expect(screen.getByRole('dialog', { name: title })).toHaveFocus());
const rowOf = async (canvas: Canvas): Promise<Canvas> => within(await canvas.findByRole('row', { name: /Lindqvist/ }));
/** The visible text of the state, which is also announced. */
const VISIBLE = { selector: '[data-part="message"]' };
const press = async (where: Canvas, name: string | RegExp) =>
  userEvent.click(await where.findByRole('button', { name }));

export const Joined = meta.story({
  name: 'Calls the user when a session is joined, and says how the call stands (of CALL-01) (of CALL-06)',
  beforeEach: enter('TECHALL_ADMIN', () => [waiting()]),
  play: async ({ canvas }) => {
    await press(await rowOf(canvas), /^Join/);
    await confirmJoin();
    await expect((await panel()).getByRole('status')).toHaveTextContent('Waiting for the other side to join…');
    await panelHasFocus();
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
    await expect(await (await panel()).findByText('The call is ending…', VISIBLE)).toBeVisible();
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
  name: 'Calls the headset in a session with one, and says when it is ready (of CALL-02) [TECH-08]',
  beforeEach: enter('TECHALL_ADMIN', () => [withHeadset(waiting())]),
  play: async ({ canvas }) => {
    await press(await rowOf(canvas), /^Join/);
    await confirmJoin();
    await expect((await panel()).getByRole('status')).toHaveTextContent('Waiting for the headset…');
    await expect(calls.map(({ target }) => [target.isWithHeadset, target.isAgain])).toEqual([[true, false]]);
    calls[0]!.set({ state: 'connecting' });
    await expect(await (await panel()).findByText('The headset is ready. Connecting…', VISIBLE)).toBeVisible();
    calls[0]!.set({ state: 'in-call', problems: ['video-blocked'] });
    await expect(await (await panel()).findByText('The device blocks the picture of this call.')).toBeVisible();
  },
});

export const HeadsetNeverReady = meta.story({
  name: 'Says what to do when the headset is never ready, and calls it again (of CALL-02) (of TECH-03)',
  beforeEach: enter('TECHALL_ADMIN', () => [withHeadset(joined())]),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas);
    await press(row, /^Call again/);
    calls[0]!.set({ state: 'ended', problems: ['no-headset'] });
    await expect(await (await panel()).findByText(/^The headset did not answer within 30 seconds/)).toBeVisible();
    await press(row, /^Call again/);
    await expect(calls.map(({ target }) => [target.isWithHeadset, target.isAgain])).toEqual([
      [true, true],
      [true, true],
    ]);
  },
});

export const HeadsetInSpanish = meta.story({
  beforeEach: enter('TECHALL_ADMIN', () => [withHeadset(joined())]),
  globals: { locale: 'es-ES', viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await press(await rowOf(canvas), /^Volver a llamar/);
    calls[0]!.set({ state: 'ended', problems: ['no-headset'] });
    await expect(await (await panel()).findByText(/^El visor no respondió en 30 segundos/)).toBeVisible();
  },
});

export const HeadsetInArabic = meta.story({
  beforeEach: enter('TECHALL_ADMIN', () => [withHeadset(joined())]),
  globals: { locale: 'ar-EG', viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [again] = await (await rowOf(canvas)).findAllByRole('button', { name: /^اتصل مرة أخرى/ });
    await userEvent.click(again!);
    await expect(await (await panel()).findByText('في انتظار النظارة…', VISIBLE)).toBeInTheDocument();
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

/** The live regions outside the panel. */
const announced = (): (string | null)[] =>
  screen
    .getAllByRole('status', { hidden: true })
    .filter((region: HTMLElement) => region.closest('[role="dialog"]') === null)
    .map((region: HTMLElement) => region.textContent);

export const Heard = meta.story({
  name: 'Announces that it calls, the state of the call while it is minimized, and its end; keeps the focus on the page [OUR-644]',
  beforeEach: enter('TECHALL_ADMIN', () => [joined()]),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas);
    await press(row, /^Call again/);
    await panelHasFocus();
    await waitFor(() => expect(announced()).toContain('Calling Urban, Tomas.'));
    await press(await panel(), 'Minimize');
    calls[0]!.set({ state: 'in-call' });
    await expect(await (await panel()).findByRole('status')).toHaveTextContent('In call');
    calls[0]!.set({ state: 'reconnecting', problems: ['connection-lost'] });
    await waitFor(async () =>
      expect((await panel()).getByRole('status')).toHaveTextContent('The connection was interrupted.'),
    );
    // the button that has the focus is disabled while the call ends
    (await panel()).getByRole('button', { name: 'End call' }).focus();
    calls[0]!.set({ state: 'ending' });
    await waitFor(async () => expect((await panel()).getByRole('button', { name: 'End call' })).toBeDisabled());
    calls[0]!.set({ state: 'ended', problems: [] });
    await waitFor(() => expect(announced()).toContain('The call has ended.'));
    await expect(screen.queryByRole('dialog')).toBeNull();
    // the button that called is gone while a call lasts
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  },
});

export const HeardByUser = meta.story({
  name: 'Announces an incoming call where the patient is [OUR-644]',
  args: { path: '/techall-mode' },
  beforeEach: enter('TECHALL_USER', () => [joined()]),
  play: async ({ canvas }) => {
    await canvas.findByText('A technician has joined');
    await waitFor(() => {
      sayOn('/live/techall-session/', '{"type":"startCall"}');
      return expect(announced()).toContain('A technician is calling.');
    });
  },
});

/** Minimizes the panel, and expects a message not to overlap it. */
const keepsClear =
  (again: RegExp, minimize: string) =>
  async ({ canvas }: { canvas: Canvas }): Promise<void> => {
    const [button] = await canvas.findAllByRole('button', { name: again });
    await userEvent.click(button!);
    const dialog = await screen.findByRole('dialog', { name: 'Urban, Tomas' });
    await userEvent.click(within(dialog).getByRole('button', { name: minimize }));
    toasts.show({
      tone: 'critical',
      message: 'A message that is long enough to need the whole width.',
      duration: null,
    });
    const toast = await screen.findByRole('alertdialog');
    await waitFor(() => {
      const [one, other] = [toast.getBoundingClientRect(), dialog.getBoundingClientRect()];
      const isApart =
        one.bottom <= other.top || one.top >= other.bottom || one.right <= other.left || one.left >= other.right;
      return expect([isApart, one.top >= 0]).toEqual([true, true]);
    });
    toasts.clear();
  };
export const ClearOnPhone = meta.story({
  name: 'Is covered by no message on a phone [OUR-644]',
  beforeEach: enter('TECHALL_ADMIN', () => [joined()]),
  globals: { locale: 'en-US', viewport: { value: 'phone' } },
  play: keepsClear(/^Call again/, 'Minimize'),
});
export const ClearOnTablet = meta.story({
  name: 'Is covered by no message on a tablet [OUR-644]',
  beforeEach: enter('TECHALL_ADMIN', () => [joined()]),
  globals: { locale: 'en-US', viewport: { value: 'tablet' } },
  play: keepsClear(/^Call again/, 'Minimize'),
});
export const ClearOnDesktop = meta.story({
  name: 'Is covered by no message on a desktop [OUR-644]',
  tags: ['@all'],
  beforeEach: enter('TECHALL_ADMIN', () => [joined()]),
  globals: { locale: 'en-US', viewport: { value: 'desktop' } },
  play: keepsClear(/^Call again/, 'Minimize'),
});
export const ClearOnPhoneInArabic = meta.story({
  name: 'Is covered by no message on a phone, right to left [OUR-644]',
  beforeEach: enter('TECHALL_ADMIN', () => [joined()]),
  globals: { locale: 'ar-EG', viewport: { value: 'phone' } },
  play: keepsClear(/^اتصل مرة أخرى/, 'تصغير'),
});
export const ClearOnTabletInArabic = meta.story({
  name: 'Is covered by no message on a tablet, right to left [OUR-644]',
  beforeEach: enter('TECHALL_ADMIN', () => [joined()]),
  globals: { locale: 'ar-EG', viewport: { value: 'tablet' } },
  play: keepsClear(/^اتصل مرة أخرى/, 'تصغير'),
});
export const ClearOnDesktopInArabic = meta.story({
  name: 'Is covered by no message on a desktop, right to left [OUR-644]',
  beforeEach: enter('TECHALL_ADMIN', () => [joined()]),
  globals: { locale: 'ar-EG', viewport: { value: 'desktop' } },
  play: keepsClear(/^اتصل مرة أخرى/, 'تصغير'),
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
