import { type Device, ERROR, type Group } from '@isopter/contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse } from '../../fakes/stage/backend.ts';
import { clinic } from '../../fakes/data/clinic.ts';
import { DEVICES, LANE_1, LANE_2, PRE_TEST } from '../../fakes/data/devices.ts';
import { setOnline } from '../../fakes/browser/network.ts';
import { OFFICE_ADDRESS } from '../../fakes/data/offices.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import type { SignedIn } from '../../lib/platform/session/session.ts';

const MAIN = { id: '0f000000-0000-4000-8000-000000000001', name: 'Northside Main Street' };
const LAKEVIEW = { id: '0f000000-0000-4000-8000-000000000002', name: 'Northside Lakeview' };
const UNCLAIMED: Device = {
  ...LANE_2,
  name: 'Lane 3 headset',
  offices: [MAIN.id],
  user: null,
  active: false,
  code: 'K7QM-2RTX',
  // it has said nothing of itself yet
  app_version: '',
  battery_level_headset_percentage: null,
};
const CAMERA: Device = { ...UNCLAIMED, id: LANE_1.id, name: 'Slit lamp camera', device_type: 'CAMERA' };
const RUNNING: Device = {
  ...PRE_TEST,
  offices: [MAIN.id],
  test_progress: 58,
  last_seen: '2026-11-20T09:40:00Z',
  tests_last_24_hours: 17,
};
const POOL = { id: '9f000000-0000-4000-8000-000000000001', name: 'Ground floor' };
const SHOWN: readonly Device[] = [
  UNCLAIMED,
  CAMERA,
  RUNNING,
  { ...DEVICES[3]!, last_used: '2026-11-19T16:20:00Z', last_seen: '2026-11-20T09:41:00Z' },
];

const created = fn();
const unlinked = fn();
const ended = fn();
const deleted = fn();

const handlers: BackendHandlers = {
  ...clinic,
  listDevices: ({ query }) => {
    const found = SHOWN.filter(({ name }) => name.toLowerCase().includes((query['search'] ?? '').toLowerCase()));
    return { results: found, count: found.length };
  },
  getDevice: ({ params }) => SHOWN.find(({ id }) => id === params['id']) ?? refuse(404, 'Not found.'),
  listOffices: () => ({ results: [MAIN, LAKEVIEW].map((office) => ({ ...OFFICE_ADDRESS, ...office })), count: 2 }),
  createDevice: ({ body }) => {
    created(body);
    return UNCLAIMED;
  },
  unlinkDeviceInDevMode: ({ params }) => {
    unlinked(params);
    return undefined;
  },
  deleteDevice: ({ params }) => {
    deleted(params);
    return undefined;
  },
  deleteTest: ({ params }) => {
    ended(params);
    return undefined;
  },
};

const as = (name: Group, dev_mode = false): SignedIn => ({
  ...signedIn,
  user: { ...signedIn.user, groups: [{ name }], administrated_offices: [MAIN.id] },
  office_group: { ...signedIn.office_group, dev_mode, research_mode: true },
});

const enter =
  (more: BackendHandlers = {}, who: SignedIn = as('OFFICE_GROUP_ADMIN', true)) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    for (const spy of [created, unlinked, ended, deleted]) spy.mockClear();
    return stage(String(globals['locale']), { ...handlers, ...more }, who);
  };

const meta = preview.meta({
  title: 'Screens/Devices',
  component: AppAt,
  args: { path: '/devices' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});

const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };

export const List = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark', viewport: { value: 'desktop' } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG', viewport: { value: 'desktop' } } });

export const Stale = meta.story({
  ...english,
  name: 'Shows the time of the last update, grays out the devices, and recovers automatically [ERR-10]',
  beforeEach: async (context) => {
    const leave = await enter()(context);
    return () => {
      setOnline(true);
      leave();
    };
  },
  play: async ({ canvas }) => {
    const table = (await canvas.findByText('Lane 3 headset')).closest('[data-component=Table]')!;
    setOnline(false);
    await expect(await canvas.findByText(/^What you see is as of/)).toBeVisible();
    await expect(getComputedStyle(table).filter).toBe('grayscale(1)');
    setOnline(true);
    await waitFor(() => expect(canvas.queryByText(/^What you see is as of/)).toBeNull());
    await expect(getComputedStyle(table).filter).toBe('none');
  },
});

export const Loading = meta.story({ beforeEach: enter({ listDevices: never }) });

export const Empty = meta.story({ beforeEach: enter({ listDevices: () => ({ results: [], count: 0 }) }) });

export const Failed = meta.story({
  ...english,
  name: 'Says that the devices could not be loaded, and tries again',
  beforeEach: () => {
    let tries = 0;
    return enter({
      listDevices: () =>
        (tries += 1) === 1 ? refuse(404, 'Not found.') : { results: [...SHOWN], count: SHOWN.length },
    })({ globals: { locale: 'en-US' } });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The devices could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Lane 3 headset')).toBeVisible();
  },
});

