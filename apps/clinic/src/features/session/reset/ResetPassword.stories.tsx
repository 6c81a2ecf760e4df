import { toasts } from '@isopter/ui';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse, unreachable } from '../../../fakes/stage/backend.ts';
import { signedIn } from '../../../fakes/data/session.ts';
import { lettingIn } from '../../../fakes/scenes/signingIn.ts';
import { AppAt, stage } from '../../../fakes/stage/stage.tsx';
import type { SignedIn } from '../../../lib/platform/session/session.ts';

const done = (): undefined => undefined;
const GOOD = 'green-harbour-12-x';
const LINK = '/reset-password?email=doctor%40isopter.example&code=secret-of-the-link';
const wrongCode = (): Response => refuse(400, 'The link or the PIN is not valid or has expired.');

/** A server that accepts whatever is sent, and remembers it. */
let sent: unknown[] = [];
const note = ({ body }: { body: unknown }): undefined => void sent.push(body);
const accepting: BackendHandlers = {
  ...lettingIn,
  sendResetPassword: note,
  validateResetPassword: note,
  resetPassword: note,
};
const staged =
  (handlers: BackendHandlers = {}, current: SignedIn | null = null, locale = 'en-US') =>
  () => {
    sent = [];
    toasts.clear();
    return stage(locale, { ...accepting, ...handlers }, current);
  };

const meta = preview.meta({
  title: 'Screens/Forgotten password',
  component: AppAt,
  args: { path: '/forgot' },
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en-US' },
  beforeEach: staged(),
});

type Canvas = ReturnType<typeof within>;
const field = (canvas: Canvas): Promise<HTMLElement> => canvas.findByRole('textbox', { name: /^E-mail or username/ });
const send = (canvas: Canvas): HTMLElement => canvas.getByRole('button', { name: 'Send' });
const password = (canvas: Canvas): Promise<HTMLElement> =>
  canvas.findByLabelText(/^New password(?! again)/, { selector: 'input' });
const again = (canvas: Canvas): HTMLElement | null => canvas.queryByLabelText(/^New password again/);
const change = (canvas: Canvas): HTMLElement => canvas.getByRole('button', { name: 'Change password' });
const isAtSignIn = async (canvas: Canvas, says: string): Promise<void> => {
  await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(await screen.findByText(says)).toBeVisible();
};
const toPin = async (canvas: Canvas): Promise<void> => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Use a phone number' }));
  await userEvent.type(canvas.getByRole('textbox', { name: /^Phone number/ }), '507 555 0143');
  await userEvent.click(send(canvas));
};
const pin = (canvas: Canvas): Promise<HTMLElement> => canvas.findByRole('textbox', { name: /^PIN/ });

export const ByName = meta.story({
  name: 'Asks for a name or a phone number, never both, and sends when it is given [RESET-02] [RESET-10] [RESET-11]',
  play: async ({ canvas }) => {
    await expect(await field(canvas)).toHaveFocus();
    await expect(send(canvas)).toBeDisabled();
    await userEvent.type(await field(canvas), '  ');
    await expect(send(canvas)).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Use a phone number' }));
    await expect(canvas.queryByRole('textbox', { name: /^E-mail or username/ })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Phone number/ }), '12');
    await expect(send(canvas)).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Use a phone number' }));
    await expect(canvas.queryByRole('textbox', { name: /^Phone number/ })).toBeNull();
    await userEvent.type(await field(canvas), 'doctor');
    await expect(send(canvas)).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/login');
  },
});

export const OtherAddress = meta.story({
  name: 'Is the same screen at both its addresses [RESET-01]',
  args: { path: '/reset-password' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await expect(await field(canvas)).toBeVisible();
  },
});

export const LinkSent = meta.story({
  name: 'Says that a link is on its way, back at the sign-in [RESET-03]',
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas), ' doctor {Enter}');
    await isAtSignIn(
      canvas,
      'If the account exists, a link to choose a new password was sent. It is valid for 30 minutes.',
    );
    await expect(sent).toEqual([{ email_phone_username: 'doctor' }]);
  },
});

