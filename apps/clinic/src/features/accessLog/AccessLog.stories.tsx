import type { AuditRow, Employee } from '@isopter/contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse } from '../../fakes/stage/backend.ts';
import { clinic, patients } from '../../fakes/data/clinic.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import { forgetFindings, noteFindings } from '../../lib/platform/zeroPii/findings.ts';
import type { SignedIn } from '../../lib/platform/session/session.ts';

const OWEN: Employee = {
  version: 0,
  id: 'e0000000-0000-4000-8000-000000000003',
  first_name: 'Owen',
  last_name: 'Perkins',
  username: 'owen',
  email: 'owen@northside.example',
  phone_number: null,
  offices: [],
  groups: ['OPERATOR'],
  administrated_offices: [],
  factors: [],
};
const [ADAEZE, JONAS, MEI_LING] = patients.map(({ id, display_name }) => ({ id, display_name, is_encrypted: false }));
const owen: AuditRow['actor'] = { kind: 'account', id: OWEN.id, name: 'Perkins, Owen' };
const maya: AuditRow['actor'] = { kind: 'account', id: signedIn.user.id, name: 'Rosen, Maya' };
const LANE_ID = '0c000000-0000-4000-8000-000000000001';
const lane: AuditRow['actor'] = {
  kind: 'device',
  id: LANE_ID,
  name: 'Lane 1 headset',
};

let number = 4711;
const row = (minute: number, actor: AuditRow['actor'], action: string, more: Partial<AuditRow> = {}): AuditRow => ({
  id: String((number -= 1)),
  at: `2026-11-20T09:${minute}:12Z`,
  actor,
  action,
  result: 200,
  times: 1,
  patients: [],
  patient_count: 0,
  objects: [],
  object_count: 0,
  changes: [],
  address: '192.168.10.24',
  ...more,
});
const of = (...named: (AuditRow['patients'][number] | undefined)[]): Partial<AuditRow> => ({
  patients: named.filter((one) => one !== undefined),
  patient_count: named.length,
});
const GONE = { id: '0a000000-0000-4000-8000-000000000999', is_encrypted: false };
const ROWS: readonly AuditRow[] = [
  row(40, maya, 'getTestReport', of(ADAEZE)),
  row(39, owen, 'watchTest', of(JONAS)),
  row(36, owen, 'listPatients', {
    ...of(ADAEZE, JONAS, MEI_LING),
    patient_count: 50,
    times: 412,
    until: '2026-11-20T10:10:27Z',
  }),
  row(34, maya, 'updateEmployee', {
    object_kind: 'account',
    objects: [{ id: OWEN.id, name: 'Perkins, Owen', exists: true }],
    object_count: 1,
    changes: [
      { field: 'groups', from: 'OPERATOR', to: 'OPERATOR, OFFICE_ADMIN' },
      { field: 'administrated_offices', from: null, to: 'Northside' },
      { field: 'password_hash' },
    ],
  }),
  row(33, maya, 'updatePreferences', {
    object_kind: 'preferences',
    objects: [{ id: signedIn.user.id, name: 'Rosen, Maya', exists: true }],
    object_count: 1,
    changes: [
      { field: 'force_2fa', from: 'true', to: 'false' },
      { field: 'a_field_of_later', from: 'a', to: 'b' },
    ],
  }),
  row(32, maya, 'deleteDevice', {
    object_kind: 'device',
    objects: [{ id: LANE_ID, exists: false }],
    object_count: 1,
  }),
  row(31, owen, 'deletePatient', { ...of(MEI_LING), result: 403 }),
  row(27, owen, 'createOffice', { result: 403, times: 12 }),
  row(22, maya, 'getPatient', of(GONE)),
  row(15, lane, 'pairDevice', { address: '192.168.10.61' }),
  row(11, { kind: 'account', id: OWEN.id, name: null }, 'aCallOfLater', { address: null }),
];

