import { WORKLIST_EXPIRY_CHECK } from '@isopter/contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse } from '../../fakes/backend.ts';
import { clinic } from '../../fakes/clinic.ts';
import { PATIENT } from '../../fakes/form.ts';
import { formHandlers, listHandlers, monitorHandlers } from '../../fakes/handlers.ts';
import { installSocket } from '../../fakes/scriptedSocket.ts';
import { AppAt, stage } from '../../fakes/stage.tsx';
import { sampleTest } from '../../fakes/tests.ts';
import { CONFIGURATION, ITEMS, pacsUser, worklistHandlers } from '../../fakes/worklist.ts';
import type { SignedIn } from '../../lib/session/session.ts';

const asked = fn();
const created = fn();
const base: BackendHandlers = {
  ...listHandlers,
  ...formHandlers,
  ...clinic,
  getPatient: formHandlers.getPatient!,
  listTestPresets: () => [],
  ...worklistHandlers,
  createMwlQuery: ({ body }) => {
    asked(body);
    return { mwl_query_id: ITEMS[0]!.id };
  },
};
const enter =
  (more: BackendHandlers = {}, who: SignedIn = pacsUser) =>
  async ({ globals }: { globals: Record<string, unknown> }) => {
    asked.mockClear();
    created.mockClear();
    const endSocket = installSocket({ ready: null });
    const leave = await stage(String(globals['locale']), { ...base, ...more }, who);
    return () => {
      endSocket();
      leave();
    };
  };

const meta = preview.meta({
  title: 'Screens/Work items',
  component: AppAt,
  args: { path: '/work-items' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});
const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };
const page = within(document.body);
type Canvas = ReturnType<typeof within>;
const rowOf = (canvas: Canvas, name: RegExp): Promise<HTMLElement> => canvas.findByRole('row', { name });
const menuOf = async (canvas: Canvas, name: RegExp): Promise<string[]> => {
  await userEvent.click(within(await rowOf(canvas, name)).getByRole('button', { name: /^Actions for/ }));
  return (await page.findAllByRole('menuitem')).map((item: HTMLElement) => item.textContent);
};

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Loading = meta.story({ beforeEach: enter({ getMwlQuery: () => ({ status: 'PENDING' }) }) });
export const Unknown = meta.story({ beforeEach: enter({ getPacsConfiguration: never }) });
export const Empty = meta.story({ beforeEach: enter({ getMwlQuery: () => ({ status: 'SUCCEEDED', results: [] }) }) });
export const Truncated = meta.story({
  beforeEach: enter({ getMwlQuery: () => ({ status: 'SUCCEEDED', results: [...ITEMS], truncated: true }) }),
});

export const List = meta.story({
  ...english,
  name: 'Lists items by their time, asked for with the first pool and the usual filter; a warning says so in sign, colour and words, with its details; dates are written one way [PACS-05] [PACS-07] (of PACS-01) (of PACS-10)',
  // the date of birth is among the first columns to go where there is less room
  globals: { ...english.globals, viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await rowOf(canvas, /Okafor, Adaeze/);
    await expect(asked).toHaveBeenCalledOnce();
    await expect(asked.mock.calls[0]![0]).toMatchObject({
      pacs_integration_device_pool: CONFIGURATION.device_pools[0]!.id,
      modality: 'OPV',
      scheduled_station_ae_title_auto: true,
      patient_last_name: null,
      scheduled_procedure_step_start_date_to: null,
    });
    const names = canvas.getAllByRole('rowheader').map((cell: HTMLElement) => cell.textContent);
    await expect(names[0]).toContain('Okafor, Adaeze');
    await expect(names[2]).toContain('محمود, ليلى');
    for (const date of ['03/14/1961', '11/20/2026 09:45:00'])
      await expect(await rowOf(canvas, /Okafor/)).toHaveTextContent(date);
    const markOf = async (name: RegExp) => (await rowOf(canvas, name)).querySelector<HTMLElement>('[data-step]')!;
    const ready = await markOf(/Okafor/);
    await expect([ready.dataset['step'], ready.textContent]).toEqual(['success', 'Ready']);
    const warning = await markOf(/محمود/);
    await expect([warning.dataset['step'], warning.textContent]).toEqual([
      'failure',
      `Warning${ITEMS[2]!.status_details}`,
    ]);
    for (const mark of [ready, warning]) await expect(mark.querySelector('svg')).toBeVisible();
    await expect(getComputedStyle(ready).color).not.toBe(getComputedStyle(warning).color);
    await expect(canvas.getByText(/^Results of \u2068\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d\u2069$/)).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'PACS records' })).toHaveAttribute('href', '/work-items/history');
    await expect(canvas.getByRole('link', { name: 'Filter…' })).toHaveAttribute('href', '/work-items/filter');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  },
});

export const Actions = meta.story({
  ...english,
  name: 'Begins tests and bundles where a patient is here or can be made, and leads to the patient who is here (of PACS-01)',
  play: async ({ canvas }) => {
    await expect(await menuOf(canvas, /Okafor/)).toEqual(['New test', 'New bundle', 'View patient']);
    await userEvent.keyboard('{Escape}');
    await expect(await menuOf(canvas, /Lindqvist/)).toEqual(['New test', 'New bundle']);
    await userEvent.keyboard('{Escape}');
    await expect(within(await rowOf(canvas, /محمود/)).queryByRole('button')).toBeNull();
    await menuOf(canvas, /Okafor/);
    await userEvent.click(page.getByRole('menuitem', { name: 'View patient' }));
    await expect(await canvas.findByRole('region', { name: 'Patient' })).toHaveTextContent('Okafor, Adaeze');
  },
});

