import { today } from '@isopter/contract';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { never, refuse } from '../../fakes/stage/backend.ts';
import { asked, enterWorklist } from '../../fakes/scenes/enterWorklist.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { AppAt } from '../../fakes/stage/stage.tsx';
import { CONFIGURATION, ITEMS, pacsUser } from '../../fakes/data/worklist.ts';

const meta = preview.meta({
  title: 'Screens/Work items',
  component: AppAt,
  args: { path: '/work-items' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enterWorklist(),
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
export const Loading = meta.story({ beforeEach: enterWorklist({ getMwlQuery: () => ({ status: 'PENDING' }) }) });
export const Unknown = meta.story({ beforeEach: enterWorklist({ getPacsConfiguration: never }) });
export const Empty = meta.story({
  beforeEach: enterWorklist({ getMwlQuery: () => ({ status: 'SUCCEEDED', results: [] }) }),
});
export const Truncated = meta.story({
  beforeEach: enterWorklist({ getMwlQuery: () => ({ status: 'SUCCEEDED', results: [...ITEMS], truncated: true }) }),
});

export const List = meta.story({
  ...english,
  name: 'Lists items by time, queried with the first pool and the usual filter; a warning has an icon, color, text and details; dates have one format [PACS-05] [PACS-07] [PACS-10] (of PACS-01)',
  // the date of birth is among the first columns to go where there is less room
  globals: { ...english.globals, viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await rowOf(canvas, /Okafor, Adaeze/);
    await expect(asked).toHaveBeenCalledOnce();
    await expect(asked.mock.calls[0]![0]).toEqual({
      pacs_integration_device_pool: CONFIGURATION.device_pools[0]!.id,
      patient_first_name: null,
      patient_last_name: null,
      patient_id: null,
      accession_number: null,
      requested_procedure_id: null,
      scheduled_procedure_step_start_date_from: today(signedIn.timezone),
      scheduled_procedure_step_start_date_to: null,
      modality: 'OPV',
      scheduled_station_ae_title: null,
      scheduled_station_ae_title_auto: true,
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

export const Ordered = meta.story({
  ...english,
  name: 'Lists items in order of their times, or by what is chosen; what was asked, since when and whether there is more stand above them [OUR-343]',
  globals: { ...english.globals, viewport: { value: 'desktop' } },
  beforeEach: enterWorklist({
    getMwlQuery: () => ({ status: 'SUCCEEDED', results: ITEMS.toReversed(), truncated: true }),
  }),
  play: async ({ canvas }) => {
    const [okafor, lindqvist, mahmoud, wijayawardena] = ['Okafor', 'Lindqvist', 'محمود', 'Wijayawardena'];
    const standAs = (names: readonly (string | undefined)[]) =>
      waitFor(() =>
        expect(
          canvas
            .getAllByRole('rowheader')
            .map((cell: HTMLElement) => names.find((name) => cell.textContent.includes(name!))),
        ).toEqual(names),
      );
    const sort = async (by: string): Promise<void> =>
      userEvent.click(canvas.getByRole('columnheader', { name: new RegExp(`^${by}`) }));
    await rowOf(canvas, /Okafor/);
    const byTime = [okafor, lindqvist, mahmoud, wijayawardena];
    await standAs(byTime);

    const toldOf = canvas.getByRole('group', { name: 'Query' });
    const [year, month, day] = today(signedIn.timezone).split('-');
    for (const told of [
      'Main clinic',
      `Scheduled from: \u2068${month}/${day}/${year}\u2069`,
      'Modality: \u2068OPV\u2069',
    ])
      await expect(within(toldOf).getByText(told)).toBeVisible();
    const since = within(toldOf).getByText(/^Results of \u2068\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d\u2069$/);
    const more = canvas.getByText('The PACS has more than these 4 items. Narrow the filter to see the others.');
    const table = canvas.getByRole('grid', { name: 'Work items' });
    for (const above of [toldOf, since, more])
      await expect(above.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();

    const byName = [lindqvist, okafor, wijayawardena, mahmoud];
    await sort('Patient');
    await standAs(byName);
    await sort('Patient');
    await standAs(byName.toReversed());
    await sort('Scheduled');
    await standAs(byTime);
    await sort('Scheduled');
    await standAs(byTime.toReversed());
    await sort('Status');
    await waitFor(() => expect(canvas.getAllByRole('rowheader').at(-1)).toHaveTextContent(mahmoud!));
    await sort('Status');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(mahmoud!));
    await expect(asked).toHaveBeenCalledOnce();
  },
});

export const Actions = meta.story({
  ...english,
  name: 'Begins tests and bundles where a patient is here or can be made, and leads to the patient who is here (of PACS-01)',
  tags: ['@all'],
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
  beforeEach: enterWorklist({}, { ...pacsUser, user: { ...pacsUser.user, groups: [{ name: 'SUPPORT_READ_ONLY' }] } }),
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
  beforeEach: enterWorklist({ getPacsConfiguration: () => ({ ...CONFIGURATION, device_pools: [] }) }),
  play: async ({ canvas }) => {
    await expect(await page.findByText('The PACS has no device pool yet, so there is no worklist.')).toBeVisible();
    await expect(canvas.getByText('No device pool')).toBeVisible();
    await expect(canvas.queryByRole('rowheader')).toBeNull();
    await expect(asked).not.toHaveBeenCalled();
  },
});

export const NotConfigured = meta.story({
  ...english,
  name: 'Says where the settings of the PACS cannot be had',
  beforeEach: enterWorklist({ getPacsConfiguration: () => refuse(500, 'Broken.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The settings of the PACS could not be loaded')).toBeVisible();
  },
});
