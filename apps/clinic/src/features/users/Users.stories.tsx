import { ERROR, type Group } from '@isopter/contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse } from '../../fakes/stage/backend.ts';
import { clinic } from '../../fakes/data/clinic.ts';
import { stepUpRequired } from '../../fakes/scenes/stepUp.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import { LAKEVIEW, MAIN, NINA, OWEN, USERS } from '../../fakes/data/users.ts';
import type { SignedIn } from '../../lib/platform/session/session.ts';

const written = fn();
const removed = fn();
const reset = fn();
const handlers: BackendHandlers = {
  ...clinic,
  listEmployees: () => ({ results: USERS, count: USERS.length }),
  getEmployee: ({ params }) => USERS.find(({ id }) => id === params['id']) ?? refuse(404, 'Not found.'),
  listOffices: () => ({ results: [LAKEVIEW, MAIN], count: 2 }),
  getOffice: () => LAKEVIEW,
  createEmployee: ({ body }) => {
    written(body);
    return OWEN;
  },
  updateEmployee: ({ body }) => {
    written(body);
    return OWEN;
  },
  assignOfficeAdmin: ({ body }) => {
    written(body);
    return undefined;
  },
  deleteEmployee: ({ params }) => {
    removed(params);
    return undefined;
  },
  resetEmployeePassword: ({ params }) => {
    reset(params);
    return undefined;
  },
};
const as = (name: Group, more: { enable_sso?: boolean } = {}): SignedIn => ({
  ...signedIn,
  user: {
    ...signedIn.user,
    groups: [{ name }],
    administrated_offices: [MAIN.id],
  },
  office_group: { ...signedIn.office_group, enable_sso: more.enable_sso ?? false },
});

const enter =
  (more: BackendHandlers = {}, who: SignedIn = as('OFFICE_GROUP_ADMIN')) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    for (const spy of [written, removed, reset]) spy.mockClear();
    return stage(String(globals['locale']), { ...handlers, ...more }, who);
  };

const meta = preview.meta({
  title: 'Screens/Users',
  component: AppAt,
  args: { path: '/users' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});

const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };
const page = within(document.body);

const menuOf = async (canvas: ReturnType<typeof within>, name: RegExp): Promise<ReturnType<typeof within>> => {
  const row = await canvas.findByRole('row', { name });
  await userEvent.click(within(row).getAllByRole('button').at(-1)!);
  return within(await page.findByRole('menu'));
};
const namesIn = (menu: ReturnType<typeof within>): (string | null)[] =>
  menu.getAllByRole('menuitem').map((item: HTMLElement) => item.textContent);

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Empty = meta.story({ beforeEach: enter({ listEmployees: () => ({ results: [], count: 0 }) }) });
export const Form = meta.story({ args: { path: `/users/edit/${OWEN.id}` } });

export const List = meta.story({
  ...english,
  name: 'Lists names, e-mail and three roles at most; an office-group admin is not deleted [ORG-05] [ORG-11]',
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Okoye/ });
    await expect(within(row).getByText('nina@northside.example')).toBeVisible();
    await expect(within(row).getByText('Doctor, Operator, Office admin')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New user' })).toBeVisible();
    await expect(namesIn(await menuOf(canvas, /Perkins/))).toEqual(
      expect.arrayContaining(['Manage offices', 'Reset password', 'Delete user']),
    );
    await userEvent.keyboard('{Escape}');
    await expect(namesIn(await menuOf(canvas, /Grantham/))).not.toContain('Delete user');
  },
});

export const WithSso = meta.story({
  ...english,
  name: 'Neither adds users nor resets passwords with single sign-on [ORG-05]',
  tags: ['@all'],
  beforeEach: enter({}, as('OFFICE_GROUP_ADMIN', { enable_sso: true })),
  play: async ({ canvas }) => {
    const names = namesIn(await menuOf(canvas, /Perkins/));
    await expect(names).toContain('Delete user');
    await expect(names).not.toContain('Reset password');
    await expect(canvas.queryByRole('link', { name: 'New user' })).toBeNull();
  },
});

export const ForAnOfficeAdmin = meta.story({
  ...english,
  name: 'Offers an office admin nothing with other admins [ORG-07]',
  beforeEach: enter({}, as('OFFICE_ADMIN')),
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('row', { name: /Perkins/ });
    await expect(within(own).getAllByRole('button').length).toBeGreaterThan(0);
    for (const name of [/Grantham/, /Okoye/]) {
      await expect(within(canvas.getByRole('row', { name })).queryByRole('button')).toBeNull();
    }
  },
});

