import { ERROR, type Office } from '@isopter/contract';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse } from '../../fakes/stage/backend.ts';
import { clinic } from '../../fakes/data/clinic.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import type { SignedIn } from '../../lib/platform/session/session.ts';

const MAIN: Office = {
  version: 0,
  id: '0f000000-0000-4000-8000-000000000001',
  name: 'Northside Main Street',
  street_address: '210 Main Street',
  city: 'Northfield',
  state: 'Minnesota',
  zip: '55057',
  phone: '+1 507 555 0100',
  country: 'United States',
  timezone: 'America/Chicago',
  timezone_confirmed: true,
};
const LAKEVIEW: Office = {
  ...MAIN,
  id: '0f000000-0000-4000-8000-000000000002',
  name: 'Northside Lakeview',
  street_address: '18 Lakeview Drive',
  city: 'Lakeview',
};

const GUESSED: Office = { ...LAKEVIEW, timezone: 'UTC', timezone_confirmed: false };

const written = fn();
const removed = fn();
const handlers: BackendHandlers = {
  ...clinic,
  listOffices: () => ({ results: [LAKEVIEW, MAIN], count: 2 }),
  getOffice: ({ params }) => [MAIN, LAKEVIEW].find(({ id }) => id === params['id']) ?? refuse(404, 'Not found.'),
  createOffice: ({ body }) => {
    written(body);
    return MAIN;
  },
  deleteOffice: ({ params }) => {
    removed(params);
    return undefined;
  },
};
const ADMIN: SignedIn = { ...signedIn, user: { ...signedIn.user, groups: [{ name: 'OFFICE_GROUP_ADMIN' }] } };

const enter =
  (more: BackendHandlers = {}) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    for (const spy of [written, removed]) spy.mockClear();
    return stage(String(globals['locale']), { ...handlers, ...more }, ADMIN);
  };

const meta = preview.meta({
  title: 'Screens/Offices',
  component: AppAt,
  args: { path: '/offices' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});

const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Empty = meta.story({ beforeEach: enter({ listOffices: () => ({ results: [], count: 0 }) }) });
export const Form = meta.story({ args: { path: `/offices/edit/${MAIN.id}` } });

const ask = async (canvas: ReturnType<typeof within>, action: string): Promise<void> => {
  const row = await canvas.findByRole('row', { name: /Northside Lakeview/ });
  await userEvent.click(within(row).getAllByRole('button').at(-1)!);
  await userEvent.click(within(await within(document.body).findByRole('menu')).getByRole('menuitem', { name: action }));
};

export const List = meta.story({
  ...english,
  name: 'Lists name, street, city and phone, with what can be done [ORG-01]',
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Northside Lakeview/ });
    for (const text of ['18 Lakeview Drive', 'Lakeview', '+1 507 555 0100']) {
      await expect(within(row).getByText(text)).toBeVisible();
    }
    await userEvent.click(within(row).getAllByRole('button').at(-1)!);
    const menu = within(await within(document.body).findByRole('menu'));
    for (const name of ['Assign admin', 'New user', 'Delete office']) {
      await expect(menu.getByRole('menuitem', { name })).toBeVisible();
    }
  },
});

export const Deleted = meta.story({
  ...english,
  name: 'Asks before an office is deleted [ORG-13]',
  play: async ({ canvas }) => {
    await ask(canvas, 'Delete office');
    const question = within(await within(document.body).findByRole('alertdialog'));
    await expect(removed).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(await within(document.body).findByText('Office deleted.')).toBeVisible();
    await expect(removed).toHaveBeenCalledWith({ id: LAKEVIEW.id });
  },
});

export const InUse = meta.story({
  ...english,
  name: 'Says what belongs to an office that cannot be deleted [ORG-03]',
  beforeEach: enter({
    deleteOffice: () =>
      Response.json(
        {
          detail: ERROR.ACTIVE_ASSETS,
          number_of_devices: 3,
          number_of_employees: 12,
          number_of_offline_controllers: 0,
        },
        { status: 409 },
      ),
  }),
  play: async ({ canvas }) => {
    await ask(canvas, 'Delete office');
    const page = within(document.body);
    await userEvent.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await expect(await page.findByText('This office is in use')).toBeVisible();
    const answer = within(page.getByRole('alertdialog'));
    for (const text of ['Devices', '3', 'Users', '12', 'Offline controllers', '0']) {
      await expect(answer.getByText(text)).toBeVisible();
    }
  },
});

export const New = meta.story({
  ...english,
  name: 'Says at the fields what is missing or wrong, and takes a country by name or code [ORG-02] [ORG-13]',
  args: { path: '/offices/new' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findAllByText('This field is required')).toHaveLength(6);
    const type = (name: RegExp, text: string) => userEvent.type(canvas.getByRole('textbox', { name }), text);
    await type(/^Name/, 'Riverside');
    await type(/^Street/, '3 River Road');
    await type(/^City/, 'Northfield');
    await type(/^State/, 'Minnesota');
    await type(/^Zip/, '5#');
    await type(/^Phone/, '+1 507 555 0101');
    const country = canvas.getByRole('combobox', { name: /^Country/ });
    await userEvent.type(country, 'Atlantis');
    await userEvent.tab();
    await expect(await canvas.findByText('Choose a country from the list')).toBeVisible();
    await expect(canvas.getByText('Use 2 to 10 letters, digits, hyphens or spaces')).toBeVisible();
    await expect(written).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Zip/ }));
    await userEvent.clear(country);
    await userEvent.type(country, 'us');
    await userEvent.click(await within(document.body).findByRole('option', { name: 'United States' }));
    await expect(country).toHaveValue('United States');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await within(document.body).findByText('Office added.')).toBeVisible();
    await expect(written).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Riverside', zip: null, country: 'United States' }),
    );
  },
});

export const Unconfirmed = meta.story({
  ...english,
  name: 'Asks to confirm a time zone that was guessed; saving confirms it [OUR-442]',
  beforeEach: enter({
    listOffices: () => ({ results: [GUESSED, MAIN], count: 2 }),
    getOffice: () => GUESSED,
    updateOffice: ({ body }) => {
      written(body);
      return { ...GUESSED, timezone_confirmed: true };
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 office has a time zone that nobody has confirmed')).toBeVisible();
    const row = await canvas.findByRole('row', { name: /Northside Lakeview/ });
    await expect(within(row).getByText('Not confirmed')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Check time zone' }));
    await expect(await canvas.findByText(/^Nobody has confirmed this time zone yet/)).toBeVisible();
    const zone = canvas.getByRole('combobox', { name: /^Time zone/ });
    await expect(zone).toHaveValue('UTC');
    await userEvent.clear(zone);
    await userEvent.type(zone, 'Los Ang');
    await userEvent.click(await within(document.body).findByRole('option', { name: /^America\/Los Angeles/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await within(document.body).findByText('Office saved.')).toBeVisible();
    await expect(written).toHaveBeenCalledWith(expect.objectContaining({ timezone: 'America/Los_Angeles' }));
  },
});

export const Gone = meta.story({
  ...english,
  name: 'Closes to the list where the office cannot be loaded [ORG-08]',
  args: { path: '/offices/edit/0f000000-0000-4000-8000-00000000000f' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Northside Lakeview/ })).toBeVisible();
  },
});
