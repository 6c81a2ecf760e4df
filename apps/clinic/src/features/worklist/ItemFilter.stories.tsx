import { ERROR_NAME, today } from '@isopter/contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse } from '../../fakes/stage/backend.ts';
import { clinic } from '../../fakes/data/clinic.ts';
import { installSocket } from '../../fakes/browser/scriptedSocket.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import type { SignedIn } from '../../lib/platform/session/session.ts';
import { CONFIGURATION, ITEMS, pacsUser, worklistHandlers } from '../../fakes/data/worklist.ts';

const asked = fn();
const enter =
  (more: BackendHandlers = {}, enable_zero_pii = false, groups: SignedIn['user']['groups'] = pacsUser.user.groups) =>
  async ({ globals }: { globals: Record<string, unknown> }) => {
    asked.mockClear();
    const endSocket = installSocket({ ready: null });
    const handlers: BackendHandlers = {
      ...clinic,
      ...worklistHandlers,
      createMwlQuery: ({ body }) => {
        asked(body);
        return { mwl_query_id: ITEMS[0]!.id };
      },
      ...more,
    };
    // a new user each time, because the filter of an earlier story is kept for its user
    const user = { ...pacsUser.user, groups, id: crypto.randomUUID() };
    const leave = await stage(String(globals['locale']), handlers, {
      ...pacsUser,
      user,
      preferences: { ...pacsUser.preferences, enable_zero_pii },
    });
    return () => {
      endSocket();
      leave();
    };
  };

const meta = preview.meta({
  title: 'Screens/Filter of work items',
  component: AppAt,
  args: { path: '/work-items/filter' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});
const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };
const page = within(document.body);
type Canvas = ReturnType<typeof within>;
const submitOf = (canvas: Canvas): Promise<HTMLElement> => canvas.findByRole('button', { name: 'Filter' });
const field = (canvas: Canvas, name: RegExp): HTMLElement => canvas.getByRole('textbox', { name });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Form = meta.story({
  ...english,
  name: 'Begins with the first pool, today, the usual modality and the own station; refused fields show errors [PACS-02] [PACS-12] (of PACS-10)',
  play: async ({ canvas }) => {
    const submit = await submitOf(canvas);
    await expect(canvas.getByRole('button', { name: /^Main clinic Device pool/ })).toBeVisible();
    await expect(field(canvas, /^Modality/)).toHaveValue('OPV');
    const [year, month, day] = today(signedIn.timezone).split('-');
    await expect(field(canvas, /^Scheduled from/)).toHaveValue(`${month}/${day}/${year}`);
    await expect(canvas.queryByRole('textbox', { name: /^Station AE title/ })).toBeNull();

    await userEvent.type(field(canvas, /^Last name/), 'a'.repeat(31));
    await userEvent.type(field(canvas, /^Patient ID/), 'a'.repeat(65));
    await userEvent.type(field(canvas, /^Accession number/), 'a'.repeat(17));
    await userEvent.type(field(canvas, /^Modality/), 'X');
    await userEvent.type(field(canvas, /^Scheduled until/), '01/02/2020');
    await userEvent.click(submit);
    await expect(await canvas.findByText('The end must not be before the start')).toBeVisible();
    for (const most of ['At most 30 characters', 'At most 64 characters', 'At most 16 characters'])
      await expect(canvas.getByText(most)).toBeVisible();
    await expect(canvas.getByText('At most 3 characters')).toBeVisible();
    await expect(asked).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('switch', { name: /AE title of the pool/ }));
    await userEvent.type(field(canvas, /^Station AE title/), 'LANE2');
    await userEvent.click(canvas.getByRole('switch', { name: /AE title of the pool/ }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /^Station AE title/ })).toBeNull());
    await userEvent.click(canvas.getByRole('switch', { name: /AE title of the pool/ }));
    await expect(field(canvas, /^Station AE title/)).toHaveValue('');
  },
});

export const Kept = meta.story({
  ...english,
  name: 'Asks the PACS, goes to the results, and is used again; no name stays on this device [OUR-341] [PACS-03]',
  play: async ({ canvas }) => {
    const submit = await submitOf(canvas);
    await userEvent.type(field(canvas, /^Last name/), 'Okafor');
    await userEvent.type(field(canvas, /^Patient ID/), 'A-20418');
    await userEvent.clear(field(canvas, /^Modality/));
    await userEvent.click(submit);
    await expect(await canvas.findByText('Last name: \u2068Okafor\u2069')).toBeVisible();
    await canvas.findByRole('row', { name: /Okafor, Adaeze/ });
    // the results are those of the query that the form began
    await expect(asked).toHaveBeenCalledOnce();
    await expect(asked.mock.calls[0]![0]).toMatchObject({
      patient_last_name: 'Okafor',
      patient_id: 'A-20418',
      modality: null,
    });
    const kept = localStorage.getItem('isopter.work_item_filter')!;
    await expect(kept).toContain(CONFIGURATION.device_pools[0]!.id);
    await expect(kept).not.toMatch(/Okafor|20418/);
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await expect(asked.mock.calls[1]).toEqual(asked.mock.calls[0]);
    await userEvent.click(canvas.getByRole('link', { name: 'Filter…' }));
    await submitOf(canvas);
    await expect(field(canvas, /^Last name/)).toHaveValue('Okafor');
    await expect(field(canvas, /^Modality/)).toHaveValue('');
  },
});

