import { ERROR, type Group, type Invitation, INVITATION_STATUSES, type InvitationStatus } from '@isopter/contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse } from '../../fakes/stage/backend.ts';
import { clinic } from '../../fakes/data/clinic.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import type { SignedIn } from '../../lib/platform/session/session.ts';
import { queryConfirmation } from '../../fakes/actions/confirmation.ts';

const OFFICE = {
  version: 0,
  id: '0f000000-0000-4000-8000-000000000001',
  name: 'Lakeside',
  street_address: '3 Shore Road',
  city: 'Lakeview',
  state: 'Minnesota',
  zip: '55057',
  phone: '+1 507 555 0100',
  country: 'United States',
  timezone: 'America/Chicago',
  timezone_confirmed: true,
};

const FIRST_NAMES = ['Nina', 'Owen', 'Amara', 'Felix', 'Wei', 'Sofia'];
const invited = (status: InvitationStatus, index: number): Invitation => ({
  id: `a0000000-0000-4000-8000-00000000000${index}`,
  first_name: FIRST_NAMES[index] ?? '',
  last_name: status.toLowerCase(),
  email: `${FIRST_NAMES[index]?.toLowerCase()}@lakeside.example`,
  status,
  offices: [OFFICE.id],
  groups: ['OPERATOR'],
});
const INVITED = INVITATION_STATUSES.map(invited);

const written = fn();
const resent = fn();
const canceled = fn();
const handlers: BackendHandlers = {
  ...clinic,
  listInvitations: () => ({ results: INVITED, count: INVITED.length }),
  listOffices: () => ({ results: [OFFICE], count: 1 }),
  inviteEmployee: ({ body }) => {
    written(body);
    return undefined;
  },
  resendInvitation: ({ params }) => {
    resent(params);
    return undefined;
  },
  cancelInvitation: ({ params }) => {
    canceled(params);
    return undefined;
  },
};
const as = (name: Group): SignedIn => ({
  ...signedIn,
  user: { ...signedIn.user, groups: [{ name }], administrated_offices: [OFFICE.id] },
  office_group: { ...signedIn.office_group, enable_sso: true, sso_domain: 'lakeside.example' },
});
const enter =
  (more: BackendHandlers = {}, who: SignedIn = as('OFFICE_GROUP_ADMIN')) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    for (const spy of [written, resent, canceled]) spy.mockClear();
    return stage(String(globals['locale']), { ...handlers, ...more }, who);
  };

const meta = preview.meta({
  title: 'Screens/Invitations',
  component: AppAt,
  args: { path: '/invitations' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});
const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };
const page = within(document.body);

type Canvas = ReturnType<typeof within>;
const menuOf = async (canvas: Canvas, name: RegExp): Promise<Canvas> => {
  const row = await canvas.findByRole('row', { name });
  await userEvent.click(within(row).getAllByRole('button').at(-1)!);
  return within(await page.findByRole('menu'));
};

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Empty = meta.story({ beforeEach: enter({ listInvitations: () => ({ results: [], count: 0 }) }) });

