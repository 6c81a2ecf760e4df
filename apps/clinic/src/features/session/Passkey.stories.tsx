import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse, unreachable } from '../../fakes/stage/backend.ts';
import { enterSignIn } from '../../fakes/scenes/enterSignIn.ts';
import { cancelled } from '../../fakes/browser/securityKeys.ts';
import { BLOCKED, lettingIn } from '../../fakes/scenes/signingIn.ts';
import { AppAt } from '../../fakes/stage/stage.tsx';

const bytes = (length: number): ArrayBuffer => new Uint8Array(length).fill(7).buffer;
/** Resolves with the credential that a browser returns after the user touches the sensor. */
const touched = (): Promise<Credential> =>
  Promise.resolve({
    id: 'BwcHBw',
    rawId: bytes(4),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    getClientExtensionResults: () => ({}),
    response: {
      authenticatorData: bytes(37),
      clientDataJSON: bytes(90),
      signature: bytes(70),
      userHandle: bytes(36),
    },
  } as unknown as Credential);

const enter = (more: BackendHandlers = {}, dialog: () => Promise<Credential | null> = touched) =>
  enterSignIn(
    {
      ...lettingIn,
      startPasskeySignIn: () => ({ challenge: 'AAAA', rpId: 'localhost' }),
      signInWithPasskey: () => undefined,
      ...more,
    },
    dialog,
  );

const meta = preview.meta({
  title: 'Screens/Sign-in/Passkey',
  component: AppAt,
  args: { path: '/login' },
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en-US' },
  beforeEach: enter(),
});

type Canvas = ReturnType<typeof within>;
const press = async (canvas: Canvas): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: 'Sign in with a passkey' }));
const says = async (canvas: Canvas, text: string): Promise<void> => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
  await expect(canvas.getByLabelText('Password')).toBeVisible();
};

export const LetsIn = meta.story({
  name: 'Signs in with a passkey alone [OUR-494]',
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
  },
});

export const Waiting = meta.story({
  name: 'Waits for the dialog of the browser [OUR-494]',
  beforeEach: enter({}, never),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('button', { name: /^Sign in with a passkey/ })).toBeVisible();
  },
});

export const Cancelled = meta.story({
  name: 'Leaves the password as it is when the dialog was closed [OUR-494]',
  beforeEach: enter({}, cancelled),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'typed');
    await press(canvas);
    await says(canvas, 'No passkey was accepted. Try again, or sign in with your password.');
    await expect(canvas.getByLabelText('Password')).toHaveValue('typed');
  },
});

export const Refused = meta.story({
  name: 'Says that the server accepted no passkey [OUR-494]',
  beforeEach: enter({ signInWithPasskey: () => refuse(403, 'No.', { name: 'SecurityKeyRefused' }) }),
  play: async ({ canvas }) => {
    await press(canvas);
    await says(canvas, 'No passkey was accepted.');
  },
});

export const LockedOut = meta.story({
  name: 'Says for how long the account is locked [OUR-495] [AUTH-11]',
  beforeEach: enter({ signInWithPasskey: () => refuse(403, BLOCKED, { name: 'UserLockedOut' }) }),
  play: async ({ canvas }) => {
    await press(canvas);
    await says(canvas, BLOCKED);
  },
});

export const SingleSignOn = meta.story({
  name: 'Offers single sign-on where the clinic has it instead [OUR-495]',
  beforeEach: enter({
    signInWithPasskey: () => refuse(403, 'sso_required', { sso_domain: 'northside.example' }),
  }),
  play: async ({ canvas }) => {
    await press(canvas);
    await says(canvas, 'Sign in with single sign-on.');
    await expect(await canvas.findByRole('button', { name: 'Sign in with single sign-on' })).toBeVisible();
  },
});

export const Unreachable = meta.story({
  name: 'Says that the server cannot be reached [OUR-494]',
  beforeEach: enter({ startPasskeySignIn: unreachable }),
  play: async ({ canvas }) => {
    await press(canvas);
    await says(canvas, 'The server cannot be reached.');
  },
});
