import { ERROR, type Group, type SupportDevice, type SupportOffice, type SupportUser } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, type BackendRequest, refuse } from '../../fakes/backend.ts';
import { clinic } from '../../fakes/clinic.ts';
import { signedIn } from '../../fakes/session.ts';
import { AppAt, stage } from '../../fakes/stage.tsx';
import type { SignedIn } from '../../lib/session/session.ts';

const PEOPLE: readonly [last: string, first: string, groups: Group[], of: string][] = [
  ['Arnaud', 'Odile', ['OFFICE_ADMIN', 'DOCTOR'], 'Northside Eye Clinic'],
  ['Bauer', 'Sven', ['SUPPORT_BASIC'], 'Isopter Support'],
  ['Bourne', 'Harriet', ['DOCTOR'], 'Harbour Vision Center'],
  ['Grantham', 'Olga', ['OFFICE_GROUP_ADMIN'], 'Northside Eye Clinic'],
  ['محمود', 'ليلى', ['OPERATOR'], 'مركز الشمال للعيون'],
];
const USERS = PEOPLE.map(([last_name, first_name, groups, office_group], index): SupportUser => ({
  id: `a0000000-0000-4000-8000-00000000000${index}`,
  employee_id: `b0000000-0000-4000-8000-00000000000${index}`,
  first_name,
  last_name,
  email: `person${index}@clinic.example`,
  username: `person${index}`,
  groups,
  office_group,
  date_joined: `2026-0${index + 1}-04T09:00:00Z`,
}));
const ARNAUD = USERS[0]!;
const OFFICES: SupportOffice[] = ['Lakeview', 'Main Street'].map((name) => ({
  name,
  office_group: 'Northside Eye Clinic',
  street_address: '18 Lakeview Drive',
  city: 'Lakeview',
  zip: '55057',
  state: 'Minnesota',
  phone: '+15075550100',
  country: 'United States',
}));
const DEVICES = ['Lane 1 headset', 'Lane 2 headset'].map((name, index): SupportDevice => ({
  id: `d0000000-0000-4000-8000-00000000000${index}`,
  name,
  device_type: 'S',
  app_version: '5.0.0',
  serial_number: `SN-000${index}`,
  office_group: 'Northside Eye Clinic',
  claimed: index === 0,
}));

const asked = fn<(query: Record<string, string>) => void>();
const did = fn<(call: string, request: Pick<BackendRequest, 'params' | 'body'>) => void>();
const noted =
  (call: string) =>
  ({ params, body }: BackendRequest) => {
    did(call, { params, body });
    return undefined;
  };
const listing =
  <T,>(results: readonly T[], count = 1204) =>
  ({ query }: BackendRequest) => {
    asked(query);
    return { results: [...results], count };
  };
const handlers: BackendHandlers = {
  ...clinic,
  listSupportUsers: listing(USERS),
  listSupportOffices: listing(OFFICES, 2),
  listSupportDevices: listing(DEVICES, 2),
  updateUserEmail: noted('updateUserEmail'),
  assignUserToOga: noted('assignUserToOga'),
  deleteEmployee: noted('deleteEmployee'),
  unlinkDevice: noted('unlinkDevice'),
};
const as = (name: Group): SignedIn => ({ ...signedIn, user: { ...signedIn.user, groups: [{ name }] } });
const enter =
  (more: BackendHandlers = {}, who: SignedIn = as('SUPPORT_BASIC')) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    asked.mockClear();
    did.mockClear();
    toasts.clear();
    return stage(String(globals['locale']), { ...handlers, ...more }, who);
  };

