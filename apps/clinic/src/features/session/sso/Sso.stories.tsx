import { ERROR } from '@isopter/contract';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse, unreachable } from '../../../fakes/stage/backend.ts';
import { clinic } from '../../../fakes/data/clinic.ts';
import { lettingIn } from '../../../fakes/scenes/signingIn.ts';
import { AppAt, stage } from '../../../fakes/stage/stage.tsx';
import { endSession } from '../../../lib/platform/session/endSession.ts';

const meta = preview.meta({
  title: 'Screens/Single sign-on',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en-US' },
  beforeEach: ({ globals }) => stage(String(globals['locale']), clinic, null),
});

export const Button = meta.story({
  name: 'Is offered where the domain is known (of AUTH-04)',
  args: { path: '/login?sso_domain=lakeside.example' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in with single sign-on' })).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: 'Username, e-mail or phone' })).toHaveFocus();
  },
});

export const Refused = meta.story({
  name: 'Says that the clinic’s sign-in let nobody in (of AUTH-18)',
  args: { path: '/sso/error?error_code=auth_failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/refused access/);
  },
});

export const Failed = meta.story({
  name: 'Says that it did not work, and leads to the other way in (of AUTH-18)',
  args: { path: '/sso/error?error_code=not_set_up' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Single sign-on did not work/);
    await userEvent.click(canvas.getByRole('link', { name: 'Go to sign-in' }));
    await expect(await canvas.findByRole('textbox', { name: 'Username, e-mail or phone' })).toBeVisible();
  },
});

export const LinkCutShort = meta.story({
  name: 'Shows the same error for an invitation link that was cut short (of AUTH-18)',
  args: { path: '/sso/onboarding?invitation=abc' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Single sign-on did not work/);
  },
});

const BACK = '/sso/authorize?state=the-state&code=the-code&iss=https%3A%2F%2Flogin.example&session_state=x';
const returned: BackendHandlers = {
  ...lettingIn,
  verifySso: ({ body }) =>
    JSON.stringify(body) === JSON.stringify({ state: 'the-state', code: 'the-code', iss: 'https://login.example' })
      ? { return_url: '/sso/success?return_to=%2Fpatients%2Fnew' }
      : refuse(400, 'Not what the provider said.'),
};
const coming =
  (handlers: BackendHandlers) =>
  ({ globals }: { globals: Record<string, unknown> }) =>
    stage(String(globals['locale']), handlers, null);

export const Finishing = meta.story({
  name: 'Shows that the sign-in is being finished (of AUTH-18)',
  args: { path: BACK },
  beforeEach: coming({ ...lettingIn, verifySso: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Completing the sign-in' })).toBeVisible();
  },
});

export const Finished = meta.story({
  name: 'Continues to the requested address (of AUTH-18) (of AUTH-22)',
  args: { path: BACK },
  beforeEach: coming(returned),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'New patient' })).toBeVisible();
  },
});

export const Denied = meta.story({
  name: 'Says that the provider let nobody in (of AUTH-18)',
  args: { path: '/sso/authorize?state=the-state&error=access_denied' },
  beforeEach: coming({ ...lettingIn, verifySso: () => refuse(403, 'No.', { name: 'SsoRefused' }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/refused access/);
  },
});

export const Away = meta.story({
  name: 'Says that it did not work where the provider is away (of AUTH-18)',
  args: { path: BACK },
  beforeEach: coming({ ...lettingIn, verifySso: () => refuse(403, 'Away.', { name: 'SsoUnavailable' }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Single sign-on did not work/);
  },
});

export const Unreachable = meta.story({
  name: 'Tries again where the server is not reached, at either step',
  args: { path: BACK },
  beforeEach: (context) => {
    const tries = { verify: 0, load: 0 };
    return coming({
      ...returned,
      verifySso: (call) => ((tries.verify += 1) === 1 ? unreachable() : returned.verifySso!(call)),
      bootstrap: (call) => ((tries.load += 1) === 1 ? unreachable() : lettingIn.bootstrap!(call)),
    })(context);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'New patient' })).toBeVisible();
  },
});

export const NothingBrought = meta.story({
  name: 'Shows an error for an address without an answer of a provider (of AUTH-18)',
  args: { path: '/sso/authorize' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/refused access/);
  },
});

export const NobodySignedIn = meta.story({
  name: 'Leads who was signed in by nothing to the sign-in (of AUTH-18)',
  args: { path: '/sso/success' },
  beforeEach: coming({ ...clinic, bootstrap: () => refuse(401, 'Nobody.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Username, e-mail or phone' })).toBeVisible();
  },
});

const required: BackendHandlers = {
  ...clinic,
  signIn: () => refuse(403, ERROR.SSO_REQUIRED, { sso_domain: 'lakeside.example' }),
};

export const Required = meta.story({
  name: 'Offers the button where a right password opens nothing (of ERR-02) (of AUTH-20) (of OUR-320)',
  args: { path: '/login' },
  beforeEach: coming(required),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Username, e-mail or phone' });
    await expect(canvas.queryByRole('button', { name: 'Sign in with single sign-on' })).toBeNull();
    await userEvent.type(name, 'sso');
    await userEvent.type(canvas.getByLabelText('Password'), 'right-password{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sign in with single sign-on.');
    await expect(await canvas.findByRole('button', { name: 'Sign in with single sign-on' })).toBeEnabled();
    await expect(name).toHaveValue('sso');
  },
});

export const RequiredAboveAScreen = meta.story({
  name: 'Opens beside a screen whose session is over, which keeps what was typed (of OUR-325)',
  tags: ['@all'],
  args: { path: '/patients/new' },
  beforeEach: ({ globals }) => {
    spyOn(window, 'open').mockReturnValue(null);
    return stage(String(globals['locale']), { ...lettingIn, signIn: required.signIn! });
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /^Last name/ });
    await userEvent.type(field, 'Half-ty');
    endSession('ended');
    const over = within(await screen.findByRole('alertdialog', { name: 'Your session has ended' }));
    await userEvent.type(over.getByLabelText('Password'), 'right-password{Enter}');
    await expect(await over.findByText(/^It opens in a new tab/)).toBeVisible();
    await userEvent.click(over.getByRole('button', { name: 'Sign in with single sign-on' }));
    const begins = /^\/api\/auth-sso\/authorize\/\?sso_domain=lakeside\.example&/;
    await expect(window.open).toHaveBeenCalledWith(expect.stringMatching(begins), '_blank', 'noopener');
    await expect(field).toHaveValue('Half-ty');
  },
});

export const InArabic = meta.story({
  args: { path: '/login?sso_domain=lakeside.example' },
  globals: { locale: 'ar-EG', direction: 'rtl' },
});
export const Phone = meta.story({
  args: { path: '/login?sso_domain=lakeside.example' },
  globals: { viewport: { value: 'phone' } },
});
export const Dark = meta.story({ args: { path: '/sso/error?error_code=auth_failed' }, globals: { theme: 'dark' } });
