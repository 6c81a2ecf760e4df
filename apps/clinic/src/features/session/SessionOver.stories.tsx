import { LIVE_CLOSE } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { refuse } from '../../fakes/stage/backend.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import { expectLive, expectStale } from '../../fakes/actions/expectStale.ts';
import { monitorHandlers } from '../../fakes/stage/handlers.ts';
import { cutConnections, installSocket } from '../../fakes/browser/scriptedSocket.ts';
import { BLOCKED, lettingIn, lockedOut } from '../../fakes/scenes/signingIn.ts';
import { settled } from '../../fakes/data/stimuli.ts';
import { TESTS } from '../../fakes/data/tests.ts';
import { endSession } from '../../lib/platform/session/endSession.ts';
import { queryConfirmation } from '../../fakes/actions/confirmation.ts';

const meta = preview.meta({
  title: 'Screens/Session over',
  component: AppAt,
  args: { path: '/patients/new' },
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en-US' },
  beforeEach: () => stage('en-US', lettingIn),
});

const typed = async (canvas: ReturnType<typeof within>): Promise<HTMLElement> => {
  const field = await canvas.findByRole('textbox', { name: /^Last name/ });
  await userEvent.type(field, 'Half-ty');
  return field;
};
const dialog = (): Promise<HTMLElement> => screen.findByRole('alertdialog', { name: 'Your session has ended' });

export const Ended = meta.story({
  name: 'Signs in again above the screen; the same user continues with their input [AUTH-10]',
  play: async ({ canvas }) => {
    const field = await typed(canvas);
    endSession('ended');
    const over = within(await dialog());
    await expect(over.getByText('You were signed out.')).toBeVisible();
    await expect(over.getByRole('textbox', { name: 'Username, e-mail or phone' })).toHaveValue('doctor');
    const secret = over.getByLabelText('Password');
    await waitFor(() => expect(secret).toHaveFocus());
    await userEvent.type(secret, 'secret{Enter}');
    await waitFor(() => expect(queryConfirmation()).toBeNull());
    await expect(field).toHaveValue('Half-ty');
    await waitFor(() => expect(field).toHaveFocus());
  },
});

export const LockedOut = meta.story({
  name: 'Says inside the dialog why a sign-in is refused [AUTH-11]',
  tags: ['@all'],
  beforeEach: () => stage('en-US', lockedOut),
  play: async ({ canvas }) => {
    await typed(canvas);
    endSession('ended');
    const over = within(await dialog());
    await userEvent.type(over.getByLabelText('Password'), 'secret{Enter}');
    await expect(await over.findByRole('alert')).toHaveTextContent(BLOCKED);
  },
});

export const Inactive = meta.story({
  name: 'After a time without input nothing of the screen can be read [AUTH-15]',
  play: async ({ canvas }) => {
    await typed(canvas);
    endSession('inactive');
    const over = await dialog();
    await expect(within(over).getByText('You were signed out after a period of inactivity.')).toBeVisible();
    const cover = document.elementFromPoint(5, 5)!;
    await expect(cover.contains(over)).toBe(true);
    await expect(getComputedStyle(cover).backgroundColor).toMatch(/^(rgb\(|oklch\([^/]*\)$)/);
  },
});

export const Left = meta.story({
  name: 'Leaving shows the sign-in, and nothing of the screen is left [AUTH-10]',
  tags: ['!autodocs', '@all'],
  play: async ({ canvas }) => {
    await typed(canvas);
    endSession('ended');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Leave without signing in' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(screen.queryByRole('textbox', { name: /^Last name/ })).toBeNull();
  },
});

let isSignedOut = false;
const ON_A_BUSY_MACHINE = { timeout: 8_000 };

export const Watching = meta.story({
  name: 'A watched test looks as old as it is while the session is over, and is live after it [AUTH-10] [MON-02]',
  tags: ['@all'],
  args: { path: `/tests/observe/${TESTS[0]!.id}` },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async () => {
    isSignedOut = false;
    const stimuli = [...settled('OD', 1), ...settled('OS', 0.6, 100)];
    const watched = monitorHandlers({ stimuli, progress: { total: 80, od: 100, os: 60 } });
    const leave = await stage('en-US', {
      ...lettingIn,
      ...watched,
      getTest: (request) => (isSignedOut ? refuse(401, 'Not signed in.') : watched.getTest!(request)),
      signIn: () => {
        isSignedOut = false;
        return { success: true };
      },
    });
    const removeSocket = installSocket({ ready: 150 });
    return () => {
      removeSocket();
      leave();
    };
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('main');
    await expectLive(canvas);
    const left = canvas.getByRole('group', { name: 'Left eye' });
    await expect(getComputedStyle(left).filter).toBe('none');
    isSignedOut = true;
    cutConnections(LIVE_CLOSE.signedOut);
    const over = within(await dialog());
    await expectStale(canvas);
    await expect(getComputedStyle(left).filter).toBe('grayscale(1)');
    await userEvent.type(over.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(queryConfirmation()).toBeNull());
    await waitFor(() => expect(canvas.queryByText('State unknown')).toBeNull(), ON_A_BUSY_MACHINE);
    await expect(getComputedStyle(left).filter).toBe('none');
  },
});