/** Returns the color of the mark at the edge of a row. */
const edgeOf = (row: HTMLElement): string => getComputedStyle(row.firstElementChild!, '::before').backgroundColor;

export const Columns = meta.story({
  ...english,
  globals: { ...english.globals, viewport: { value: 'desktop' } },
  name: 'Says of each device its name, type, running test and whether it is claimed; a running test is orange [DEV-01] [DEV-07] [DEV-09]',
  play: async ({ canvas }) => {
    const running = await canvas.findByRole('row', { name: /Pre-test room/ });
    await expect(within(running).getByText('Running, 58%')).toBeVisible();
    await expect(within(running).getByText('Office eye tracking')).toBeVisible();
    await expect(within(running).getByText('Paired, connected')).toBeVisible();
    await expect(within(running).getByText('Running, 58%').closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'caution',
    );
    await expect(edgeOf(running)).not.toBe(edgeOf(canvas.getByRole('row', { name: /Home kit 07/ })));
    const waiting = canvas.getByRole('row', { name: /Lane 3 headset/ });
    await expect(within(waiting).getByText('Not paired')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New device' })).toBeVisible();
  },
});

const AWAY: Device = {
  ...DEVICES[3]!,
  active: false,
  last_used: '2026-11-18T16:20:00Z',
  last_seen: '2026-11-19T07:05:00Z',
  tests_last_24_hours: 3,
};

export const Activity = meta.story({
  ...english,
  globals: { ...english.globals, viewport: { value: 'desktop' } },
  name: 'Says of each device when it was last seen and last used, its battery, version and tests of a day [OUR-130]',
  tags: ['@all'],
  beforeEach: enter({ listDevices: () => ({ results: [UNCLAIMED, AWAY], count: 2 }) }),
  play: async ({ canvas }) => {
    const home = await canvas.findByRole('row', { name: /Home kit 07/ });
    const titles = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const said = (row: HTMLElement, title: string): Element => row.children[titles.indexOf(title)]!;
    for (const [title, text] of [
      ['Battery', /^82\s?%$/],
      ['Version', '5.2.0'],
      ['Tests in the last 24 hours', '3'],
      ['Last seen', 'Yesterday'],
      ['Last used', /18/],
    ] as const) {
      await expect(said(home, title)).toHaveTextContent(text);
    }
    const unused = canvas.getByRole('row', { name: /Lane 3 headset/ });
    await expect(said(unused, 'Last used')).toHaveTextContent('Not used yet');
    await expect(said(unused, 'Last seen')).toHaveTextContent('Not seen yet');
    const table = home.closest('[data-component=Table]')!;
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  },
});

export const ForADoctor = meta.story({
  ...english,
  name: 'Offers nobody but admins to add or edit [DEV-01] [DEV-02] [DEV-05]',
  beforeEach: enter({}, as('DOCTOR', true)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Lane 3 headset/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'New device' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Edit device/ })).toBeNull();
  },
});

const openMenu = async (canvas: ReturnType<typeof within>, name: RegExp): Promise<ReturnType<typeof within>> => {
  const row = await canvas.findByRole('row', { name });
  const buttons = within(row).getAllByRole('button');
  await userEvent.click(buttons.at(-1)!);
  return within(await within(document.body).findByRole('menu'));
};

export const Unlinked = meta.story({
  ...english,
  name: 'Unlinks in dev mode, after asking; the weekly limit is said [DEV-02] [DEV-06]',
  tags: ['@all'],
  beforeEach: enter({
    unlinkDeviceInDevMode: ({ params }) => {
      unlinked(params);
      return unlinked.mock.calls.length > 1 ? refuse(400, ERROR.UNLINK_WEEKLY_LIMIT) : undefined;
    },
  }),
  play: async ({ canvas }) => {
    const page = within(document.body);
    for (const said of ['Device unlinked.', /This week.s limit of unlinked devices is reached\./]) {
      await userEvent.click((await openMenu(canvas, /Home kit 07/)).getByRole('menuitem', { name: 'Unlink' }));
      const question = within(await page.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Unlink' }));
      await expect(await page.findByText(said)).toBeVisible();
    }
    await expect(unlinked).toHaveBeenCalledWith({ id: DEVICES[3]!.id });
  },
});

export const Canceled = meta.story({
  ...english,
  name: 'Cancels the test that runs on a device, after asking [DEV-02]',
  play: async ({ canvas }) => {
    await userEvent.click((await openMenu(canvas, /Pre-test room/)).getByRole('menuitem', { name: /^Cancel/ }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await expect(question.getByText('The test on Pre-test room stops and is removed from the list.')).toBeVisible();
    await expect(ended).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: /^Cancel/ }));
    await expect(ended).toHaveBeenCalledWith({ id: RUNNING.administering_test });
  },
});

