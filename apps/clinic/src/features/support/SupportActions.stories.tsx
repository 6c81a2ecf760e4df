import { ERROR } from '@isopter/contract';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { refuse } from '../../fakes/stage/backend.ts';
import { stepUpRequired } from '../../fakes/scenes/stepUp.ts';
import { AppAt } from '../../fakes/stage/stage.tsx';
import { ARNAUD, DEVICES, did, does, enter, offersOf, page } from '../../fakes/scenes/support.ts';

const meta = preview.meta({
  title: 'Screens/Support/Actions',
  component: AppAt,
  args: { path: '/support/users' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});
const english = { tags: ['!autodocs'], globals: { locale: 'en-US', viewport: { value: 'desktop' } } };

export const Actions = meta.story({
  ...english,
  name: 'Basic support changes the e-mail, sets as admin and deletes, each of whom it may [SUP-02] [SUP-06]',
  play: async ({ canvas }) => {
    await expect(await offersOf(canvas, /Arnaud/)).toEqual([
      'Change e-mail',
      'Set as office-group admin',
      'Delete user',
    ]);
    await expect(await offersOf(canvas, /Grantham/)).toEqual(['Change e-mail']);
    await expect(await offersOf(canvas, /Bauer/)).toEqual([]);
    await does(canvas, /Arnaud/, 'Set as office-group admin');
    const assign = within(await page.findByRole('alertdialog'));
    await expect(
      assign.getByText('Arnaud, Odile will administer all offices and users of Northside Eye Clinic.'),
    ).toBeVisible();
    await userEvent.click(assign.getByRole('button', { name: 'Set as office-group admin' }));
    await expect(await page.findByText('Arnaud, Odile now administers Northside Eye Clinic.')).toBeVisible();
    await expect(did).toHaveBeenLastCalledWith('assignUserToOga', { params: { id: ARNAUD.id }, body: undefined });
    await waitFor(() => expect(page.queryByRole('alertdialog', { name: 'Set as office-group admin' })).toBeNull());
    await does(canvas, /Arnaud/, 'Delete user');
    await userEvent.click(await page.findByRole('button', { name: 'Delete' }));
    await expect(await page.findByText('User deleted.')).toBeVisible();
    await expect(did).toHaveBeenLastCalledWith('deleteEmployee', {
      params: { id: ARNAUD.employee_id },
      body: undefined,
    });
  },
});

export const Limits = meta.story({
  ...english,
  name: 'Says in words that a weekly limit is reached [SUP-04] [ERR-09]',
  beforeEach: enter({
    assignUserToOga: () => refuse(400, ERROR.OGA_WEEKLY_LIMIT),
    updateUserEmail: () => refuse(400, ERROR.USER_EMAIL_WEEKLY_LIMIT),
  }),
  play: async ({ canvas }) => {
    await does(canvas, /Arnaud/, 'Set as office-group admin');
    await userEvent.click(await page.findByRole('button', { name: 'Set as office-group admin' }));
    await expect(await page.findByText("This week's limit of new office-group admins is reached.")).toBeVisible();
    await waitFor(() => expect(page.queryByRole('alertdialog', { name: 'Set as office-group admin' })).toBeNull());
    await does(canvas, /Bourne/, 'Change e-mail');
    const dialog = within(await page.findByRole('dialog', { name: 'Change e-mail' }));
    await userEvent.type(dialog.getByRole('textbox'), 'n{Enter}');
    await expect(await dialog.findByText("This week's limit of e-mail changes is reached.")).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('person2@clinic.examplen');
  },
});

export const Email = meta.story({
  ...english,
  name: 'Changes an e-mail to a valid one that is free; what was typed stays [SUP-04] [ERR-09]',
  tags: ['@all'],
  beforeEach: enter({
    updateUserEmail: ({ params, body }) => {
      did('updateUserEmail', { params, body });
      return did.mock.calls.length === 1 ? refuse(400, ERROR.EMAIL_IN_USE) : undefined;
    },
  }),
  play: async ({ canvas }) => {
    await does(canvas, /Arnaud/, 'Change e-mail');
    const dialog = within(await page.findByRole('dialog', { name: 'Change e-mail' }));
    const field = dialog.getByRole('textbox', { name: /New e-mail/ });
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(field).toHaveValue('person0@clinic.example');
    await expect(save).toBeDisabled();
    await userEvent.click(field);
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(await dialog.findByText('New e-mail is required')).toBeVisible();
    await userEvent.type(field, 'Odile@clinic{Enter}');
    await expect(await dialog.findByText('This is not an e-mail address')).toBeVisible();
    await expect(did).not.toHaveBeenCalled();
    await userEvent.type(field, '.example');
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await expect(await dialog.findByText('This e-mail address is taken.')).toBeVisible();
    await expect(field).toHaveValue('Odile@clinic.example');
    await userEvent.type(field, '.org{Enter}');
    await expect(await page.findByText('E-mail changed.')).toBeVisible();
    await expect(did).toHaveBeenLastCalledWith('updateUserEmail', {
      params: { id: ARNAUD.id },
      body: { email: 'odile@clinic.example.org' },
    });
    await waitFor(() => expect(page.queryByRole('dialog', { name: 'Change e-mail' })).toBeNull());
  },
});

export const Unlink = meta.story({
  ...english,
  name: 'Unlinks a claimed device of any office group, and says what stops it [SUP-02] [SUP-05] [DEV-06]',
  tags: ['@all'],
  args: { path: '/support/devices' },
  beforeEach: enter({
    unlinkDevice: ({ params, body }) => {
      did('unlinkDevice', { params, body });
      return did.mock.calls.length === 1 ? refuse(400, ERROR.UNLINK_WEEKLY_LIMIT) : undefined;
    },
  }),
  play: async ({ canvas }) => {
    await expect(await offersOf(canvas, /Lane 2/)).toEqual([]);
    for (const said of ["This week's limit of unlinked devices is reached.", 'Device unlinked.']) {
      await does(canvas, /Lane 1/, 'Unlink');
      const question = within(await page.findByRole('alertdialog', { name: 'Unlink this device?' }));
      await userEvent.click(question.getByRole('button', { name: 'Unlink' }));
      await expect(await page.findByText(said)).toBeVisible();
      await waitFor(() => expect(page.queryByRole('alertdialog', { name: 'Unlink this device?' })).toBeNull());
    }
    await expect(did).toHaveBeenLastCalledWith('unlinkDevice', { params: { id: DEVICES[0]!.id }, body: undefined });
  },
});

/** Gives a security key that is not accepted, and then cancels. */
const refuseKey = async (): Promise<void> => {
  const question = within(await page.findByRole('alertdialog', { name: 'Confirm that it is you' }));
  await userEvent.click(question.getByRole('button', { name: 'Use security key' }));
  await expect(await question.findByText('The security key was not accepted.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
};

export const Keyed = meta.story({
  ...english,
  name: 'Does nothing without the security key, for users with one [AUTH-17] [AUTH-23]',
  tags: ['@all'],
  beforeEach: enter({
    requestKeyCheck: () => refuse(403, ERROR.WEBAUTHN_FAILED),
    assignUserToOga: () => stepUpRequired('key'),
    updateUserEmail: () => stepUpRequired('key'),
  }),
  play: async ({ canvas }) => {
    const notDone = 'Not done. Your identity was not confirmed.';
    await does(canvas, /Arnaud/, 'Set as office-group admin');
    await userEvent.click(await page.findByRole('button', { name: 'Set as office-group admin' }));
    await refuseKey();
    await expect(await page.findByText(notDone)).toBeVisible();
    await waitFor(() => expect(page.queryByRole('alertdialog', { name: 'Set as office-group admin' })).toBeNull());
    await does(canvas, /Bourne/, 'Change e-mail');
    const dialog = within(await page.findByRole('dialog', { name: 'Change e-mail' }));
    await userEvent.type(dialog.getByRole('textbox'), 'n{Enter}');
    await refuseKey();
    await expect(await dialog.findByText(notDone)).toBeVisible();
    await expect(did).not.toHaveBeenCalled();
  },
});
