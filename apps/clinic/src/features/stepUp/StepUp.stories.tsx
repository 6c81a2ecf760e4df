import { ERROR_NAME, loginBlocked, type StepUpMethod } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse, unreachable } from '../../fakes/stage/backend.ts';
import { clinic } from '../../fakes/data/clinic.ts';
import { cancelled, endDialog, withKeys } from '../../fakes/browser/securityKeys.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { CODES, RIGHT_CODE } from '../../fakes/scenes/secondFactors.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import { RIGHT_PASSWORD, whereProven } from '../../fakes/scenes/stepUp.ts';
import { tellConfirmed } from '../../lib/platform/stepUp/confirmed.ts';
import { askStepUp, dropStepUps } from '../../lib/platform/stepUp/stepUp.ts';
import { queryConfirmation } from '../../fakes/actions/confirmation.ts';

const saved = fn();
let prove = (): undefined => undefined;

const enter =
  (method: StepUpMethod = 'password', more: BackendHandlers = {}) =>
  async ({ globals }: { globals: Record<string, unknown> }) => {
    saved.mockClear();
    toasts.clear();
    const server = whereProven(method, ({ body }) => void saved(body));
    ({ prove } = server);
    const handlers = {
      ...clinic,
      ...withKeys,
      getPreferences: () => signedIn.preferences,
      getSecondFactors: () => ({ totp: null, recovery_codes: 0, has_duo: true, has_password: true }),
      ...server.checks,
      updatePreferences: server.call,
      ...more,
    };
    const leave = await stage(String(globals['locale']), handlers, structuredClone(signedIn));
    return () => {
      dropStepUps();
      leave();
    };
  };

const meta = preview.meta({
  title: 'Screens/Step-up authentication',
  component: AppAt,
  args: { path: '/preferences?tab=2' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});

const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };

const question = async () => within(await screen.findByRole('alertdialog', { name: 'Confirm that it is you' }));
const preferences = async () => within(await screen.findByRole('dialog', { name: 'Preferences' }));
/** Turns two steps on in the preferences, and saves. */
const change = async () => {
  const dialog = await preferences();
  await userEvent.click(await dialog.findByText('Two-step sign-in'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
};
/** Shows a question as it is. */
const show = (method: StepUpMethod) => async () => {
  void askStepUp(method, 'updatePreferences');
  await screen.findByRole('alertdialog');
};

export const Password = meta.story({ play: show('password') });
export const Dark = meta.story({ globals: { theme: 'dark' }, play: show('password') });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, play: show('password') });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG' }, play: show('password') });
export const Key = meta.story({ play: show('key') });
export const KeyInArabic = meta.story({ globals: { locale: 'ar-EG' }, play: show('key') });
export const Code = meta.story({ play: show('totp') });
export const CodeInArabic = meta.story({ globals: { locale: 'ar-EG' }, play: show('totp') });
export const Sso = meta.story({ play: show('sso') });
export const Confirmed = meta.story({ args: { path: '/sso/success?confirmed=1' } });

export const WrongThenRight = meta.story({
  ...english,
  name: 'Refuses a wrong password at its field, and repeats the call after the right one [OUR-482]',
  tags: ['@all'],
  play: async () => {
    await change();
    const asked = await question();
    const field = asked.getByLabelText(/Your current password/);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(asked.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await userEvent.type(field, 'wrong{Enter}');
    await expect(await asked.findByText('This is not your current password.')).toBeVisible();
    await expect(field).toHaveValue('wrong');
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, RIGHT_PASSWORD);
    await userEvent.click(asked.getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByText('Preferences saved.')).toBeVisible();
    await expect(saved.mock.calls).toEqual([[{ enable2fa: true, version: 0 }]]);
    await waitFor(() => expect(queryConfirmation()).toBeNull());
  },
});

export const Cancelled = meta.story({
  ...english,
  name: 'Sends nothing when it is canceled, shows a message, and keeps the choices [OUR-482] [AUTH-23]',
  tags: ['@all'],
  play: async () => {
    await change();
    await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
    const dialog = await preferences();
    await expect(await dialog.findByText('Not done. Your identity was not confirmed.')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: /^Two-step sign-in/ })).toBeChecked();
    await expect(saved).not.toHaveBeenCalled();
  },
});

