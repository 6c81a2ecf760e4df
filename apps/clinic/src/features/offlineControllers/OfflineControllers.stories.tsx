import { ERROR, type Group, type OfflineController } from '@isopter/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse } from '../../fakes/stage/backend.ts';
import { clinic } from '../../fakes/data/clinic.ts';
import { OFFICE_ADDRESS } from '../../fakes/data/offices.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import type { SignedIn } from '../../lib/platform/session/session.ts';

const MAIN = { id: '0f000000-0000-4000-8000-000000000001', name: 'Northside Main Street' };
const VAN: OfflineController = {
  version: 0,
  id: '0c000000-0000-4000-8000-000000000001',
  name: 'Van 1',
  offices: [MAIN.id],
  code: 'K7QM-2RTX',
};
const BUS: OfflineController = { ...VAN, id: '0c000000-0000-4000-8000-000000000002', name: 'Bus', code: 'H3PD-9WKA' };

const created = fn();
const changed = fn();
const removed = fn();

const handlers: BackendHandlers = {
  ...clinic,
  listOffices: () => ({ results: [{ ...OFFICE_ADDRESS, ...MAIN }], count: 1 }),
  listOfflineControllers: ({ query }) => {
    const results = [BUS, VAN].filter(({ name }) => name.toLowerCase().includes((query['search'] ?? '').toLowerCase()));
    return { results, count: results.length };
  },
  getOfflineController: ({ params }) => [VAN, BUS].find(({ id }) => id === params['id']) ?? refuse(404, 'Not found.'),
  createOfflineController: ({ body }) => {
    created(body);
    return VAN;
  },
  updateOfflineController: ({ body }) => {
    changed(body);
    return undefined;
  },
  deleteOfflineController: ({ params }) => {
    removed(params['id']);
    return undefined;
  },
};

const as = (name: Group): SignedIn => ({
  ...signedIn,
  user: { ...signedIn.user, groups: [{ name }], administrated_offices: [MAIN.id] },
  office_group: { ...signedIn.office_group, enable_offline_mode: true },
});

const enter =
  (more: BackendHandlers = {}, who: SignedIn = as('OFFICE_GROUP_ADMIN')) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    for (const spy of [created, changed, removed]) spy.mockClear();
    return stage(String(globals['locale']), { ...handlers, ...more }, who);
  };

const meta = preview.meta({
  title: 'Screens/Offline controllers',
  component: AppAt,
  args: { path: '/offline-controllers' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});

const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };

export const List = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark', viewport: { value: 'desktop' } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG', viewport: { value: 'desktop' } } });
export const Loading = meta.story({ beforeEach: enter({ listOfflineControllers: never }) });
export const Empty = meta.story({ beforeEach: enter({ listOfflineControllers: () => ({ results: [], count: 0 }) }) });

export const Failed = meta.story({
  ...english,
  name: 'Says that the controllers could not be loaded',
  beforeEach: enter({ listOfflineControllers: () => refuse(404, 'Not found.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The offline controllers could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

const openDelete = async (canvas: ReturnType<typeof within>): Promise<HTMLElement> => {
  const row = await canvas.findByRole('row', { name: /Van 1/ });
  await userEvent.click(within(row).getAllByRole('button').at(-1)!);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  return screen.findByRole('alertdialog');
};

export const Deleted = meta.story({
  ...english,
  name: 'Lists the controllers with their codes, and asks before one is deleted [OFFC-01]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Van 1/ })).toHaveTextContent(VAN.code);
    const question = await openDelete(canvas);
    await expect(question).toHaveTextContent('Van 1 is removed from the list, and its code is no longer accepted.');
    await expect(removed).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Offline controller deleted.')).toBeVisible();
    await expect(removed).toHaveBeenCalledWith(VAN.id);
  },
});

export const ForADoctor = meta.story({
  ...english,
  name: 'Offers nobody but admins to add, edit or see a code [OFFC-01]',
  beforeEach: enter({}, as('DOCTOR')),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Van 1/ });
    await expect(row).not.toHaveTextContent(VAN.code);
    await expect(within(row).queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'New offline controller' })).toBeNull();
  },
});

const name = (canvas: ReturnType<typeof within>): Promise<HTMLElement> =>
  canvas.findByRole('textbox', { name: /^Name/ });

export const Required = meta.story({
  ...english,
  name: 'Needs a name and an office; a name that was used is refused at its field, and nothing typed is lost [OFFC-01] [DEV-06]',
  args: { path: '/offline-controllers/new' },
  beforeEach: enter({
    createOfflineController: () =>
      refuse(400, ERROR.DEVICE_NAME_TAKEN, { fields: { name: [ERROR.DEVICE_NAME_TAKEN] } }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Name is required')).toBeVisible();
    await expect(canvas.getByText('Choose at least one office')).toBeVisible();
    await userEvent.type(await name(canvas), 'Van 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Select all' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('This device name was used before; choose another.')).toBeVisible();
    await expect(await name(canvas)).toHaveValue('Van 1');
  },
});

export const Edited = meta.story({
  ...english,
  name: 'Shows the code, which cannot be changed, and saves name and offices [OFFC-01] [OFFC-02]',
  args: { path: `/offline-controllers/edit/${VAN.id}` },
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('textbox', { name: /^Code/ });
    await expect(code).toHaveValue(VAN.code);
    await expect(code).toHaveAttribute('readonly');
    await userEvent.type(await name(canvas), ' north');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changed).toHaveBeenCalledWith({ name: 'Van 1 north', version: 0 }));
    await expect(await screen.findByText('Offline controller saved.')).toBeVisible();
  },
});

export const Gone = meta.story({
  ...english,
  name: 'Says that a controller no longer exists',
  args: { path: '/offline-controllers/edit/0c000000-0000-4000-8000-00000000000f' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The offline controller could not be loaded')).toBeVisible();
  },
});