export const NotSent = meta.story({
  name: 'Says when nothing could be sent, and keeps what was typed [RESET-08]',
  beforeEach: staged({ sendResetPassword: () => refuse(501, 'This server sends no such messages.') }),
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas), 'doctor{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The message could not be sent.');
    await expect(await field(canvas)).toHaveValue('doctor');
  },
});

export const Unreachable = meta.story({
  name: 'Says that the server cannot be reached, and keeps what was typed',
  beforeEach: staged({ sendResetPassword: unreachable }),
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas), 'doctor{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    await expect(await field(canvas)).toHaveValue('doctor');
  },
});

export const Pin = meta.story({
  name: 'Asks who gave a phone number for the PIN, and leads on with it [RESET-03] [RESET-04] [RESET-11]',
  play: async ({ canvas }) => {
    await toPin(canvas);
    await expect(await pin(canvas)).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Check PIN' })).toBeDisabled();
    await userEvent.type(await pin(canvas), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Check PIN' }));
    await expect(await password(canvas)).toBeVisible();
    await expect(sent).toEqual([
      { email_phone_username: '+15075550143' },
      { email_phone_username: '+15075550143', pin: '123456' },
    ]);
  },
});

export const WrongPin = meta.story({
  name: 'Says that a PIN is not valid, and offers another one [RESET-08]',
  beforeEach: staged({ validateResetPassword: wrongCode }),
  play: async ({ canvas }) => {
    await toPin(canvas);
    await userEvent.type(await pin(canvas), '123456{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The PIN is not valid, or has expired.');
    await expect(await pin(canvas)).toHaveValue('123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Send another PIN' }));
    await expect(await field(canvas)).toBeVisible();
  },
});

export const CheckingLink = meta.story({
  name: 'Checks a link at once [RESET-05]',
  args: { path: LINK },
  beforeEach: staged({ validateResetPassword: never }),
  play: async ({ canvas }) => {
    // the screen itself is a status while it loads
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Checking the link…'));
  },
});

export const FromLink = meta.story({
  name: 'Takes a new password from who came by a link, and leads to the sign-in [RESET-05] [RESET-06] [RESET-08]',
  args: { path: LINK },
  play: async ({ canvas }) => {
    await userEvent.type(await password(canvas), GOOD);
    await userEvent.type(again(canvas)!, GOOD);
    await expect(await password(canvas)).toHaveAttribute('type', 'password');
    await userEvent.click(change(canvas));
    await isAtSignIn(canvas, 'Password changed.');
    const who = { email_phone_username: 'doctor@isopter.example', pin: 'secret-of-the-link' };
    await expect(sent.at(-1)).toEqual({ ...who, password: GOOD });
  },
});

export const WrongLink = meta.story({
  name: 'Says that a link is not valid, back at the sign-in [RESET-05]',
  args: { path: LINK },
  beforeEach: staged({ validateResetPassword: wrongCode }),
  play: async ({ canvas }) => {
    await isAtSignIn(canvas, 'The link is not valid, or has expired. Request a new one.');
  },
});

let isDown = true;
export const LinkUnreachable = meta.story({
  name: 'Checks a link again when the server did not answer',
  args: { path: LINK },
  beforeEach: () => {
    isDown = true;
    return staged({ validateResetPassword: () => (isDown ? unreachable() : undefined) })();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await password(canvas)).toBeVisible();
  },
});

export const Rule = meta.story({
  name: 'Says what a password lacks, and when the two differ [RESET-10] [RESET-11] [VAL-01] [VAL-07]',
  args: { path: LINK },
  play: async ({ canvas }) => {
    await userEvent.type(await password(canvas), 'short');
    await userEvent.tab();
    await expect(await password(canvas)).toHaveAccessibleDescription(/Use at least 15 characters/);
    await userEvent.type(await password(canvas), '-harbour-12-xyz');
    await expect(await password(canvas)).not.toBeInvalid();
    await expect(change(canvas)).toBeDisabled();
    await userEvent.type(again(canvas)!, 'something else');
    await userEvent.tab();
    await expect(again(canvas)!).toHaveAccessibleDescription(/The passwords do not match/);
    await expect(change(canvas)).toBeDisabled();
    await userEvent.clear(again(canvas)!);
    await userEvent.type(again(canvas)!, 'short-harbour-12-xyz');
    await expect(change(canvas)).toBeEnabled();
  },
});