export const Locked = meta.story({
  ...english,
  name: 'Says that the account is locked, or that the server is not reached, and can be tried again [OUR-482]',
  tags: ['@all'],
  beforeEach: (context) => {
    let tries = 0;
    return enter('password', {
      checkPassword: () =>
        (tries += 1) === 1 ? unreachable() : refuse(403, loginBlocked(12), { name: ERROR_NAME.USER_LOCKED_OUT }),
    })(context);
  },
  play: async () => {
    await change();
    const asked = await question();
    await userEvent.type(asked.getByLabelText(/Your current password/), 'some{Enter}');
    await expect(await asked.findByRole('alert')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Confirm' }));
    await expect(await asked.findByText(/12 minutes/)).toBeVisible();
  },
});

const credential = {
  id: 'AAAA',
  rawId: new ArrayBuffer(3),
  type: 'public-key',
  response: {
    authenticatorData: new ArrayBuffer(37),
    clientDataJSON: new ArrayBuffer(90),
    signature: new ArrayBuffer(70),
  },
  getClientExtensionResults: () => ({}),
} as unknown as PublicKeyCredential;

export const ByKey = meta.story({
  ...english,
  name: 'Asks users with a security key for it, again after it was not accepted [OUR-482] [AUTH-17] [KEY-03]',
  tags: ['@all'],
  beforeEach: async (context) => {
    let tries = 0;
    const restore = endDialog(() => ((tries += 1) === 1 ? cancelled() : Promise.resolve(credential)));
    const leave = await enter('key')(context);
    return () => {
      restore();
      leave();
    };
  },
  play: async () => {
    await change();
    const asked = await question();
    await userEvent.click(asked.getByRole('button', { name: 'Use security key' }));
    await expect(await asked.findByText('The security key was not accepted.')).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.click(asked.getByRole('button', { name: 'Use security key' }));
    await expect(await screen.findByText('Preferences saved.')).toBeVisible();
    await expect(saved.mock.calls).toEqual([[{ enable2fa: true, version: 0 }]]);
  },
});

export const ByCode = meta.story({
  ...english,
  name: 'Refuses a wrong code of the app at its field, and repeats the call after the right one [OUR-482] [OUR-490]',
  tags: ['@all'],
  beforeEach: enter('totp'),
  play: async () => {
    await change();
    const asked = await question();
    const field = await asked.findByRole('textbox', { name: /^Code from the app/ });
    await waitFor(() => expect(field).toHaveFocus());
    // a recovery code opens only calls about one's own sign-in
    await expect(asked.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
    await userEvent.type(field, '000000');
    await expect(await asked.findByText(/^This code is wrong/)).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, RIGHT_CODE);
    await expect(await screen.findByText('Preferences saved.')).toBeVisible();
    await expect(saved.mock.calls).toEqual([[{ enable2fa: true, version: 0 }]]);
  },
});

export const ByRecoveryCode = meta.story({
  ...english,
  name: 'Accepts a recovery code from a user who lost their key, before they change how they sign in [OUR-482] [OUR-491]',
  tags: ['@all'],
  beforeEach: enter('key'),
  play: async () => {
    // the dialog of the preferences takes the focus when it opens, so it has to be open before
    await preferences();
    const outcome = askStepUp('key', 'deleteAuthenticator');
    const asked = await question();
    await userEvent.click(asked.getByRole('button', { name: 'Use a recovery code' }));
    const field = await asked.findByRole('textbox', { name: /^Recovery code/ });
    await userEvent.type(field, 'aaaa-bbbb-cccc{Enter}');
    await expect(await asked.findByText('This code is wrong or was already used.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, `${CODES[0]}{Enter}`);
    await expect(outcome).resolves.toBe(true);
  },
});

export const BySso = meta.story({
  ...english,
  name: 'Opens the identity provider in a new tab, and continues once it has confirmed [OUR-482]',
  tags: ['@all'],
  beforeEach: (context) => {
    spyOn(window, 'open').mockReturnValue(null);
    return enter('sso')(context);
  },
  play: async () => {
    await change();
    const asked = await question();
    const leave = asked.getByRole('button', { name: 'Sign in again' });
    await waitFor(() => expect(leave).toBeEnabled());
    await userEvent.click(leave);
    await waitFor(() =>
      expect(window.open).toHaveBeenCalledWith(
        expect.stringMatching(/^\/api\/step-up\/sso\/\?action=updatePreferences&page=[\da-f]{64}$/),
        '_blank',
        'noopener',
      ),
    );
    await expect(await asked.findByText('Waiting for your sign-in in the other tab.')).toBeVisible();
    prove();
    tellConfirmed();
    await expect(await screen.findByText('Preferences saved.')).toBeVisible();
    await expect(saved.mock.calls).toEqual([[{ enable2fa: true, version: 0 }]]);
  },
});

export const BySsoWithoutHttps = meta.story({
  ...english,
  name: 'Says why it cannot lead to the identity provider on a page without https [OUR-482]',
  beforeEach: (context) => {
    spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('not on http'));
    return enter('sso')(context);
  },
  play: async () => {
    await show('sso')();
    const asked = await question();
    await expect(await asked.findByText(/^This needs an address that begins with https/)).toBeVisible();
    await expect(asked.getByRole('button', { name: 'Sign in again' })).toBeDisabled();
  },
});

export const NoKeyYet = meta.story({
  ...english,
  name: 'Tells a user who must have a security key but has none where to add one [OUR-406]',
  tags: ['@all'],
  beforeEach: enter('password', {
    updatePreferences: () => refuse(403, 'WebAuthn authentication failed.', { name: ERROR_NAME.NO_SECURITY_KEY }),
  }),
  play: async () => {
    await change();
    await expect(await (await preferences()).findByText(/Add one in the preferences, under Security/)).toBeVisible();
    await expect(queryConfirmation()).toBeNull();
  },
});