export const List = meta.story({
  ...english,
  name: 'Lists names, e-mail in bold and what became of each; all are sent again, open ones canceled [INV-01]',
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('tab', { name: 'Invitations' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('searchbox')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New invitation' })).toHaveAttribute('href', '/invitations/new');
    const titles = canvas.getAllByRole('columnheader').map((one: HTMLElement) => one.textContent);
    await expect(titles.slice(0, 4)).toEqual(['First name', 'Last name', 'E-mail', 'Status']);
    const words = ['Being sent', 'E-mail sent', 'Accepted', 'Failed', 'Canceled', 'Expired'];
    for (const [index, { email }] of INVITED.entries()) {
      const row = await canvas.findByRole('row', { name: new RegExp(email) });
      await expect(within(row).getByText(words[index]!)).toBeVisible();
      await expect(Number(getComputedStyle(within(row).getByText(email)).fontWeight)).toBeGreaterThanOrEqual(600);
    }
    const items = (await menuOf(canvas, /sofia@/)).getAllByRole('menuitem');
    await expect(items.map((item: HTMLElement) => item.textContent)).toEqual(['Send again']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await userEvent.click((await menuOf(canvas, /owen@/)).getByRole('menuitem', { name: 'Send again' }));
    await expect(await page.findByText('Invitation sent again.')).toBeVisible();
    await userEvent.click((await menuOf(canvas, /nina@/)).getByRole('menuitem', { name: 'Cancel invitation' }));
    await expect(await page.findByText('Invitation canceled.')).toBeVisible();
    await expect(resent).toHaveBeenCalledWith({ id: INVITED[1]?.id });
    await expect(canceled).toHaveBeenCalledWith({ id: INVITED[0]?.id });
  },
});

export const Failed = meta.story({
  ...english,
  name: 'Says that an invitation could not be sent, whatever it was [INV-04]',
  beforeEach: enter({
    resendInvitation: () => refuse(400, ERROR.EMAIL_TAKEN, { fields: { email: [ERROR.EMAIL_TAKEN] } }),
    cancelInvitation: () => refuse(409, 'Somebody else did.'),
  }),
  play: async ({ canvas }) => {
    for (const name of ['Send again', 'Cancel invitation']) {
      await userEvent.click((await menuOf(canvas, /owen@/)).getByRole('menuitem', { name }));
      await expect(await page.findByText('The invitation could not be sent.')).toBeVisible();
      await userEvent.click(within(page.getByRole('alertdialog')).getByRole('button'));
      await waitFor(() => expect(page.queryByText('The invitation could not be sent.')).toBeNull());
    }
  },
});

export const NotLoaded = meta.story({
  ...english,
  name: 'Ends loading where the list cannot be loaded, and tells it in its place alone [API-10] [INV-04]',
  beforeEach: enter({ listInvitations: () => refuse(500, 'Broken.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The invitations could not be loaded')).toBeVisible();
    await expect(queryConfirmation()).toBeNull();
    await expect(canvas.getByRole('tab', { name: 'Invitations' })).toBeVisible();
  },
});

export const ForAnOfficeAdmin = meta.story({
  ...english,
  name: 'Shows an office admin users and invitations in tabs with single sign-on [ORG-08]',
  beforeEach: enter({}, as('OFFICE_ADMIN')),
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: 'Invitations' });
    const tabs = canvas.getAllByRole('tab').map((one: HTMLElement) => one.textContent);
    await expect(tabs).toEqual(['Users', 'Invitations']);
  },
});

export const New = meta.story({
  ...english,
  name: 'Invites with a valid, changed form alone; a taken e-mail is said at its field, else above all [INV-02] [INV-04] [VAL-08]',
  args: { path: '/invitations/new' },
  beforeEach: enter({
    inviteEmployee: ({ body }) => {
      written(body);
      const attempts = written.mock.calls.length;
      if (attempts === 1) return refuse(400, ERROR.EMAIL_TAKEN, { fields: { email: [ERROR.EMAIL_TAKEN] } });
      return attempts === 2 ? refuse(501, 'This server sends no letters.') : undefined;
    },
  }),
  play: async ({ canvas }) => {
    const submit = await canvas.findByRole('button', { name: 'Send invitation' });
    await expect(canvas.getByRole('heading', { name: 'Invite user', level: 1 })).toBeVisible();
    await expect(submit).toBeDisabled();
    const type = (name: RegExp, text: string) => userEvent.type(canvas.getByRole('textbox', { name }), text);
    await type(/^First name/, 'Bo');
    await type(/^Last name/, 'Ek{Enter}');
    await type(/^E-mail/, 'Bo@L');
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all' }));
    await userEvent.click(canvas.getByRole('button', { name: /Role/ }));
    await userEvent.click(await page.findByRole('option', { name: 'Doctor' }));
    await expect(submit).toBeDisabled();
    await expect(written).not.toHaveBeenCalled();
    await type(/^E-mail/, '.se');
    await waitFor(() => expect(submit).toBeEnabled());
    await userEvent.click(submit);
    await expect(await canvas.findByText('This e-mail address is taken.')).toBeVisible();
    await type(/^E-mail/, 'n');
    await userEvent.click(submit);
    await expect(await canvas.findByText('The invitation could not be sent.')).toBeVisible();
    await userEvent.click(submit);
    await expect(await page.findByText('Invitation sent.')).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: 'Invitations' })).toBeVisible();
    await expect(written).toHaveBeenLastCalledWith({
      first_name: 'Bo',
      last_name: 'Ek',
      email: 'bo@l.sen',
      offices: [OFFICE.id],
      groups: ['DOCTOR'],
    });
  },
});