export const Deleted = meta.story({
  ...english,
  name: 'Deletes a device no test runs on, after asking: admins of the office group alone [DEV-08] [OUR-130]',
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas, /Pre-test room/);
    await expect(menu.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
    await userEvent.click((await openMenu(canvas, /Home kit 07/)).getByRole('menuitem', { name: 'Delete' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await expect(deleted).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(await within(document.body).findByText('Device deleted.')).toBeVisible();
    await expect(deleted).toHaveBeenCalledWith({ id: DEVICES[3]!.id });
  },
});

const forPacs = as('OFFICE_GROUP_ADMIN');

export const Pools = meta.story({
  ...english,
  name: 'Offers PACS users the pools there are [DEV-03] [DEV-10]',
  args: { path: '/devices/new' },
  beforeEach: enter(
    {
      getPacsConfiguration: () => ({
        device_pools: [POOL],
        disabled_mwl_query_filters: [],
        mwl_query_modality_default: '',
        mwl_query_ttl_seconds: 60,
        mwl_query_results_ttl_seconds: 86_400,
      }),
    },
    { ...forPacs, office_group: { ...forPacs.office_group, pacs_integration: true } },
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Lane 3 headset');
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all' }));
    await userEvent.click(await canvas.findByRole('button', { name: /Pool$/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: POOL.name }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(created).toHaveBeenCalledWith(expect.objectContaining({ pacs_integration_device_pool: POOL.id })),
    );
  },
});

export const New = meta.story({ args: { path: '/devices/new' } });

export const Required = meta.story({
  ...english,
  name: 'Requires a name and an office, with an error at each field [DEV-03]',
  args: { path: '/devices/new' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Name is required')).toBeVisible();
    await expect(canvas.getByText('Choose at least one office')).toBeVisible();
    await expect(created).not.toHaveBeenCalled();
  },
});

export const NameTaken = meta.story({
  ...english,
  name: 'Says at the name that it was used before, and keeps what was typed [DEV-06]',
  args: { path: '/devices/new' },
  beforeEach: enter({
    createDevice: () => refuse(400, ERROR.DEVICE_NAME_TAKEN, { fields: { name: [ERROR.DEVICE_NAME_TAKEN] } }),
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Lane 1 headset');
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('This device name was used before; choose another.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Lane 1 headset');
  },
});

export const Pairing = meta.story({ args: { path: `/devices/edit/${UNCLAIMED.id}` } });

export const Code = meta.story({
  ...english,
  name: 'Leads from a new device to the code and QR code it is paired with; the type is fixed [DEV-03] [DEV-04] [DEV-09]',
  args: { path: '/devices/new' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Lane 3 headset');
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const picture = await canvas.findByRole('img', { name: /Pairing code/ });
    await expect(picture).toHaveAttribute('width', '256');
    await expect(canvas.getByText('K7QM-2RTX')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Type/ })).toBeDisabled();
    await expect(created).toHaveBeenCalledWith({
      name: 'Lane 3 headset',
      device_type: 'S',
      offices: [MAIN.id, LAKEVIEW.id],
      pacs_integration_device_pool: null,
    });
  },
});

export const CameraLink = meta.story({
  ...english,
  name: 'Makes the QR code with which a phone becomes the camera, when it is asked for [DEV-04] [OUR-640]',
  args: { path: `/devices/edit/${CAMERA.id}` },
  beforeEach: enter({
    createCameraLink: () => ({ code: 'P4RT-9KLM', token: 'a-secret', expires: '2999-01-01T00:00:00Z' }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('K7QM-2RTX')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show QR code for a phone' }));
    const picture = await canvas.findByRole('img', { name: /Code of this link/ });
    await expect(picture).toHaveAttribute('width', '256');
    await expect(canvas.getByText('P4RT-9KLM')).toBeVisible();
    await expect(canvas.queryByText('K7QM-2RTX')).toBeNull();
    await expect(document.body.textContent).not.toContain('a-secret');
    await expect(canvas.getByRole('button', { name: 'New QR code' })).toBeEnabled();
  },
});

export const LinkAnotherPhone = meta.story({
  ...english,
  name: 'Links another phone to a camera that is paired [OUR-640]',
  args: { path: `/devices/edit/${CAMERA.id}` },
  beforeEach: enter({
    getDevice: () => ({ ...CAMERA, code: '', user: 'b7b2a8f0-0000-4000-8000-000000000001' }),
    // the clock of this computer is wrong: the link would have expired long ago
    createCameraLink: () => ({ code: 'P4RT-9KLM', token: 'a-secret', expires: '2001-01-01T00:00:00Z' }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Link another phone' }));
    await expect(await canvas.findByText('P4RT-9KLM')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New QR code' })).toBeEnabled();
  },
});

export const Claimed = meta.story({
  ...english,
  name: 'Shows no code of a claimed device, but what it has been doing [DEV-09] [OUR-130]',
  args: { path: `/devices/edit/${RUNNING.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Activity')).toBeVisible();
    await expect(canvas.getByText('Last seen')).toBeVisible();
    await expect(canvas.getByText('17')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /Pairing code/ })).toBeNull();
  },
});