export const Suggested = meta.story({
  name: 'Suggests a password of 13 letters and digits and two hyphens, shown and not to be confirmed [RESET-06] [RESET-07]',
  args: { path: LINK },
  play: async ({ canvas }) => {
    await password(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest a password' }));
    const filled = (await password(canvas)) as HTMLInputElement;
    await expect(filled).toHaveAttribute('type', 'text');
    await expect(filled.value).toMatch(/^[a-hjkmnp-z2-9-]{15}$/);
    await expect(filled.value.replaceAll('-', '')).toHaveLength(13);
    await expect(again(canvas)).toBeNull();
    await expect(change(canvas)).toBeEnabled();
    await userEvent.type(filled, 'x');
    await expect(again(canvas)).toBeVisible();
    await expect(change(canvas)).toBeDisabled();
  },
});

export const Guessable = meta.story({
  name: 'Puts what the server refuses on its field, and keeps what was typed',
  args: { path: LINK },
  beforeEach: staged({
    resetPassword: () => refuse(400, 'Not valid.', { name: 'ValidationError', fields: { password: ['Too easy.'] } }),
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await password(canvas), GOOD);
    await userEvent.type(again(canvas)!, `${GOOD}{Enter}`);
    await waitFor(async () => expect(await password(canvas)).toHaveAccessibleDescription(/easy to guess/));
    await expect(await password(canvas)).toHaveValue(GOOD);
    await expect(again(canvas)).toHaveValue(GOOD);
  },
});

export const NotChanged = meta.story({
  name: 'Says that it could not be changed, and keeps what was typed [RESET-08]',
  args: { path: LINK },
  beforeEach: staged({ resetPassword: wrongCode }),
  play: async ({ canvas }) => {
    await userEvent.type(await password(canvas), GOOD);
    await userEvent.type(again(canvas)!, `${GOOD}{Enter}`);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The password could not be changed.');
    await expect(await password(canvas)).toHaveValue(GOOD);
    await expect(again(canvas)).toHaveValue(GOOD);
  },
});

const expired: SignedIn = {
  ...signedIn,
  user: { ...signedIn.user, force_password_change_on_next_login: true },
};

export const Expired = meta.story({
  name: 'Keeps who has to change the password here until it is changed, then shows the patients [NAV-02] [RESET-08] [RESET-09]',
  tags: ['@all'],
  args: { path: '/patients' },
  beforeEach: staged({}, expired),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your password has expired\./)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await userEvent.type(await password(canvas), GOOD);
    await userEvent.type(again(canvas)!, `${GOOD}{Enter}`);
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
    await expect(await screen.findByText('Password changed.')).toBeVisible();
    await expect(sent).toEqual([{ email_phone_username: 'doctor', password: GOOD }]);
  },
});

export const ExpiredLeaves = meta.story({
  name: 'Lets who has to change the password sign out instead [RESET-09]',
  tags: ['!autodocs'],
  args: { path: '/forgot' },
  beforeEach: staged({ signOut: done }, expired),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
});

export const Dark = meta.story({
  args: { path: LINK },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await password(canvas)).toBeVisible();
  },
});

export const Arabic = meta.story({
  args: { path: LINK },
  globals: { locale: 'ar-EG' },
  beforeEach: staged({}, null, 'ar-EG'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'اقتراح كلمة مرور' })).toBeVisible();
  },
});

export const ArabicPin = meta.story({
  globals: { locale: 'ar-EG' },
  beforeEach: staged({}, null, 'ar-EG'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'استخدام رقم هاتف' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /رقم الهاتف/ }), '507 555 0143');
    await userEvent.click(canvas.getByRole('button', { name: 'إرسال' }));
    await expect(await canvas.findByRole('textbox', { name: /الرمز السري/ })).toBeVisible();
  },
});

export const Phone = meta.story({
  args: { path: LINK },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await password(canvas)).toBeVisible();
  },
});