const asked = fn();
const exported = fn();
const handlers: BackendHandlers = {
  ...clinic,
  listEmployees: () => ({ results: [OWEN], count: 1 }),
  listAudit: ({ query }) => {
    asked(query);
    const { patient, actor, object, result } = query;
    const actions = query['action__in']?.split(',');
    const kind = query['object_kind'];
    const found = ROWS.filter(
      (one) =>
        (!actor || one.actor.id === actor) &&
        (!patient || one.patients.some(({ id }) => id === patient)) &&
        (!actions || actions.includes(one.action)) &&
        (!kind || one.object_kind === kind) &&
        (!object || one.objects.some(({ id }) => id === object)) &&
        (!result || (result === 'refused') === one.result >= 400),
    );
    return { results: found, count: found.length };
  },
  exportAudit: ({ query }) => {
    exported(query);
    return new Response('id,at', { headers: { 'Content-Type': 'text/csv' } });
  },
};

const admin: SignedIn = { ...signedIn, user: { ...signedIn.user, groups: [{ name: 'OFFICE_GROUP_ADMIN' }] } };
const enter =
  (more: BackendHandlers = {}, who = admin) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    asked.mockClear();
    exported.mockClear();
    return stage(String(globals['locale']), { ...handlers, ...more }, who);
  };

const meta = preview.meta({
  title: 'Screens/Access log',
  component: AppAt,
  args: { path: '/access-log' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});

const english = { tags: ['!autodocs'], globals: { locale: 'en-US', viewport: { value: 'desktop' } } };

/** The hidden list of a filter has the same words. */
const SHOWN = { ignore: 'script, style, option' };

export const Log = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark', viewport: { value: 'desktop' } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG', viewport: { value: 'desktop' } } });
export const Loading = meta.story({ beforeEach: enter({ listAudit: never }) });
export const Empty = meta.story({ beforeEach: enter({ listAudit: () => ({ results: [], count: 0 }) }) });

export const Failed = meta.story({
  ...english,
  name: 'Says that the access log could not be loaded, and tries again',
  beforeEach: () => {
    let tries = 0;
    return enter({
      listAudit: () => ((tries += 1) === 1 ? refuse(404, 'Not found.') : { results: [...ROWS], count: ROWS.length }),
    })({ globals: { locale: 'en-US' } });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The access log could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Watch test live', SHOWN)).toBeVisible();
  },
});

const rowWith = async (canvas: ReturnType<typeof within>, what: string): Promise<ReturnType<typeof within>> => {
  const grid = within(await canvas.findByRole('grid'));
  return within((await grid.findByText(what)).closest('[role=row]') as HTMLElement);
};

export const Rows = meta.story({
  ...english,
  name: 'Says of each row when, who, what in words, of whom and from where [OUR-140]',
  play: async ({ canvas }) => {
    const list = await rowWith(canvas, 'View list of patients');
    await expect(list.getByText('Perkins, Owen')).toBeVisible();
    await expect(list.getByRole('link', { name: ADAEZE!.display_name })).toHaveAttribute(
      'href',
      `/patients/${ADAEZE!.id}`,
    );
    await expect(list.getByText('and 47 more')).toBeVisible();
    await expect(list.getByText('192.168.10.24')).toBeVisible();
    await expect((await rowWith(canvas, 'Delete patient')).getByText('Refused')).toBeVisible();
    await expect((await rowWith(canvas, 'Add or change office')).getByText('Refused 12 times')).toBeVisible();
    await expect((await rowWith(canvas, 'Pair device')).getByText('Lane 1 headset')).toBeVisible();
    await expect((await rowWith(canvas, 'View patient')).getByText('Patient no longer exists')).toBeVisible();
    await expect(canvas.getByText('Other action', SHOWN)).toBeVisible();
  },
});

