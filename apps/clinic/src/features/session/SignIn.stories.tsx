import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { refuse, unreachable } from '../../fakes/stage/backend.ts';
import { clinic } from '../../fakes/data/clinic.ts';
import { BLOCKED, lettingIn, lockedOut } from '../../fakes/scenes/signingIn.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';

const meta = preview.meta({
  title: 'Screens/Sign-in',
  component: AppAt,
  args: { path: '/login' },
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en-US' },
  beforeEach: () => stage('en-US', clinic, null),
});

type Canvas = ReturnType<typeof within>;
const name = (canvas: Canvas): Promise<HTMLElement> =>
  canvas.findByRole('textbox', { name: 'Username, e-mail or phone' });
const secret = (canvas: Canvas): HTMLElement => canvas.getByLabelText('Password');
const button = (canvas: Canvas): HTMLElement => canvas.getByRole('button', { name: 'Sign in' });
const signIn = async (canvas: Canvas): Promise<void> => {
  await userEvent.type(await name(canvas), 'doctor');
  await userEvent.type(secret(canvas), 'wrong-password{Enter}');
};

export const Empty = meta.story({
  name: 'Waits for both values [AUTH-01] [AUTH-02]',
  play: async ({ canvas }) => {
    await expect(await name(canvas)).toHaveFocus();
    await userEvent.type(await name(canvas), '  ');
    await expect(button(canvas)).toBeDisabled();
    await userEvent.type(await name(canvas), 'doctor');
    await expect(button(canvas)).toBeDisabled();
    await userEvent.type(secret(canvas), 'a');
    await expect(button(canvas)).toBeEnabled();
    await expect(secret(canvas)).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(secret(canvas)).toHaveAttribute('type', 'text');
  },
});

export const FilledByTheBrowser = meta.story({
  name: 'Picks up what the browser filled in [AUTH-03]',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = (await name(canvas)) as HTMLInputElement;
    // autofill sets the value without an event
    field.defaultValue = 'doctor';
    (secret(canvas) as HTMLInputElement).defaultValue = 'secret';
    field.setAttribute('value', 'doctor');
    await waitFor(() => expect(button(canvas)).toBeEnabled(), { timeout: 2000 });
  },
});

export const WrongPassword = meta.story({
  name: 'Says that name or password is wrong, and keeps both [AUTH-11]',
  beforeEach: () => stage('en-US', { ...clinic, signIn: () => refuse(400, 'Unable to log in.') }, null),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The username or the password is incorrect.');
    await expect(await name(canvas)).toHaveValue('doctor');
    await expect(secret(canvas)).toHaveValue('wrong-password');
  },
});

export const LockedOut = meta.story({
  name: 'Shows the server’s own words when the account is locked [AUTH-11]',
  tags: ['@all'],
  beforeEach: () => stage('en-US', lockedOut, null),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(BLOCKED);
  },
});

export const LockedOutInSpanish = meta.story({
  name: 'Says in the language of the screen for how long the account is locked [AUTH-11, OUR-53]',
  beforeEach: () => stage('es-ES', lockedOut, null),
  globals: { locale: 'es-ES' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement);
    await userEvent.type(await box.findByLabelText('Contraseña'), 'wrong-password');
    await userEvent.type(box.getByRole('textbox'), 'doctor{Enter}');
    await expect(await box.findByRole('alert')).toHaveTextContent('inténtelo de nuevo en 15 minutos');
  },
});

export const Unreachable = meta.story({
  name: 'Says that the server cannot be reached',
  beforeEach: () => stage('en-US', { ...clinic, signIn: unreachable }, null),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    await expect(secret(canvas)).toHaveValue('wrong-password');
  },
});

export const CookiesBlocked = meta.story({
  name: 'Says that the browser blocks cookies, whatever the password [OUR-508]',
  tags: ['!autodocs'],
  beforeEach: () =>
    stage('en-US', { ...clinic, signIn: () => refuse(403, 'CSRF Failed.', { name: 'CsrfFailed' }) }, null),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your browser blocks this site’s cookies');
    await expect(secret(canvas)).toHaveValue('wrong-password');
  },
});

export const SessionCookieBlocked = meta.story({
  name: 'Says the same where the browser did not keep the cookie of the new session [OUR-508]',
  tags: ['!autodocs'],
  beforeEach: () => stage('en-US', { ...lettingIn, bootstrap: () => refuse(401, 'Not signed in.') }, null),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your browser blocks this site’s cookies');
  },
});

export const Unavailable = meta.story({
  name: 'Says that the server is not available, and that nothing was checked [OUR-508]',
  tags: ['!autodocs'],
  beforeEach: () => stage('en-US', { ...clinic, signIn: () => refuse(503, 'Closing.') }, null),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Name and password were not checked.');
    await expect(secret(canvas)).toHaveValue('wrong-password');
  },
});

/** A server whose clock is so many milliseconds behind that of the story. */
const datedBy = (skew: number, status: number): Response =>
  Response.json(
    { detail: 'Unable to log in.' },
    { status, headers: { date: new Date(Date.now() - skew).toUTCString() } },
  );

export const WrongClock = meta.story({
  name: 'Warns of a wrong clock until it is right [OUR-509]',
  beforeEach: () => {
    // not at a limit of a unit: the header has whole seconds
    const skews = [10.2 * 86_400_000, -200_000, 0];
    return stage('en-US', { ...clinic, signIn: () => datedBy(skews.shift() ?? 0, 400) }, null);
  },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByText('The clock of this device is 10 days ahead')).toBeVisible();
    // not in the place of what became of the sign-in
    await expect(canvas.getByRole('alert')).toHaveTextContent('The username or the password is incorrect.');
    await userEvent.click(button(canvas));
    await expect(await canvas.findByText('The clock of this device is 3 minutes behind')).toBeVisible();
    await userEvent.click(button(canvas));
    await waitFor(() => expect(canvas.queryByText(/^The clock of this device/)).toBeNull());
  },
});

export const SignsIn = meta.story({
  name: 'Leads to the patients [AUTH-06] [AUTH-08] [AUTH-09]',
  tags: ['!autodocs', '@all'],
  beforeEach: () => stage('en-US', lettingIn, null),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /Okafor/ })).toBeVisible();
  },
});