export const Deleted = meta.story({
  ...english,
  name: 'Asks before a user is deleted, and says that a password is reset [ORG-05] [ORG-13]',
  tags: ['@all'],
  play: async ({ canvas }) => {
    await userEvent.click((await menuOf(canvas, /Perkins/)).getByRole('menuitem', { name: 'Reset password' }));
    await userEvent.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Reset password' }));
    await expect(await page.findByText(/^The password was reset\./)).toBeVisible();
    await expect(reset).toHaveBeenCalledWith({ id: OWEN.id });
    await userEvent.click((await menuOf(canvas, /Perkins/)).getByRole('menuitem', { name: 'Delete user' }));
    const question = within(await page.findByRole('alertdialog'));
    await expect(removed).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(await page.findByText('User deleted.')).toBeVisible();
    await expect(removed).toHaveBeenCalledWith({ id: OWEN.id });
  },
});

export const ResetsFactors = meta.story({
  ...english,
  name: 'Asks before a link to the reset of second factors is sent, and says that nothing changes before [OUR-496]',
  tags: ['@all'],
  beforeEach: enter({
    startFactorReset: ({ params }) => {
      reset(params);
      return undefined;
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click((await menuOf(canvas, /Perkins/)).getByRole('menuitem', { name: 'Reset second factors' }));
    const question = within(await page.findByRole('alertdialog'));
    await expect(question.getByText(/Until then nothing changes\.$/)).toBeVisible();
    await expect(reset).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Send link' }));
    await expect(await page.findByText(/^A link was sent to/)).toBeVisible();
    await expect(reset).toHaveBeenCalledWith({ id: OWEN.id });
  },
});

export const NotConfirmed = meta.story({
  ...english,
  name: 'Resets nothing for users who do not confirm who they are [ORG-05] [AUTH-17] [AUTH-23]',
  beforeEach: enter({
    resetEmployeePassword: () => {
      reset();
      return stepUpRequired('key');
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click((await menuOf(canvas, /Perkins/)).getByRole('menuitem', { name: 'Reset password' }));
    await userEvent.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Reset password' }));
    const question = within(await page.findByRole('alertdialog', { name: 'Confirm that it is you' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(await page.findByText('The password could not be reset.')).toBeVisible();
    await expect(reset).toHaveBeenCalledOnce();
  },
});

export const New = meta.story({
  ...english,
  name: 'Adds a user to the office it was opened for, and says what others have at its field [ORG-06] [ORG-07] [ERR-04] [VAL-08]',
  tags: ['@all'],
  args: { path: `/users/new/${LAKEVIEW.id}` },
  beforeEach: enter({
    createEmployee: ({ body }) => {
      written(body);
      return written.mock.calls.length > 1
        ? OWEN
        : refuse(400, ERROR.USERNAME_TAKEN, {
            fields: { username: [ERROR.USERNAME_TAKEN], email: [ERROR.EMAIL_TAKEN] },
          });
    },
  }),
  play: async ({ canvas }) => {
    const save = await canvas.findByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await userEvent.click(canvas.getByRole('textbox', { name: /^Last name/ }));
    const role = canvas.getByRole('checkbox', { name: 'Operator' });
    await userEvent.click(role);
    await expect(await canvas.findByText('Last name is required')).toBeVisible();
    await userEvent.click(role);
    await userEvent.click(canvas.getByRole('textbox', { name: /^First name/ }));
    await expect(await canvas.findByText('Choose at least one role')).toBeVisible();
    const type = (name: RegExp, text: string) => userEvent.type(canvas.getByRole('textbox', { name }), text);
    await type(/^First name/, 'Owen');
    await type(/^Last name/, 'Perkins');
    await type(/^Username/, 'owen');
    await type(/^E-mail/, 'Owen@Northside.example');
    await expect(save).toBeDisabled();
    await userEvent.click(role);
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await expect(await canvas.findByText('This username is taken.')).toBeVisible();
    await expect(canvas.getByText('This e-mail address is taken.')).toBeVisible();
    await expect(save).toBeDisabled();
    await type(/^Username/, '2');
    await type(/^E-mail/, '2');
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await expect(await page.findByText('User added.')).toBeVisible();
    await expect(written).toHaveBeenLastCalledWith({
      first_name: 'Owen',
      last_name: 'Perkins',
      username: 'owen2',
      email: 'owen@northside.example2',
      phone_number: null,
      offices: [LAKEVIEW.id],
      groups: ['OPERATOR'],
    });
  },
});

export const RoleInUse = meta.story({
  ...english,
  name: 'Says at the role that the operator is in use, and sends what was changed alone [ORG-06] [ERR-05] [VAL-08]',
  args: { path: `/users/edit/${OWEN.id}` },
  beforeEach: enter({
    updateEmployee: ({ body }) => {
      written(body);
      return refuse(400, ERROR.OPERATOR_IN_USE, { fields: { groups: [ERROR.OPERATOR_IN_USE] } });
    },
  }),
  play: async ({ canvas }) => {
    const press = (role: string) => userEvent.click(canvas.getByRole('checkbox', { name: role }));
    const save = await canvas.findByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await press('Operator');
    await press('Doctor');
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await expect(
      await canvas.findByText('The operator role cannot be removed: this user is the operator of tests or bundles.'),
    ).toBeVisible();
    await expect(written).toHaveBeenCalledWith({ groups: ['DOCTOR'], version: 0 });
    // it may be free by now: chosen once more, it can be tried again
    await press('Operator');
    await press('Doctor');
    await expect(save).toBeDisabled();
    await press('Operator');
    await press('Doctor');
    await waitFor(() => expect(save).toBeEnabled());
  },
});

export const AdminTakenBack = meta.story({
  ...english,
  name: 'Shows every role and administered office, and takes each back [OUR-520]',
  args: { path: `/users/edit/${NINA.id}` },
  beforeEach: enter({ getEmployee: () => ({ ...NINA, offices: [MAIN.id, LAKEVIEW.id] }) }),
  play: async ({ canvas }) => {
    const admin = await canvas.findByRole('checkbox', { name: 'Office admin' });
    await expect(admin).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Office group admin' })).toBeDisabled();
    await expect(canvas.getAllByText('Only support can assign this role.')).toHaveLength(2);
    await expect(await canvas.findByRole('grid', { name: /Administers/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: /^Administers/ }), 'Lake');
    await expect(await page.findByRole('option', { name: LAKEVIEW.name })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(admin);
    await expect(canvas.queryByRole('combobox', { name: /^Administers/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await page.findByText('User saved.')).toBeVisible();
    await expect(written).toHaveBeenCalledWith({ groups: ['DOCTOR', 'OPERATOR', 'TECHALL_ADMIN'], version: 0 });
  },
});

export const Offices = meta.story({
  ...english,
  name: 'Saves the offices of a user, one at least [ORG-07] [ORG-10]',
  args: { path: `/offices/select/${OWEN.id}` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await page.findByText('User saved.')).toBeVisible();
    await expect(written).toHaveBeenCalledWith({ offices: [MAIN.id, LAKEVIEW.id], version: 0 });
  },
});

export const Assigned = meta.story({
  ...english,
  name: 'Makes somebody admin of an office, who must be picked; user and office are named in bold [ORG-04]',
  args: { path: `/users/select/${LAKEVIEW.id}` },
  play: async ({ canvas }) => {
    const save = await canvas.findByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await userEvent.type(canvas.getByRole('combobox', { name: /^User/ }), 'o');
    await userEvent.click(await page.findByRole('option', { name: /Perkins, Owen/ }));
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    const said = await page.findByText('Perkins, Owen · Northside Lakeview');
    await expect(Number(getComputedStyle(said).fontWeight)).toBeGreaterThanOrEqual(600);
    await expect(written).toHaveBeenCalledWith({ employee: OWEN.id });
  },
});

export const Gone = meta.story({
  ...english,
  name: 'Closes to the list where the user cannot be loaded [ORG-08]',
  tags: ['@all'],
  args: { path: '/users/edit/e0000000-0000-4000-8000-00000000000f' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Perkins/ })).toBeVisible();
  },
});

export const ColumnsChosen = meta.story({
  ...english,
  name: 'Hides a column of this list alone, and shows it again where that cannot be kept [OUR-200]',
  beforeEach: enter(
    {
      updatePreferences: ({ body }) => {
        written(body);
        return refuse(503, 'Not now.');
      },
    },
    {
      ...as('OFFICE_GROUP_ADMIN'),
      preferences: { ...signedIn.preferences, hidden_columns: { patients: ['status'] } },
    },
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'E-mail' });
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const choice = within(await within(document.body).findByRole('dialog', { name: 'Columns' }));
    await userEvent.click(choice.getByRole('checkbox', { name: 'E-mail' }));
    await expect(await within(document.body).findByText('Not now.')).toBeVisible();
    await expect(written).toHaveBeenCalledWith({ hidden_columns: { users: ['email'] }, version: 0 });
    await expect(choice.getByRole('checkbox', { name: 'E-mail' })).toBeChecked();
  },
});
