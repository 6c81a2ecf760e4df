import { ERROR } from '@isopter/contract';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse, unreachable } from '../../../fakes/stage/backend.ts';
import { enterSignIn } from '../../../fakes/scenes/enterSignIn.ts';
import { withKeys } from '../../../fakes/browser/securityKeys.ts';
import { BLOCKED, lettingIn } from '../../../fakes/scenes/signingIn.ts';
import { AppAt } from '../../../fakes/stage/stage.tsx';

const BACK = '/duo/redirect?state=state-of-duo&duo_code=code-of-duo';
const asking: BackendHandlers = { ...lettingIn, ...withKeys, signIn: () => ({ method: 'webauthn' as const }) };

const enter = (more: BackendHandlers = {}, dialog?: () => Promise<Credential | null>) =>
  enterSignIn({ ...asking, ...more }, dialog);

const meta = preview.meta({
  title: 'Screens/Second factor',
  component: AppAt,
  args: { path: '/login' },
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en-US' },
  beforeEach: enter(),
});

type Canvas = ReturnType<typeof within>;
const INVALID = 'The username or the password is incorrect.';
const signIn = async (canvas: Canvas): Promise<void> => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Username, e-mail or phone' }), 'doctor');
  await userEvent.type(canvas.getByLabelText('Password'), 'right-password');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
};
const isBack = async (canvas: Canvas, text: string): Promise<void> => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
  await expect(await canvas.findByLabelText('Password')).toBeVisible();
};

export const Waiting = meta.story({
  name: 'Asks for the security key once the password was right [AUTH-06] [KEY-03]',
  beforeEach: enter({}, never),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(
      await canvas.findByText(/^Your password is correct\. Insert or touch your security key/),
    ).toBeVisible();
    await expect(canvas.queryByLabelText('Password')).toBeNull();
  },
});

export const Cancelled = meta.story({
  name: 'Offers another try when the dialog was closed, or the way back [AUTH-11]',
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(INVALID);
    await expect(canvas.getByText(/^The security key was not accepted/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(INVALID);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await isBack(canvas, INVALID);
    await expect(canvas.getByRole('textbox', { name: 'Username, e-mail or phone' })).toHaveValue('doctor');
  },
});

export const Refused = meta.story({
  name: 'Goes back to name and password when the server asks for no key any more [AUTH-11]',
  beforeEach: enter({
    requestKeyCheck: () => refuse(403, ERROR.WEBAUTHN_FAILED, { name: 'SecurityKeyRefused' }),
  }),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await isBack(canvas, INVALID);
  },
});

export const LockedOut = meta.story({
  name: 'Says for how long the account is locked after too many keys [AUTH-11]',
  beforeEach: enter({ requestKeyCheck: () => refuse(403, BLOCKED, { name: 'UserLockedOut' }) }),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await isBack(canvas, BLOCKED);
  },
});

export const Unreachable = meta.story({
  name: 'Says that the server cannot be reached, and tries again',
  beforeEach: enter({ requestKeyCheck: unreachable }),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Unavailable = meta.story({
  name: 'Says that Duo is not set up, or does not answer, and what to do [AUTH-13]',
  beforeEach: enter({
    signIn: () => refuse(403, ERROR.TWO_FACTOR_UNAVAILABLE, { name: 'SecondFactorUnavailable' }),
  }),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await isBack(
      canvas,
      'The second step of the sign-in failed. Duo does not respond, or is not set up on this server.',
    );
  },
});

export const DuoChecking = meta.story({
  name: 'Shows that the answer of Duo is checked, and keeps it out of the address [AUTH-12] [AUTH-19]',
  args: { path: BACK },
  beforeEach: enter({ verifyDuo: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Checking the response from Duo' })).toBeVisible();
  },
});

export const DuoApproved = meta.story({
  name: 'Lets in who approved [AUTH-12] [AUTH-22]',
  args: { path: BACK },
  beforeEach: enter({
    verifyDuo: ({ body }) =>
      JSON.stringify(body) === JSON.stringify({ duo_state: 'state-of-duo', duo_code: 'code-of-duo' })
        ? { success: true }
        : refuse(400, 'Not what Duo said.'),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
  },
});

export const DuoThenKey = meta.story({
  name: 'Asks for the security key after Duo; without it the sign-in shows an error [AUTH-12] [AUTH-13]',
  args: { path: BACK },
  beforeEach: enter({ verifyDuo: () => ({ method: 'webauthn' as const }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(INVALID);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await isBack(canvas, INVALID);
  },
});

export const DuoRefused = meta.story({
  name: 'Returns to the sign-in with an error after a refusal in Duo [AUTH-13]',
  args: { path: BACK },
  beforeEach: enter({ verifyDuo: () => refuse(403, ERROR.DUO_FAILED, { name: 'SecondFactorRefused' }) }),
  play: async ({ canvas }) => {
    await isBack(canvas, 'The second step of the sign-in failed.');
  },
});

export const DuoUnreachable = meta.story({
  name: 'Tries the answer of Duo again when the server could not be reached',
  args: { path: BACK },
  beforeEach: (context) => {
    let tries = 0;
    return enter({ verifyDuo: () => ((tries += 1) === 1 ? unreachable() : { success: true }) })(context);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
  },
});

export const DuoNothing = meta.story({
  name: 'Leads an address without an answer of Duo to the sign-in [AUTH-13]',
  args: { path: '/duo/redirect?error=access_denied' },
  play: async ({ canvas }) => {
    await isBack(canvas, 'The second step of the sign-in failed.');
  },
});
