import type { EmployeesChange } from '@isopter/contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse } from '../../../fakes/stage/backend.ts';
import { clinic } from '../../../fakes/data/clinic.ts';
import { signedIn } from '../../../fakes/data/session.ts';
import { AppAt, stage } from '../../../fakes/stage/stage.tsx';
import { LAKEVIEW, MAIN, NINA, OLGA, OWEN, SUSAN } from '../../../fakes/data/users.ts';
import type { SignedIn } from '../../../lib/platform/session/session.ts';

const USERS = [OLGA, NINA, OWEN, SUSAN];
const asked = fn();
const changed = fn();
const suspended = fn();
const resent = fn();
const handlers: BackendHandlers = {
  ...clinic,
  listEmployees: ({ query }) => {
    asked(query);
    return { results: USERS, count: USERS.length };
  },
  listOffices: () => ({ results: [LAKEVIEW, MAIN], count: 2 }),
  suspendEmployee: ({ params }) => {
    suspended(params);
    return { ...OWEN, suspended: '2026-11-20T10:00:00Z' };
  },
  reinstateEmployee: () => refuse(400, 'This account is not suspended.', { name: 'NotSuspended' }),
  resendEmployeeInvitation: ({ params }) => {
    resent(params);
    return undefined;
  },
  changeEmployees: ({ body }) => {
    changed(body);
    const { ids } = body as EmployeesChange;
    return {
      results: ids.map((id) =>
        id === SUSAN.id
          ? { id, done: false, code: 'AlreadySuspended', reason: 'This account is already suspended.' }
          : { id, done: true },
      ),
    };
  },
};
const admin: SignedIn = {
  ...signedIn,
  user: { ...signedIn.user, groups: [{ name: 'OFFICE_GROUP_ADMIN' }], administrated_offices: [MAIN.id] },
};
const enter =
  (more: BackendHandlers = {}) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    for (const spy of [asked, changed, suspended, resent]) spy.mockClear();
    return stage(String(globals['locale']), { ...handlers, ...more }, admin);
  };

const meta = preview.meta({
  title: 'Screens/Users/List',
  component: AppAt,
  args: { path: '/users' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});
const english = { tags: ['!autodocs'], globals: { locale: 'en-US', viewport: { value: 'desktop', isRotated: false } } };
const page = within(document.body);
const menuOf = async (canvas: ReturnType<typeof within>, name: RegExp) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await page.findByRole('menu'));
};

export const List = meta.story({ globals: { viewport: { value: 'desktop' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Arabic = meta.story({ globals: { locale: 'ar-EG' } });

export const States = meta.story({
  ...english,
  name: 'Shows offices, last sign-in, status, invitation and factors, and sorts and filters by them [OUR-523]',
  play: async ({ canvas }) => {
    const nina = within(await canvas.findByRole('row', { name: /Okoye/ }));
    await expect(await nina.findByText('Northside Main Street')).toBeVisible();
    await expect(nina.getByText('Duo, Security key')).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /Quist/ })).getByText('Suspended')).toBeVisible();
    const owen = within(canvas.getByRole('row', { name: /Perkins/ }));
    await expect(owen.getByText('Never')).toBeVisible();
    await expect(owen.getByText('E-mail sent')).toBeVisible();
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Last sign-in' }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ ordering: 'last_sign_in' })));
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
    await userEvent.click(await page.findByRole('option', { name: 'Suspended' }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'suspended' })));
    await userEvent.click(await canvas.findByRole('button', { name: 'Status: Suspended, remove' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Status: Suspended, remove' })).toBeNull());
  },
});

export const Suspended = meta.story({
  ...english,
  name: 'Suspends after a question, says why not, and sends an invitation again [OUR-522] [OUR-524]',
  play: async ({ canvas }) => {
    await userEvent.click(
      (await menuOf(canvas, /Actions for Perkins/)).getByRole('menuitem', { name: 'Suspend user' }),
    );
    const question = within(await page.findByRole('alertdialog', { name: 'Suspend this user?' }));
    await userEvent.click(question.getByRole('button', { name: 'Suspend' }));
    await expect(await page.findByText('User suspended.')).toBeVisible();
    await expect(suspended).toHaveBeenCalledWith({ id: OWEN.id });
    await userEvent.click(
      (await menuOf(canvas, /Actions for Quist/)).getByRole('menuitem', { name: 'Reinstate user' }),
    );
    await userEvent.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Reinstate' }));
    await expect(await page.findByText('Not suspended.')).toBeVisible();
    await userEvent.click(
      (await menuOf(canvas, /Actions for Perkins/)).getByRole('menuitem', { name: 'Send invitation again' }),
    );
    await expect(await page.findByText('The invitation was sent to owen@northside.example.')).toBeVisible();
    await expect(resent).toHaveBeenCalledWith({ id: OWEN.id });
  },
});

export const Bulk = meta.story({
  ...english,
  name: 'Changes the selected users, and says who was not changed and why [OUR-525]',
  tags: ['@all'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(canvas.getByRole('group', { name: 'Selected users' }));
    await expect(bar.getByText('4 users selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select Grantham/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select Okoye/ }));
    await userEvent.click(bar.getByRole('button', { name: 'Suspend' }));
    const question = within(await page.findByRole('dialog', { name: 'Suspend' }));
    await userEvent.click(question.getByRole('button', { name: 'Suspend' }));
    const result = within(await page.findByRole('dialog', { name: 'Result' }));
    await expect(result.getByText('1 user changed.')).toBeVisible();
    await expect(result.getByText('Quist, Susan: Already suspended.')).toBeVisible();
    await expect(changed).toHaveBeenCalledWith({ ids: [OWEN.id, SUSAN.id], action: 'suspend' });
  },
});

export const Moved = meta.story({
  ...english,
  name: 'Moves the selected users to an office, which must be chosen [OUR-525]',
  tags: ['@all'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select Perkins/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move to office' }));
    const question = within(await page.findByRole('dialog', { name: 'Move to office' }));
    const move = question.getByRole('button', { name: 'Move to office' });
    await expect(move).toBeDisabled();
    await userEvent.click(question.getByRole('button', { name: /Office/ }));
    await userEvent.click(await page.findByRole('option', { name: LAKEVIEW.name }));
    await userEvent.click(move);
    await expect(await page.findByText('1 user changed.')).toBeVisible();
    await expect(changed).toHaveBeenCalledWith({ ids: [OWEN.id], action: 'move', office: LAKEVIEW.id });
    await expect(canvas.queryByRole('group', { name: 'Selected users' })).toBeNull();
  },
});

export const BulkFailed = meta.story({
  ...english,
  name: 'Keeps the selection and shows an error when the server cannot be reached [OUR-525]',
  beforeEach: enter({ changeEmployees: () => refuse(503, 'Not now.') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select Perkins/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reinstate' }));
    const question = within(await page.findByRole('dialog', { name: 'Reinstate' }));
    await userEvent.click(question.getByRole('button', { name: 'Reinstate' }));
    await expect(await question.findByRole('alert')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByText('1 user selected')).toBeVisible();
  },
});
