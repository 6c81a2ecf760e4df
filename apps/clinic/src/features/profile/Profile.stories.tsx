import { ERROR } from '@isopter/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse } from '../../fakes/stage/backend.ts';
import { clinic } from '../../fakes/data/clinic.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { RIGHT_PASSWORD, whereProven } from '../../fakes/scenes/stepUp.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';

const sent = fn();
const enter =
  (more: BackendHandlers = {}) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    sent.mockClear();
    const updateUser: BackendHandlers['updateUser'] = ({ body }) => {
      sent(body);
      return undefined;
    };
    // what is changed here is the story's own
    const who = { ...signedIn, user: { ...signedIn.user } };
    return stage(String(globals['locale']), { ...clinic, updateUser, ...more }, who);
  };

const meta = preview.meta({
  title: 'Screens/Profile',
  component: AppAt,
  args: { path: '/user_settings' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});
/** Puts a text in the place of what a field holds, at once. */
const put = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };

export const Shown = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark', viewport: { value: 'desktop' } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG' } });

export const Changed = meta.story({
  ...english,
  name: 'Is read first, is changed once that is asked for, and holds at once [INFO-04] [VAL-08]',
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'First name' });
    await expect(name).toHaveAttribute('readonly');
    // nothing can be left out where nothing is typed
    await expect(name).not.toBeRequired();
    await expect(canvas.queryByText('*')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    await expect(canvas.queryByLabelText('New password')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit profile' }));
    await expect(name).toBeRequired();
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await userEvent.clear(name);
    await userEvent.tab();
    await expect(await canvas.findByText('First name is required')).toBeVisible();
    await expect(save).toBeDisabled();
    await put(name, 'Maya');
    await waitFor(() => expect(canvas.queryByText('First name is required')).toBeNull());
    await expect(save).toBeDisabled();
    // white space is not kept: nothing was changed
    await userEvent.type(name, '  ');
    await expect(save).toBeDisabled();
    await put(name, 'Maia');
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await expect(await canvas.findByRole('heading', { name: 'Patients', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Maia Rosen/ })).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ first_name: 'Maia', version: 0 });
  },
});

export const Refused = meta.story({
  ...english,
  name: 'Says at each field what the server refuses, and keeps what was typed [INFO-04] [ERR-04]',
  beforeEach: enter({
    updateUser: () =>
      refuse(400, 'Invalid.', {
        fields: { email: [ERROR.EMAIL_TAKEN], password: ['Too easy.'] },
      }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit profile' }));
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    await put(email, 'taken@clinic.example');
    await put(canvas.getByLabelText(/^New password(?! again)/), 'Northside-Eye-24-2');
    await put(canvas.getByLabelText(/^New password again/), 'Northside-Eye-24-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('This e-mail address is taken.')).toBeVisible();
    await expect(canvas.getByText(/this one is easy to guess/)).toBeVisible();
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveValue('taken@clinic.example');
  },
});

const byPassword = whereProven('password', ({ body }) => {
  sent(body);
  return undefined;
});
export const Confirmed = meta.story({
  ...english,
  name: 'Asks who it is before another e-mail address, and loses nothing typed when the password is wrong [OUR-578]',
  beforeEach: enter({ updateUser: byPassword.call, ...byPassword.checks }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit profile' }));
    await put(canvas.getByRole('textbox', { name: 'E-mail' }), 'new@clinic.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm that it is you' }));
    await userEvent.type(dialog.getByLabelText(/^Your current password/), 'not-mine{Enter}');
    await expect(await dialog.findByText('This is not your current password.')).toBeVisible();
    await put(dialog.getByLabelText(/^Your current password/), RIGHT_PASSWORD);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ email: 'new@clinic.example', version: 0 }));
  },
});
