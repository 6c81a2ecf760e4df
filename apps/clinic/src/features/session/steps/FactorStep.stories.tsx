import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse, unreachable } from '../../../fakes/stage/backend.ts';
import { enterSignIn } from '../../../fakes/scenes/enterSignIn.ts';
import { CODES, RIGHT_CODE, withoutFactors } from '../../../fakes/scenes/secondFactors.ts';
import { withKeys } from '../../../fakes/browser/securityKeys.ts';
import { BLOCKED, lettingIn } from '../../../fakes/scenes/signingIn.ts';
import { AppAt } from '../../../fakes/stage/stage.tsx';

const enter = (more: BackendHandlers = {}) =>
  enterSignIn({
    ...lettingIn,
    ...withoutFactors,
    signIn: () => ({ method: 'totp' as const, instead: ['recovery' as const] }),
    verifyRecoveryCode: () => ({ left: 4 }),
    ...more,
  });

const meta = preview.meta({
  title: 'Screens/Second factor/Codes',
  component: AppAt,
  args: { path: '/login' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});

const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };
type Canvas = ReturnType<typeof within>;
/** Gives the password, in whatever language. */
const givePassword = async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  const canvas = within(canvasElement);
  const name = await canvas.findByRole('textbox');
  await userEvent.type(name, 'doctor');
  await userEvent.type(
    canvasElement.querySelector<HTMLInputElement>('input[name="password"]')!,
    'right-password{Enter}',
  );
  await waitFor(() => expect(canvasElement.querySelector('input[name="password"]')).toBeNull());
};
const code = (canvas: Canvas): Promise<HTMLElement> => canvas.findByRole('textbox', { name: /^Code from the app/ });

export const Code = meta.story({ play: givePassword });
export const Dark = meta.story({ play: givePassword, globals: { theme: 'dark' } });
export const Phone = meta.story({ play: givePassword, globals: { viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({ play: givePassword, globals: { locale: 'ar-EG' } });
export const LargeText = meta.story({
  play: givePassword,
  globals: { viewport: { value: 'phone' }, textScale: '200' },
});

const required = { play: givePassword, beforeEach: enter({ signIn: () => ({ method: 'setup' as const }) }) };
export const Setup = meta.story({ ...required });
export const SetupDark = meta.story({ ...required, globals: { theme: 'dark' } });
export const SetupPhone = meta.story({ ...required, globals: { viewport: { value: 'phone' } } });
export const SetupLargeText = meta.story({
  ...required,
  globals: { viewport: { value: 'phone' }, textScale: '200' },
});
export const SetupRightToLeft = meta.story({ ...required, globals: { locale: 'ar-EG' } });

export const LetsIn = meta.story({
  ...english,
  name: 'Lets in with the code of the app, and keeps a wrong one to be corrected [OUR-490]',
  tags: ['@all'],
  play: async (context) => {
    const { canvas } = context;
    await givePassword(context);
    await expect(await code(canvas)).toHaveFocus();
    await userEvent.type(await code(canvas), '123456');
    await waitFor(async () => expect(await code(canvas)).toHaveAccessibleDescription(/This code is wrong/));
    await userEvent.clear(await code(canvas));
    await userEvent.type(await code(canvas), RIGHT_CODE);
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
  },
});

export const Recovers = meta.story({
  ...english,
  name: 'Accepts a recovery code instead of the app, and shows how many are left [OUR-491]',
  tags: ['@all'],
  play: async (context) => {
    const { canvas } = context;
    await givePassword(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Recovery code/ }), `${CODES[0]!}{Enter}`);
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
    await expect(await within(document.body).findByText(/4 codes are left/)).toBeVisible();
  },
});

export const NotRecovered = meta.story({
  ...english,
  name: 'Says that a recovery code is wrong or used, and leads back to the app [OUR-491]',
  beforeEach: enter({ verifyRecoveryCode: () => refuse(400, 'Not right.', { name: 'WrongCode' }) }),
  play: async (context) => {
    const { canvas } = context;
    await givePassword(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery code' }));
    const field = await canvas.findByRole('textbox', { name: /^Recovery code/ });
    await userEvent.type(field, 'wrong{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/is wrong or was already used/));
    await expect(field).toHaveValue('wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the authenticator app' }));
    await expect(await code(canvas)).toBeVisible();
  },
});

export const LockedOut = meta.story({
  ...english,
  name: 'Says where the sign-in began for how long the account is locked [OUR-490] [AUTH-11]',
  beforeEach: enter({ verifyTotp: () => refuse(403, BLOCKED, { name: 'UserLockedOut' }) }),
  play: async (context) => {
    const { canvas } = context;
    await givePassword(context);
    await userEvent.type(await code(canvas), '123456');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(BLOCKED);
    await expect(canvas.getByLabelText('Password')).toBeVisible();
  },
});

export const Unreachable = meta.story({
  ...english,
  name: 'Keeps the code while the server cannot be reached',
  beforeEach: enter({ verifyTotp: unreachable }),
  play: async (context) => {
    const { canvas } = context;
    await givePassword(context);
    await userEvent.type(await code(canvas), '123456');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    await expect(await code(canvas)).toHaveValue('123456');
  },
});

export const ServerFailed = meta.story({
  ...english,
  name: 'Keeps the code when the server fails, and says who helps users who lost everything [OUR-584]',
  beforeEach: enter({ verifyTotp: () => refuse(500, 'Failed.') }),
  play: async (context) => {
    const { canvas } = context;
    await givePassword(context);
    await userEvent.type(await code(canvas), '123456');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server had a problem.');
    await expect(await code(canvas)).toHaveValue('123456');
    await expect(canvas.getByText(/^Lost all of these\? An administrator/)).toBeVisible();
  },
});

export const InsteadOfKey = meta.story({
  ...english,
  name: 'Offers the app and a recovery code to a user who has lost the key [OUR-490] [OUR-491]',
  tags: ['@all'],
  beforeEach: enter({
    ...withKeys,
    signIn: () => ({ method: 'webauthn' as const, instead: ['totp' as const, 'recovery' as const] }),
  }),
  play: async (context) => {
    const { canvas } = context;
    await givePassword(context);
    await expect(await canvas.findByText(/^The security key was not accepted/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use a recovery code' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the authenticator app' }));
    await userEvent.type(await code(canvas), RIGHT_CODE);
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
  },
});

