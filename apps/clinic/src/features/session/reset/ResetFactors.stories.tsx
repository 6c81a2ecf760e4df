import { ERROR } from '@isopter/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse, unreachable } from '../../../fakes/stage/backend.ts';
import { clinic } from '../../../fakes/data/clinic.ts';
import { BLOCKED } from '../../../fakes/scenes/signingIn.ts';
import { AppAt, stage } from '../../../fakes/stage/stage.tsx';

const confirmed = fn();

const enter =
  (more: BackendHandlers = {}) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    confirmed.mockClear();
    const handlers: BackendHandlers = {
      ...clinic,
      confirmFactorReset: ({ body }) => {
        confirmed(body);
        return undefined;
      },
      ...more,
    };
    return stage(String(globals['locale']), handlers, null);
  };

const meta = preview.meta({
  title: 'Screens/Reset second factors',
  component: AppAt,
  args: { path: '/reset-factors?code=secret-of-the-link' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});

const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };
type Canvas = ReturnType<typeof within>;
const password = (canvas: Canvas): Promise<HTMLElement> => canvas.findByLabelText(/^Your password/);
const confirm = async (canvas: Canvas): Promise<void> =>
  userEvent.type(await password(canvas), 'my-password-24-2{Enter}');

export const Form = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const LargeText = meta.story({ globals: { viewport: { value: 'phone' }, textScale: '200' } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG' } });
export const Invalid = meta.story({ args: { path: '/reset-factors' } });

export const Confirmed = meta.story({
  ...english,
  name: 'Removes the factors once the password is given, and leads to the sign-in [OUR-496]',
  play: async ({ canvas }) => {
    await confirm(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(confirmed).toHaveBeenCalledWith({ code: 'secret-of-the-link', password: 'my-password-24-2' });
    await expect(await screen.findByText(/^Your second factors were removed/)).toBeVisible();
  },
});

export const WrongPassword = meta.story({
  ...english,
  name: 'Says at the field that the password is wrong, and keeps the link [OUR-496]',
  beforeEach: enter({
    confirmFactorReset: () => refuse(400, 'Wrong.', { fields: { password: ['This is not your password.'] } }),
  }),
  play: async ({ canvas }) => {
    await confirm(canvas);
    await waitFor(async () => expect(await password(canvas)).toHaveAccessibleDescription(/This is not your password/));
    await expect(await password(canvas)).toHaveValue('my-password-24-2');
  },
});

export const Used = meta.story({
  ...english,
  name: 'Says that a link is not valid any more, and whom to ask [OUR-496]',
  beforeEach: enter({ confirmFactorReset: () => refuse(400, 'Not valid.', { name: 'InvalidResetCode' }) }),
  play: async ({ canvas }) => {
    await confirm(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ask your administrator for a new one.');
    await expect(canvas.queryByLabelText(/^Your password/)).toBeNull();
  },
});

export const LockedOut = meta.story({
  ...english,
  name: 'Says for how long the account is locked [OUR-496] [AUTH-11]',
  beforeEach: enter({ confirmFactorReset: () => refuse(403, BLOCKED, { name: 'UserLockedOut' }) }),
  play: async ({ canvas }) => {
    await confirm(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(BLOCKED);
  },
});

export const NoNetwork = meta.story({
  ...english,
  name: 'Keeps the password while the server cannot be reached [OUR-496]',
  beforeEach: enter({ confirmFactorReset: unreachable }),
  play: async ({ canvas }) => {
    await confirm(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    await expect(await password(canvas)).toHaveValue('my-password-24-2');
  },
});

const bySso = { args: { path: '/reset-factors?code=secret-of-the-link&sso=1' } };
export const BySso = meta.story({ ...bySso });
export const ConfirmedBySso = meta.story({
  ...english,
  ...bySso,
  name: 'Asks no password of users of single sign-on, and says that they sign in first [OUR-580]',
  beforeEach: enter({
    confirmFactorReset: ({ body }) => {
      confirmed(body);
      return refuse(403, ERROR.SSO_REQUIRED);
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove second factors' }));
    await expect(canvas.queryByLabelText(/^Your password/)).toBeNull();
    await waitFor(() => expect(confirmed).toHaveBeenCalledWith({ code: 'secret-of-the-link' }));
    await expect(await canvas.findByText(/^Not done\. Sign in with your organization/)).toBeVisible();
  },
});
