import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { refuse } from '../../fakes/stage/backend.ts';
import { AppAt } from '../../fakes/stage/stage.tsx';
import { type Canvas, USERS, as, asked, enter, listing, page, rowOf, titlesOf } from '../../fakes/scenes/support.ts';

const meta = preview.meta({
  title: 'Screens/Support',
  component: AppAt,
  args: { path: '/support/users' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});
const english = { tags: ['!autodocs'], globals: { locale: 'en-US', viewport: { value: 'desktop' } } };

export const Users = meta.story({ globals: { viewport: { value: 'desktop' } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Offices = meta.story({ args: { path: '/support/offices' }, globals: { viewport: { value: 'desktop' } } });
export const Devices = meta.story({ args: { path: '/support/devices' }, globals: { viewport: { value: 'desktop' } } });
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
  tags: ['@all'],
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
        date_joined__lte: '2026-10-25T23:59:59.999Z',
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