export const Objects = meta.story({
  ...english,
  name: 'Shows the object of each row, what was changed, and times to the second [OUR-512] [OUR-513]',
  play: async ({ canvas }) => {
    const edited = await rowWith(canvas, 'Change user');
    await expect(edited.getByRole('link', { name: 'Perkins, Owen' })).toHaveAttribute('href', `/users/edit/${OWEN.id}`);
    await expect(edited.getByText('Roles: Operator → Operator, Office admin')).toBeVisible();
    await expect(edited.getByText('Administers: nothing → Northside')).toBeVisible();
    await expect(edited.getByText('Password: changed')).toBeVisible();
    await expect(edited.getByText(/:34:12/)).toBeVisible();
    const switched = await rowWith(canvas, 'Change preferences');
    await expect(switched.getByText('Two-step sign-in for everybody: Yes → No')).toBeVisible();
    await expect(switched.getByText('a_field_of_later: a → b')).toBeVisible();
    await expect((await rowWith(canvas, 'Delete device')).getByText('Device, no longer exists')).toBeVisible();
    await expect(
      (await rowWith(canvas, 'View list of patients')).getByText(/^412 times, until .*:10:27/),
    ).toBeVisible();
  },
});

export const ByWhat = meta.story({
  ...english,
  name: 'Is narrowed by action, kind of object, object and result, which the address keeps [OUR-511]',
  args: { path: '/access-log?result=refused' },
  play: async ({ canvas }) => {
    const page = within(document.body);
    const choose = async (label: RegExp, option: string): Promise<void> => {
      await userEvent.click(canvas.getByRole('button', { name: label }));
      await userEvent.click(await page.findByRole('option', { name: option }));
    };
    await expect(await canvas.findByText('Delete patient', SHOWN)).toBeVisible();
    await expect(canvas.queryByText('View report', SHOWN)).toBeNull();
    await choose(/Result$/, 'Any');
    await choose(/What$/, 'Change user');
    await waitFor(() => expect(canvas.queryByText('Change preferences', SHOWN)).toBeNull());
    await expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({ action__in: 'updateEmployee,assignOfficeAdmin,assignUserToOga,updateUserEmail' }),
    );
    const edited = await rowWith(canvas, 'Change user');
    await userEvent.click(edited.getAllByRole('button').at(-1)!);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Only object Perkins, Owen' }));
    await choose(/What$/, 'Any');
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ object: OWEN.id })));
    await userEvent.click(canvas.getByRole('button', { name: 'Object: Perkins, Owen, remove' }));
    await choose(/Kind of object$/, 'Device');
    await expect(await canvas.findByText('Delete device', SHOWN)).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ object_kind: 'device' }));
  },
});

const SIGN_INS: readonly AuditRow[] = [
  row(58, maya, 'resetEmployeePassword'),
  row(58, maya, 'endSessions'),
  row(57, owen, 'changePassword'),
  row(56, owen, 'resetPassword'),
  row(55, owen, 'endOtherSignIns'),
  row(54, owen, 'sessionExpired', { address: null }),
  row(53, owen, 'signOut'),
  row(52, owen, 'verifyDuo'),
  row(51, owen, 'verifyDuo', { result: 403 }),
  row(50, owen, 'beginSignIn'),
  row(49, owen, 'signIn', { result: 403, times: 37, address: null }),
  row(48, owen, 'signIn', { result: 400, address: '203.0.113.9' }),
  row(47, owen, 'signIn'),
];