const meta = preview.meta({
  title: 'Screens/Support',
  component: AppAt,
  args: { path: '/support/users' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});
const english = { tags: ['!autodocs'], globals: { locale: 'en-US', viewport: { value: 'desktop' } } };
const page = within(document.body);
type Canvas = ReturnType<typeof within>;

const rowOf = (canvas: Canvas, name: RegExp): Promise<HTMLElement> => canvas.findByRole('row', { name });
const offersOf = async (canvas: Canvas, name: RegExp): Promise<(string | null)[]> => {
  const row = within(await rowOf(canvas, name));
  const buttons = row.queryAllByRole('button');
  if (buttons.length === 0) return [];
  await userEvent.click(buttons.at(-1)!);
  const items = (await page.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
  return items;
};
const does = async (canvas: Canvas, name: RegExp, action: string): Promise<void> => {
  await userEvent.click(
    within(await rowOf(canvas, name))
      .getAllByRole('button')
      .at(-1)!,
  );
  await userEvent.click(await page.findByRole('menuitem', { name: action }));
};
const titlesOf = (canvas: Canvas): (string | null)[] =>
  canvas.getAllByRole('columnheader').map(({ textContent }: HTMLElement) => textContent);

export const Users = meta.story({ globals: { viewport: { value: 'desktop' } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Offices = meta.story({ args: { path: '/support/offices' }, globals: { viewport: { value: 'desktop' } } });
export const Devices = meta.story({ args: { path: '/support/devices' }, globals: { viewport: { value: 'desktop' } } });
export const Account = meta.story({ args: { path: '/support/accounts/new' } });
export const Empty = meta.story({ beforeEach: enter({ listSupportUsers: () => ({ results: [], count: 0 }) }) });

export const Grids = meta.story({
  ...english,
  name: 'Shows users, offices and devices in tabs: 50 rows a page, 700 px high, with all their columns [SUP-01] [SUP-02] [SUP-05]',
  play: async ({ canvas }) => {
    await rowOf(canvas, /Arnaud/);
    await expect(canvas.getAllByRole('tab').map(({ textContent }: HTMLElement) => textContent)).toEqual([
      'Users',
      'Offices',
      'Devices',
    ]);
    await expect(titlesOf(canvas).slice(0, 7)).toEqual([
      'Last name',
      'First name',
      'E-mail',
      'Username',
      'Role',
      'Office group',
      'Date joined',
    ]);
    const row = within(await rowOf(canvas, /Arnaud/));
    for (const text of ['Odile', 'person0', 'Office admin, Doctor', 'Northside Eye Clinic', '01/04/2026']) {
      await expect(row.getByText(text)).toBeVisible();
    }
    await expect(asked).toHaveBeenLastCalledWith({ limit: '50', offset: '0', ordering: 'last_name' });
    await expect(canvas.getByText(/1 to 50 of 1,204/)).toBeVisible();
    const frame = canvas.getByRole('grid', { name: 'Users' }).closest<HTMLElement>('[data-component="DataGrid"]')!;
    await expect(frame.getBoundingClientRect().height).toBe(700);
    await userEvent.click(canvas.getByRole('tab', { name: 'Offices' }));
    await rowOf(canvas, /Main Street/);
    await expect(titlesOf(canvas).slice(0, 8)).toEqual([
      'Name',
      'Office group',
      'Street address',
      'City',
      'Zip code',
      'State',
      'Phone',
      'Country',
    ]);
    await expect(asked).toHaveBeenLastCalledWith({ limit: '50', offset: '0', ordering: 'name' });
    await userEvent.click(canvas.getByRole('tab', { name: 'Devices' }));
    await rowOf(canvas, /Lane 1/);
    await expect(titlesOf(canvas).slice(0, 5)).toEqual(['Name', 'Type', 'Version', 'Serial number', 'Office group']);
    await expect(asked).toHaveBeenLastCalledWith({ limit: '50', offset: '0', ordering: 'name' });
  },
});

const addFilter = async (canvas: Canvas, column: string, comparison: string | null): Promise<Canvas> => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add filter' }));
  const form = within(await page.findByRole('dialog', { name: 'Add filter' }));
  await userEvent.click(form.getByRole('button', { name: /Column/ }));
  await userEvent.click(await page.findByRole('option', { name: column }));
  if (comparison !== null) {
    await userEvent.click(form.getByRole('button', { name: /Comparison/ }));
    await userEvent.click(await page.findByRole('option', { name: comparison }));
  }
  return form;
};

export const Asked = meta.story({
  ...english,
  name: 'Filters each column by its operators, sorts and pages by the server; days end where the person is [SUP-01] [SUP-02] [SUP-06]',
  play: async ({ canvas }) => {
    await rowOf(canvas, /Arnaud/);
    const text = await addFilter(canvas, 'E-mail', 'ends with');
    await userEvent.type(text.getByRole('textbox', { name: 'Value' }), '.example{Enter}');
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ email__iendswith: '.example' }));
    const role = await addFilter(canvas, 'Role', null);
    await userEvent.click(role.getByRole('button', { name: /Value/ }));
    await userEvent.click(await page.findByRole('option', { name: 'Doctor' }));
    await userEvent.click(role.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ groups__iexact: 'DOCTOR' }));
    const day = await addFilter(canvas, 'Date joined', 'on or before');
    await userEvent.type(day.getByRole('textbox', { name: 'Value' }), '10/25/2026{Enter}');
    await waitFor(() =>
      expect(asked.mock.lastCall?.[0]).toEqual({
        limit: '50',
        offset: '0',
        ordering: 'last_name',
        email__iendswith: '.example',
        groups__iexact: 'DOCTOR',
        date_joined__lte: new Date(2026, 9, 25, 23, 59, 59, 999).toISOString(),
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ offset: '50' }));
    await userEvent.click(canvas.getByText('Office group'));
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ offset: '0', ordering: 'office_group' }));
    await userEvent.click(canvas.getByText('Office group'));
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ ordering: '-office_group' }));
    await userEvent.click(canvas.getByRole('button', { name: /Clear filters|Clear all/ }));
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({ limit: '50', offset: '0', ordering: '-office_group' }),
    );
  },
});