export const InsteadOfRefusedKey = meta.story({
  ...english,
  name: 'Still offers the app when the server refuses the key, as one of another address [OUR-490]',
  tags: ['@all'],
  beforeEach: enter({
    signIn: () => ({ method: 'webauthn' as const, instead: ['totp' as const] }),
    requestKeyCheck: () => refuse(403, 'No.', { name: 'SecurityKeyRefused' }),
  }),
  play: async (context) => {
    const { canvas } = context;
    await givePassword(context);
    await expect(await canvas.findByText(/^The security key was not accepted/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the authenticator app' }));
    await userEvent.type(await code(canvas), RIGHT_CODE);
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
  },
});

export const InsteadOfDuo = meta.story({
  ...english,
  name: 'Takes a recovery code while Duo does not respond [OUR-491]',
  tags: ['@all'],
  beforeEach: enter({ signIn: () => ({ method: 'duo' as const, instead: ['recovery' as const] }) }),
  play: async (context) => {
    const { canvas } = context;
    await givePassword(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Duo does not respond');
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Recovery code/ }), `${CODES[1]!}{Enter}`);
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
  },
});

export const Required = meta.story({
  ...english,
  name: 'Sets up the app that the clinic requires, shows the recovery codes, and lets in [OUR-493]',
  tags: ['@all'],
  beforeEach: required.beforeEach,
  play: async (context) => {
    const { canvas } = context;
    await givePassword(context);
    await expect(await canvas.findByText(/^Your clinic requires a second step/)).toBeVisible();
    await userEvent.type(await code(canvas), RIGHT_CODE);
    await expect(await canvas.findByText(new RegExp(CODES[0]!))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I have saved the codes' }));
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
  },
});

export const RequiredTooLate = meta.story({
  ...english,
  name: 'Leads back to the password when the setup waited too long [OUR-493]',
  beforeEach: enter({
    signIn: () => ({ method: 'setup' as const }),
    startTotpAtSignIn: () => refuse(403, 'Over.', { name: 'SecondFactorRefused' }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'doctor');
    const password = canvasElement.querySelector<HTMLInputElement>('input[name="password"]')!;
    await userEvent.type(password, 'right-password{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toBeVisible();
  },
});