export const Filled = meta.story({
  ...english,
  name: 'Asks by every field [PACS-10]',
  tags: ['@all'],
  play: async ({ canvas }) => {
    const submit = await submitOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /Device pool/ }));
    await userEvent.click(await page.findByRole('option', { name: 'Annex' }));
    await userEvent.click(canvas.getByRole('switch', { name: /AE title of the pool/ }));
    const typed: [RegExp, string][] = [
      [/^First name/, 'Adaeze'],
      [/^Last name/, 'Okafor'],
      [/^Patient ID/, 'A-20418'],
      [/^Accession number/, 'ACC-7741'],
      [/^Requested procedure ID/, 'RP-7741'],
      [/^Scheduled from/, '11/20/2026'],
      [/^Scheduled until/, '11/21/2026'],
      [/^Modality/, 'OPT'],
      [/^Station AE title/, 'LANE2'],
    ];
    for (const [name, text] of typed) {
      await userEvent.clear(field(canvas, name));
      await userEvent.type(field(canvas, name), text);
    }
    await userEvent.click(submit);
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith({
        pacs_integration_device_pool: CONFIGURATION.device_pools[1]!.id,
        patient_first_name: 'Adaeze',
        patient_last_name: 'Okafor',
        patient_id: 'A-20418',
        accession_number: 'ACC-7741',
        requested_procedure_id: 'RP-7741',
        scheduled_procedure_step_start_date_from: '2026-11-20',
        scheduled_procedure_step_start_date_to: '2026-11-21',
        modality: 'OPT',
        scheduled_station_ae_title: 'LANE2',
        scheduled_station_ae_title_auto: false,
      }),
    );
  },
});

export const Hidden = meta.story({
  ...english,
  name: 'Hides what the PACS does not filter by, and sends it as null (of PACS-02)',
  beforeEach: enter({
    getPacsConfiguration: () => ({
      ...CONFIGURATION,
      disabled_mwl_query_filters: [
        'patient_first_name',
        'patient_last_name',
        'modality',
        'scheduled_station_ae_title_auto',
      ],
    }),
  }),
  play: async ({ canvas }) => {
    const submit = await submitOf(canvas);
    for (const name of [/^Last name/, /^First name/, /^Modality/])
      await expect(canvas.queryByRole('textbox', { name })).toBeNull();
    await expect(canvas.queryByRole('switch')).toBeNull();
    await userEvent.type(field(canvas, /^Station AE title/), 'LANE2');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith(
        expect.objectContaining({
          patient_first_name: null,
          patient_last_name: null,
          modality: null,
          scheduled_station_ae_title_auto: null,
          scheduled_station_ae_title: 'LANE2',
        }),
      ),
    );
  },
});

export const Refused = meta.story({
  ...english,
  name: 'Says in the words of the server why a query is refused, and closes [PACS-03]',
  beforeEach: enter({ createMwlQuery: () => refuse(503, 'The PACS of this pool is switched off.') }),
  play: async ({ canvas }) => {
    await userEvent.click(await submitOf(canvas));
    await expect(await page.findByText('The PACS of this pool is switched off.')).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: 'PACS records' })).toBeVisible();
    await expect(localStorage.getItem('isopter.work_item_filter')).toBeNull();
  },
});

export const NoPool = meta.story({
  beforeEach: enter({ getPacsConfiguration: () => ({ ...CONFIGURATION, device_pools: [] }) }),
});

export const NoNames = meta.story({
  ...english,
  name: 'Says in zero-PII mode why nothing is asked for by name [OUR-383]',
  beforeEach: enter(
    {
      getPacsConfiguration: () => ({
        ...CONFIGURATION,
        disabled_mwl_query_filters: ['patient_first_name', 'patient_last_name'],
      }),
    },
    true,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^In zero-PII mode there is no search by name here/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /^(First|Last) name/ })).toBeNull();
  },
});

export const ConnectionTest = meta.story({
  ...english,
  name: 'An admin tests the connection to both systems of the pool and reads why there is none [OUR-729]',
  beforeEach: enter({}, false, [{ name: 'OFFICE_GROUP_ADMIN' }]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Test connection' }));
    await expect(await canvas.findByText('Worklist: connected')).toBeVisible();
    await expect(canvas.getByText('Archive: not connected')).toBeVisible();
    await expect(canvas.getByText(/does not have the AE title/)).toBeVisible();
  },
});

export const UnknownLetters = meta.story({
  ...english,
  name: 'Letters that the PACS does not have are refused at their field, and what was typed stays [OUR-726]',
  beforeEach: enter({
    createMwlQuery: () =>
      refuse(400, 'The PACS does not support some of these characters.', {
        name: ERROR_NAME.LETTERS_UNKNOWN,
        fields: { patient_last_name: ['The PACS does not support some of these characters.'] },
      }),
  }),
  play: async ({ canvas }) => {
    const submit = await submitOf(canvas);
    await userEvent.type(field(canvas, /^Last name/), '山田');
    await userEvent.click(submit);
    await expect(await canvas.findByText(/^The PACS does not support some of these characters/)).toBeVisible();
    await expect(field(canvas, /^Last name/)).toHaveValue('山田');
  },
});