export const SignIns = meta.story({
  ...english,
  name: 'Says who signed in and out, was refused or whose session ended, and who set which password [OUR-290]',
  beforeEach: enter({ listAudit: () => ({ results: [...SIGN_INS], count: SIGN_INS.length }) }),
  play: async ({ canvas }) => {
    await canvas.findByText('Session expired', SHOWN);
    const said = canvas
      .getAllByRole('row')
      .slice(1)
      .map((one) => [
        within(one).getByRole('rowheader').textContent,
        within(one).getAllByRole('gridcell')[1]?.textContent.trim(),
      ]);
    await expect(said).toEqual([
      ['Rosen, Maya', 'Reset password of user'],
      ['Rosen, Maya', 'End sessions'],
      ['Perkins, Owen', 'Change password'],
      ['Perkins, Owen', 'Set a new password'],
      ['Perkins, Owen', 'End sessions'],
      ['Perkins, Owen', 'Session expired'],
      ['Perkins, Owen', 'Sign out'],
      ['Perkins, Owen', 'Sign in with second factor'],
      ['Perkins, Owen', 'Sign in with second factor Refused'],
      ['Perkins, Owen', 'Start sign-in'],
      ['Perkins, Owen', 'Sign in Refused 37 times'],
      ['Perkins, Owen', 'Sign in Refused'],
      ['Perkins, Owen', 'Sign in'],
    ]);
    await expect(canvas.getByText('203.0.113.9')).toBeVisible();
  },
});

export const Narrowed = meta.story({
  ...english,
  name: 'Is narrowed by patient and person, and exported so [OUR-141] [OUR-142]',
  tags: ['@all'],
  args: { path: `/access-log?patient=${MEI_LING!.id}` },
  play: async ({ canvas }) => {
    const page = within(document.body);
    const patient = await canvas.findByRole('combobox', { name: 'Patient' });
    await waitFor(() => expect(patient).toHaveValue(MEI_LING!.display_name));
    await expect(canvas.queryByText('Watch test live', SHOWN)).toBeNull();
    await userEvent.clear(patient);
    await userEvent.tab();
    await expect(await canvas.findByText('Watch test live', SHOWN)).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Person' }), 'perk');
    await userEvent.click(await page.findByRole('option', { name: /Perkins, Owen/ }));
    await waitFor(() => expect(canvas.queryByText('Rosen, Maya')).toBeNull());
    await expect(canvas.getByRole('combobox', { name: 'Person' })).toHaveValue('Perkins, Owen');
    await expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ actor: OWEN.id }));
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(exported).toHaveBeenCalledWith({ actor: OWEN.id }));
  },
});

export const FromARow = meta.story({
  ...english,
  name: 'Opens all rows of a person or patient from one row, and shows a message when none are left [OUR-141]',
  beforeEach: enter({
    listAudit: ({ query }) => {
      const found = query['patient'] ? [] : ROWS;
      return { results: [...found], count: found.length };
    },
  }),
  play: async ({ canvas }) => {
    const page = within(document.body);
    const watched = await rowWith(canvas, 'Watch test live');
    await userEvent.click(watched.getAllByRole('button').at(-1)!);
    await userEvent.click(await page.findByRole('menuitem', { name: `Only patient ${JONAS!.display_name}` }));
    await expect(await canvas.findByText('No entries match the filters.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByText('Watch test live', SHOWN)).toBeVisible();
  },
});

export const NotShown = meta.story({
  ...english,
  name: 'Filters by a patient whose personal data are not shown, without the sentence as a name [OUR-597]',
  tags: ['@all'],
  beforeEach: async (context) => {
    const leave = await enter()(context);
    noteFindings(new Map([[JONAS!.id, 'foreign']]));
    return () => {
      forgetFindings();
      leave();
    };
  },
  play: async ({ canvas }) => {
    const watched = await rowWith(canvas, 'Watch test live');
    await userEvent.click(watched.getAllByRole('button').at(-1)!);
    await expect(await within(document.body).findByRole('menuitem', { name: 'Only this patient' })).toBeVisible();
  },
});

export const ExportFailed = meta.story({
  ...english,
  name: 'Says that it could not be exported [OUR-142]',
  beforeEach: enter({ exportAudit: () => refuse(500, 'Server error.') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
  },
});

export const ForOthers = meta.story({
  ...english,
  name: 'Is for admins of the office group alone: others come to the patients [OUR-140]',
  tags: ['@all'],
  beforeEach: enter({}, signedIn),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Access log' })).toBeNull();
    await expect(asked).not.toHaveBeenCalled();
  },
});
