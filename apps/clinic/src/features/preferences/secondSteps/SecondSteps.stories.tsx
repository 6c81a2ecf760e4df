import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse, unreachable } from '../../../fakes/stage/backend.ts';
import { CODES, RIGHT_CODE, withApp, withoutFactors } from '../../../fakes/scenes/secondFactors.ts';
import { withKeys } from '../../../fakes/browser/securityKeys.ts';
import { stepUpRequired } from '../../../fakes/scenes/stepUp.ts';
import { enterWorld, ScreenStage } from '../../../fakes/stage/ScreenStage.tsx';
import { SecondSteps } from './SecondSteps.tsx';
import { queryConfirmation } from '../../../fakes/actions/confirmation.ts';

const called = fn();

const enter =
  (more: BackendHandlers = {}, base: BackendHandlers = withApp) =>
  async ({ globals }: { globals: Record<string, unknown> }) => {
    called.mockClear();
    const handlers = { listAuthenticators: () => [], ...base, ...more };
    return enterWorld({ handlers }, String(globals['locale']));
  };

const meta = preview.meta({
  title: 'Screens/Second steps',
  component: ScreenStage,
  args: { screen: SecondSteps, route: '/preferences', path: '/preferences' },
  beforeEach: enter(),
});

const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };
type Canvas = ReturnType<typeof within>;
const press = async (canvas: Canvas, name: string): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }));
const inDialog = async (name: string): Promise<Canvas> => within(await screen.findByRole('dialog', { name }));
const type = async (dialog: Canvas, code: string): Promise<void> =>
  userEvent.type(await dialog.findByRole('textbox', { name: /^Code from the app/ }), code);

export const SetUp = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG' } });
export const LargeText = meta.story({ globals: { viewport: { value: 'phone' }, textScale: '200' } });
export const Loading = meta.story({ beforeEach: enter({ getSecondFactors: never }) });
export const NotSetUp = meta.story({ beforeEach: enter({}, withoutFactors) });

export const NoCodes = meta.story({
  ...english,
  name: 'Advises a user with a key but no recovery codes to make some [OUR-491]',
  beforeEach: enter({ ...withKeys, createRecoveryCodes: () => ({ recovery_codes: CODES }) }, withoutFactors),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have no recovery codes/)).toBeVisible();
    await press(canvas, 'Create recovery codes');
    await press(within(await screen.findByRole('alertdialog')), 'Create recovery codes');
    await expect(await (await inDialog('Recovery codes')).findByText(new RegExp(CODES[0]!))).toBeVisible();
  },
});

const openSetup = async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  const [button] = await within(canvasElement).findAllByRole('button');
  await userEvent.click(button!);
  await expect(await screen.findByRole('img')).toBeVisible();
};
export const Scanning = meta.story({ beforeEach: enter({}, withoutFactors), play: openSetup });
export const ScanningDark = meta.story({ ...Scanning.input, globals: { theme: 'dark' } });
export const ScanningOnPhone = meta.story({ ...Scanning.input, globals: { viewport: { value: 'phone' } } });
export const ScanningRightToLeft = meta.story({ ...Scanning.input, globals: { locale: 'ar-EG' } });

export const SetsUp = meta.story({
  ...english,
  name: 'Sets up an app with its first code, and shows the recovery codes once [OUR-490] [OUR-491]',
  beforeEach: enter({}, withoutFactors),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not set up')).toBeVisible();
    await press(canvas, 'Set up an authenticator app');
    const dialog = await inDialog('Set up an authenticator app');
    await expect(await dialog.findByText('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')).toBeVisible();
    await type(dialog, '000000');
    await expect(await dialog.findByText(/^This code is wrong/)).toBeVisible();
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Code from the app/ }));
    await type(dialog, RIGHT_CODE);
    const codes = await inDialog('Recovery codes');
    await expect(codes.getByText(new RegExp(CODES[0]!))).toBeVisible();
    await expect(codes.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(codes.getByRole('button', { name: 'Download' })).toBeVisible();
    // neither Escape nor a press beside it loses them
    await userEvent.keyboard('{Escape}');
    await expect(codes.getByText(new RegExp(CODES[9]!))).toBeVisible();
    await userEvent.click(codes.getByRole('button', { name: 'I have saved the codes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const NotConfirmed = meta.story({
  ...english,
  name: 'Shows no secret to a user who does not confirm who they are [OUR-480] [OUR-490]',
  beforeEach: enter({ startTotp: () => stepUpRequired('password') }, withoutFactors),
  play: async ({ canvas }) => {
    await press(canvas, 'Set up an authenticator app');
    await press(within(await screen.findByRole('alertdialog', { name: 'Confirm that it is you' })), 'Cancel');
    await expect(await screen.findByText('Not done. Your identity was not confirmed.')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Set up an authenticator app' })).toBeEnabled());
  },
});

export const Expired = meta.story({
  ...english,
  name: 'Shows a new QR code when the setup took too long [OUR-490]',
  beforeEach: enter({ confirmTotp: () => refuse(400, 'Start again.', { name: 'SetupExpired' }) }, withoutFactors),
  play: async ({ canvas }) => {
    await press(canvas, 'Set up an authenticator app');
    const dialog = await inDialog('Set up an authenticator app');
    await type(dialog, RIGHT_CODE);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The setup took too long.');
    await expect(dialog.getByRole('img')).toBeVisible();
  },
});

export const NoNetwork = meta.story({
  ...english,
  name: 'Keeps the typed code while the server cannot be reached [OUR-490]',
  beforeEach: enter({ confirmTotp: unreachable }, withoutFactors),
  play: async ({ canvas }) => {
    await press(canvas, 'Set up an authenticator app');
    const dialog = await inDialog('Set up an authenticator app');
    await type(dialog, RIGHT_CODE);
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Code from the app/ })).toHaveValue(RIGHT_CODE);
  },
});

export const NewCodes = meta.story({
  ...english,
  name: 'Asks before new recovery codes replace the old ones, and shows the new ones [OUR-491]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 codes left')).toBeVisible();
    await press(canvas, 'Create recovery codes');
    const question = within(await screen.findByRole('alertdialog', { name: 'Create new recovery codes?' }));
    await expect(question.getByText('Your current codes will no longer be valid.')).toBeVisible();
    await press(question, 'Create recovery codes');
    const codes = await inDialog('Recovery codes');
    await expect(codes.getByText(new RegExp(CODES[3]!))).toBeVisible();
  },
});

export const Removes = meta.story({
  ...english,
  name: 'Asks before the app is removed [OUR-490]',
  beforeEach: enter({
    removeTotp: () => {
      called();
      return undefined;
    },
  }),
  play: async ({ canvas }) => {
    await press(canvas, 'Remove app');
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove the authenticator app?' }));
    await press(question, 'Cancel');
    await waitFor(() => expect(queryConfirmation()).toBeNull());
    await expect(called).not.toHaveBeenCalled();
    await press(canvas, 'Remove app');
    await press(within(await screen.findByRole('alertdialog')), 'Remove app');
    await waitFor(() => expect(called).toHaveBeenCalledOnce());
  },
});

export const Failed = meta.story({
  ...english,
  name: 'Says that the second factors could not be loaded, and tries again',
  beforeEach: enter({ getSecondFactors: () => refuse(500, 'Server error.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your second factors could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