export const ForAReader = meta.story({
  ...english,
  name: 'Offers readers of support nothing that is refused',
  beforeEach: enter({}, { ...pacsUser, user: { ...pacsUser.user, groups: [{ name: 'SUPPORT_READ_ONLY' }] } }),
  play: async ({ canvas }) => {
    await expect(await menuOf(canvas, /Okafor/)).toEqual(['View patient']);
  },
});

export const Details = meta.story({
  ...english,
  name: 'Opens everything the PACS sent of an item, in two tabs; nothing of it can be changed (of PACS-01)',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Okafor, Adaeze'));
    const dialog = within(await page.findByRole('dialog', { name: 'Okafor, Adaeze' }));
    const facts = () =>
      Object.fromEntries(
        dialog
          .getAllByRole('term')
          .map((term: HTMLElement) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
      );
    await expect(facts()).toMatchObject({
      'Patient ID': 'A-20418',
      'Date of birth': '03/14/1961',
      Sex: 'Female',
      'Accession number': 'ACC-7741',
      Scheduled: '11/20/2026 09:45:00',
      'Referring physician': 'Dahl, Henrik',
    });
    await userEvent.click(dialog.getByRole('tab', { name: 'Additional info' }));
    await waitFor(() =>
      expect(facts()).toEqual({
        'Admission ID': 'ADM-1',
        Allergies: 'Latex',
        'Medical alerts': 'Pacemaker',
        'Study instance UID': '1.2.826.0.1.3680043.8.498.7741',
        'Study ID': 'S-7741',
        'Study date': '11/20/2026 08:00:00',
        'Requested procedure ID': 'RP-7741',
        'Patient weight': '82',
      }),
    );
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
});

export const WarningDetails = meta.story({
  name: 'Details of a warning',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('محمود, ليلى'));
    await expect(await page.findByRole('dialog')).toBeVisible();
  },
});

export const NoPool = meta.story({
  ...english,
  name: 'Says where there is no pool to ask, and asks for nothing [PACS-04]',
  beforeEach: enter({ getPacsConfiguration: () => ({ ...CONFIGURATION, device_pools: [] }) }),
  play: async ({ canvas }) => {
    await expect(
      await page.findByText('The PACS has no pool of devices yet, so that there is no worklist to ask for.'),
    ).toBeVisible();
    await expect(canvas.getByText('No pool of devices')).toBeVisible();
    await expect(canvas.queryByRole('rowheader')).toBeNull();
    await expect(asked).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  ...english,
  name: 'Shows nothing where the PACS fails, tells it, and asks again by hand (of PACS-03)',
  beforeEach: enter({ getMwlQuery: () => ({ status: 'FAILED' }) }),
  play: async ({ canvas }) => {
    await expect(await page.findByText('The PACS gave no answer to the filter.')).toBeVisible();
    await expect(canvas.getByText('No answer from the PACS')).toBeVisible();
    await expect(canvas.queryByRole('rowheader')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  },
});

export const NotConfigured = meta.story({
  ...english,
  name: 'Says where the settings of the PACS cannot be had',
  beforeEach: enter({ getPacsConfiguration: () => refuse(500, 'Broken.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The settings of the PACS could not be loaded')).toBeVisible();
  },
});

let checks: () => void;
export const Expired = meta.story({
  ...english,
  name: 'Asks anew once results no longer hold, which is checked every 5 minutes (of PACS-03)',
  beforeEach: async (context) => {
    const real = globalThis.setInterval;
    globalThis.setInterval = ((run: () => void, wait?: number) => {
      if (wait === WORKLIST_EXPIRY_CHECK) checks = run;
      return real(run, wait);
    }) as typeof setInterval;
    const leave = await enter({
      getPacsConfiguration: () => ({ ...CONFIGURATION, mwl_query_results_ttl_seconds: 0 }),
    })(context);
    return () => {
      globalThis.setInterval = real;
      leave();
    };
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, /Okafor/);
    await expect(asked).toHaveBeenCalledOnce();
    checks();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await rowOf(canvas, /Okafor/);
  },
});

const begun: BackendHandlers = {
  ...monitorHandlers({}),
  listTestDevices: formHandlers.listTestDevices!,
  createTest: ({ body }) => {
    created(body);
    return sampleTest(1);
  },
};
export const TestOfItem = meta.story({
  ...english,
  name: 'A test for a patient who is not here yet says whom it is for, carries the item, and leads back to the worklist (of OUR-340) (of OUR-342) (of FORM-01)',
  beforeEach: enter(begun),
  play: async ({ canvas }) => {
    await menuOf(canvas, /Lindqvist/);
    await userEvent.click(page.getByRole('menuitem', { name: 'New test' }));
    await expect(
      await canvas.findByText('For the work item of Lindqvist, Jonas, born 11/02/1987', {}, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvas.getByText(/^This patient is not here yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await rowOf(canvas, /Lindqvist/);
    await expect(asked).toHaveBeenCalledOnce();
    await expect(created).not.toHaveBeenCalled();
  },
});

export const TestOfKnown = meta.story({
  ...english,
  name: 'A test for a patient who is here shows both, the patient and the item',
  args: { path: `/tests/new/${PATIENT.id}?mwlId=${ITEMS[0]!.id}` },
  beforeEach: enter(begun),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For an item of the worklist', {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Patient' })).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Work items' })).toBeVisible();
  },
});