export const NotLoaded = meta.story({
  ...english,
  name: 'Says in its place that a grid cannot be loaded, and tries again [SUP-01]',
  beforeEach: enter({
    listSupportUsers: (request) =>
      asked.mock.calls.length === 0 ? (asked(request.query), refuse(500, 'Broken.')) : listing(USERS)(request),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await rowOf(canvas, /Arnaud/)).toBeVisible();
  },
});

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
    await userEvent.type(dialog.getByRole('textbox'), '2{Enter}');
    await expect(await dialog.findByText("This week's limit of e-mail changes is reached.")).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('person2@clinic.example2');
  },
});

export const Email = meta.story({
  ...english,
  name: 'Changes an e-mail to a valid one that is free; what was typed stays [SUP-04] [ERR-09]',
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

export const ExportFailed = meta.story({
  ...english,
  name: 'Exports the users that are found as a file, and says when it fails [SUP-02]',
  beforeEach: enter({
    listSupportUsers: (request) => {
      if (request.query['format'] !== 'xlsx') return listing(USERS)(request);
      asked(request.query);
      return refuse(500, 'Broken.');
    },
  }),
  play: async ({ canvas }) => {
    await rowOf(canvas, /Arnaud/);
    await userEvent.click(canvas.getByRole('button', { name: 'Export users' }));
    await expect(await page.findByText('The users could not be exported. Try again.')).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith({
      limit: '50',
      offset: '0',
      ordering: 'last_name',
      format: 'xlsx',
    });
  },
});

export const ReadOnly = meta.story({
  ...english,
  name: 'Shows read-only support all of it but user names, and nothing to do [SUP-02]',
  beforeEach: enter({}, as('SUPPORT_READ_ONLY')),
  play: async ({ canvas }) => {
    const row = within(await rowOf(canvas, /Arnaud/));
    await expect(titlesOf(canvas)).toEqual([
      'Last name',
      'First name',
      'E-mail',
      'Role',
      'Office group',
      'Date joined',
    ]);
    await expect(row.queryAllByRole('button')).toEqual([]);
    await expect(canvas.queryByRole('button', { name: 'Export users' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'New customer account' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Devices' }));
    const device = within(await rowOf(canvas, /Lane 1/));
    await expect(device.queryAllByRole('button')).toEqual([]);
  },
});

export const ReadOnlyAddress = meta.story({
  ...english,
  name: 'Leads read-only support from the address of a new account to the patients [SUP-02] [NAV-08]',
  args: { path: '/support/accounts/new' },
  beforeEach: enter({}, as('SUPPORT_READ_ONLY')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Patients', level: 1 })).toBeVisible();
  },
});

const PASSWORD = '-ab3cdefg7hjk4-';
export const NewAccount = meta.story({
  ...english,
  name: 'Makes a customer account, says what another one has at its field, and shows the password once, in a toast that stays [SUP-03] [SUP-07]',
  args: { path: '/support/accounts/new' },
  beforeEach: enter({
    createOfficeGroup: ({ params, body }) => {
      did('createOfficeGroup', { params, body });
      const attempts = did.mock.calls.length;
      if (attempts === 1) {
        return refuse(400, 'Some fields are not valid.', {
          fields: {
            name: [ERROR.OFFICE_GROUP_TAKEN],
            username: [ERROR.USERNAME_TAKEN],
            email: [ERROR.EMAIL_TAKEN],
          },
        });
      }
      if (attempts === 2) return refuse(409, 'Somebody else was faster.');
      return { name: 'Bayside Optics 2', user: { username: 'nora2', password: PASSWORD } };
    },
  }),
  play: async ({ canvas }) => {
    const submit = await canvas.findByRole('button', { name: 'Create account' });
    await expect(submit).toBeDisabled();
    const type = (name: RegExp, text: string) => userEvent.type(canvas.getByRole('textbox', { name }), text);
    await type(/^Name of the office group/, 'Bayside Optics');
    await type(/^First name/, 'Nora');
    await type(/^Last name/, 'Vance');
    await type(/^Username/, 'nora');
    await type(/^E-mail/, 'Nora@Bayside{Enter}');
    await userEvent.tab();
    await expect(await canvas.findByText('This is not an e-mail address')).toBeVisible();
    await expect(did).not.toHaveBeenCalled();
    await type(/^E-mail/, '.example');
    await expect(canvas.getByRole('checkbox', { name: /Waggoner/ })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Waggoner/ }));
    await waitFor(() => expect(submit).toBeEnabled());
    await userEvent.click(submit);
    for (const said of [
      'An office group with this name exists already.',
      'This username is taken.',
      'This e-mail address is taken.',
    ]) {
      await expect(await canvas.findByText(said)).toBeVisible();
    }
    await type(/^Name of the office group/, ' 2');
    await type(/^Username/, '2');
    await type(/^E-mail/, '2');
    await userEvent.click(submit);
    await expect(await canvas.findByText('The account could not be created.')).toBeVisible();
    await userEvent.click(submit);
    const toast = within(await page.findByRole('alertdialog', { name: 'The account of Bayside Optics 2 is ready' }));
    await expect(toast.getByText('nora2')).toBeVisible();
    await expect(toast.getByText(PASSWORD)).toBeVisible();
    await expect(toasts.queue.visibleToasts.map(({ timeout }) => timeout)).toEqual([undefined]);
    await expect(did).toHaveBeenLastCalledWith('createOfficeGroup', {
      params: {},
      body: {
        name: 'Bayside Optics 2',
        user: { first_name: 'Nora', last_name: 'Vance', username: 'nora2', email: 'nora@bayside.example2' },
        waggoner_module: true,
      },
    });
    await expect(await canvas.findByRole('tab', { name: 'Offices' })).toHaveAttribute('aria-selected', 'true');
    const kept = [localStorage, sessionStorage].map((storage) => Object.values<unknown>(storage).join());
    await expect([...kept, JSON.stringify(history.state), location.href].join()).not.toContain(PASSWORD);
    await userEvent.click(toast.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByText(PASSWORD)).toBeNull());
  },
});

export const Keyed = meta.story({
  ...english,
  name: 'Does nothing without the security key of whoever has to have one [AUTH-17] [AUTH-23]',
  beforeEach: enter(
    { requestKeyCheck: () => refuse(403, ERROR.WEBAUTHN_FAILED) },
    { ...as('SUPPORT_BASIC'), user: { ...as('SUPPORT_BASIC').user, is_webauthn_authentication_required: true } },
  ),
  play: async ({ canvas }) => {
    await does(canvas, /Arnaud/, 'Set as office-group admin');
    await userEvent.click(await page.findByRole('button', { name: 'Set as office-group admin' }));
    await expect(await page.findByText('The security key was not accepted.')).toBeVisible();
    await waitFor(() => expect(page.queryByRole('alertdialog', { name: 'Set as office-group admin' })).toBeNull());
    await does(canvas, /Bourne/, 'Change e-mail');
    const dialog = within(await page.findByRole('dialog', { name: 'Change e-mail' }));
    await userEvent.type(dialog.getByRole('textbox'), '2{Enter}');
    await expect(await dialog.findByText('The security key was not accepted.')).toBeVisible();
    await expect(did).not.toHaveBeenCalled();
  },
});
