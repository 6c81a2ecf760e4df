import {
  ERROR_NAME,
  EXPORT_STATUSES,
  type ExportStatus,
  type ExportTask,
  type Group,
  POLL_EXPORTS,
} from '@isopter/contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse } from '../../fakes/stage/backend.ts';
import { clinic } from '../../fakes/data/clinic.ts';
import { type HeldWaits, holdWaits } from '../../fakes/browser/network.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import type { SignedIn } from '../../lib/platform/session/session.ts';
import { queryConfirmation } from '../../fakes/actions/confirmation.ts';

const PROTOCOLS = ['10-2', '10-2-P', '24-2', '24-2-P', '30-2'] as const;
const taskOf = (status: ExportStatus, index: number): ExportTask => ({
  id: `e0000000-0000-4000-8000-00000000000${index}`,
  status,
  parameters: {
    device_type: index % 2 === 0 ? null : 'ETH',
    test_strategy: 'FULL_THRESHOLD',
    test_protocol: PROTOCOLS[index] ?? '24-2',
    start_date: index % 2 === 0 ? null : '2026-03-01',
    end_date: index % 2 === 0 ? '2026-11-30' : null,
    include_deviations: true,
    include_reports: false,
  },
});
const TASKS = EXPORT_STATUSES.map(taskOf);

const asked = fn();
const listed = fn();
const loaded = fn();
const handlers: BackendHandlers = {
  ...clinic,
  listExportTasks: ({ query }) => {
    listed(query);
    return { results: TASKS, count: TASKS.length };
  },
  createExportTask: ({ body }) => {
    asked(body);
    return taskOf('PENDING', 0);
  },
  downloadExportTask: ({ params }) => {
    loaded(params);
    return new Response('PK', { headers: { 'Content-Type': 'application/octet-stream' } });
  },
};
const as = (name: Group, more: Partial<SignedIn['preferences']> = {}): SignedIn => ({
  ...signedIn,
  user: { ...signedIn.user, groups: [{ name }] },
  office_group: { ...signedIn.office_group, research_mode: true },
  preferences: { ...signedIn.preferences, ...more },
});
const enter =
  (more: BackendHandlers = {}, who: SignedIn = as('DOCTOR')) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    for (const spy of [asked, listed, loaded]) spy.mockClear();
    return stage(String(globals['locale']), { ...handlers, ...more }, who);
  };

const meta = preview.meta({
  title: 'Screens/Exports',
  component: AppAt,
  args: { path: '/export-tasks' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});
const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };
const page = within(document.body);
type Canvas = ReturnType<typeof within>;

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Empty = meta.story({ beforeEach: enter({ listExportTasks: () => ({ results: [], count: 0 }) }) });

export const List = meta.story({
  ...english,
  name: 'Lists test, days, device and state of each; only what is finished can be downloaded [EXP-01] [EXP-04]',
  play: async ({ canvas }) => {
    const rowOf = (protocol: string) => canvas.findByRole('row', { name: new RegExp(`Perimetry ${protocol},`) });
    const cellsOf = async (protocol: string) =>
      within(await rowOf(protocol))
        .getAllByRole('gridcell')
        .map((cell: HTMLElement) => cell.textContent.replaceAll(/[\u2066-\u2069]/g, ''));
    await rowOf('10-2');
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    const titles = canvas.getAllByRole('columnheader').map((one: HTMLElement) => one.textContent);
    await expect(titles.slice(0, 5)).toEqual(['Test', 'From', 'Until', 'Device type', 'Status']);
    await expect((await cellsOf('10-2')).slice(1, 4)).toEqual(['11/30/2026', 'Any', 'In progress']);
    await expect((await cellsOf('10-2-P')).slice(0, 4)).toEqual([
      '03/01/2026',
      expect.anything(),
      'Home eye tracking',
      'Waiting',
    ]);
    const states = ['In progress', 'Waiting', 'Failed', 'Finished', 'Expired'];
    const tones = ['caution', 'caution', 'critical', 'positive', 'critical'];
    for (const [index, protocol] of PROTOCOLS.entries()) {
      const mark = within(await rowOf(protocol)).getByText(states[index]!);
      await expect(mark.closest('[data-component="StatusMarker"]')).toHaveAttribute('data-tone', tones[index]);
    }
    const withMenu = canvas.getAllByRole('row').filter((row: HTMLElement) => within(row).queryByRole('button'));
    const finished = await rowOf('24-2-P');
    await expect(withMenu).toContain(finished);
    await expect(withMenu).not.toContain(await rowOf('24-2'));
    await userEvent.click(within(finished).getByRole('button'));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Download' }));
    await waitFor(() => expect(loaded).toHaveBeenCalledWith({ id: TASKS[3]?.id }));
  },
});

export const DownloadFailed = meta.story({
  ...english,
  name: 'Says that a file no longer exists [EXP-04]',
  beforeEach: enter({ downloadExportTask: () => refuse(404, 'Not found.') }),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Perimetry 24-2-P,/ });
    await userEvent.click(within(row).getByRole('button'));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Download' }));
    await expect(await page.findByRole('alertdialog')).toBeVisible();
  },
});

let clock: HeldWaits;
/** Answers the second request. */
let answer: () => void;
export const Polled = meta.story({
  ...english,
  name: 'Loads the list again every 10 s, without a loading indicator (of CONST-03) [EXP-01]',
  beforeEach: async (context) => {
    clock = holdWaits(POLL_EXPORTS);
    const { promise, resolve } = Promise.withResolvers<void>();
    answer = resolve;
    const leave = await enter({
      listExportTasks: async () => {
        listed();
        const isFirst = listed.mock.calls.length === 1;
        if (!isFirst) await promise;
        return { results: [taskOf(isFirst ? 'PENDING' : 'FINISHED', 2)], count: 1 };
      },
    })(context);
    return () => {
      clock.end();
      leave();
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting')).toBeVisible();
    await waitFor(() => {
      // the wait begins with the answer, which may come after this looks
      if (listed.mock.calls.length < 2) clock.pass();
      return expect(listed).toHaveBeenCalledTimes(2);
    });
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByText('Waiting')).toBeVisible();
    answer();
    await expect(await canvas.findByText('Finished')).toBeVisible();
    await expect(listed).toHaveBeenCalledTimes(2);
  },
});

export const NotLoaded = meta.story({
  ...english,
  name: 'Ends loading where the list cannot be loaded, and tells it in its place alone [API-10] [EXP-04]',
  beforeEach: enter({ listExportTasks: () => refuse(500, 'Broken.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The exports could not be loaded')).toBeVisible();
    await expect(queryConfirmation()).toBeNull();
    await expect(canvas.getByRole('link', { name: 'New export' })).toBeVisible();
  },
});

export const ForAReader = meta.story({
  ...english,
  name: 'Lets readers of support ask for none [SUP-02]',
  beforeEach: enter({}, as('SUPPORT_READ_ONLY')),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Perimetry 24-2,/ });
    await expect(canvas.queryByRole('link', { name: 'New export' })).toBeNull();
  },
});

const choose = async (canvas: Canvas, field: RegExp, option: string): Promise<void> => {
  await userEvent.click(canvas.getByRole('button', { name: field }));
  await userEvent.click(await page.findByRole('option', { name: option }));
};
const optionsOf = async (canvas: Canvas, field: RegExp): Promise<string[]> => {
  await userEvent.click(canvas.getByRole('button', { name: field }));
  const options = (await page.findAllByRole('option')).map((one: HTMLElement) => one.textContent);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(page.queryByRole('option')).toBeNull());
  return options;
};

export const New = meta.story({
  ...english,
  name: 'Asks for an export with a valid, changed form alone; what is offered depends on the strategy [EXP-02] [EXP-03] [VAL-08]',
  args: { path: '/export-tasks/new' },
  play: async ({ canvas }) => {
    const submit = await canvas.findByRole('button', { name: 'Export' });
    await expect(canvas.getByRole('heading', { name: 'New export', level: 1 })).toBeVisible();
    await expect(submit).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /Protocol/ })).toBeDisabled();
    await expect(await optionsOf(canvas, /Device type/)).toEqual([
      'Any',
      'Home',
      'Home eye tracking',
      'Office choice',
      'Office eye tracking',
      'Office',
    ]);
    await expect(await optionsOf(canvas, /Strategy/)).toEqual(['Full threshold', 'AVA Standard', 'AVA Fast']);
    await choose(canvas, /Strategy/, 'Full threshold');
    const full = ['10-2', 'Pediatric 10-2', '24-2', 'Pediatric 24-2', '30-2'];
    await expect(await optionsOf(canvas, /Protocol/)).toEqual(full);
    await choose(canvas, /Protocol/, 'Pediatric 10-2');
    await waitFor(() => expect(submit).toBeEnabled());
    await choose(canvas, /Strategy/, 'AVA Fast');
    await waitFor(() => expect(submit).toBeDisabled());
    const ava = ['24-2', 'Pediatric 24-2', '30-2', 'Pediatric 30-2'];
    await expect(await optionsOf(canvas, /Protocol/)).toEqual(ava);
    await choose(canvas, /Protocol/, '24-2');
    await userEvent.type(canvas.getByRole('textbox', { name: /^From/ }), '03/02/2026');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Until/ }), '03/01');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Until/ })).toBeInvalid());
    await expect(submit).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Until/ }), '/2026');
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText('The end must not be before the start')).toBeVisible();
    await expect(submit).toBeDisabled();
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Until/ }));
    await choose(canvas, /Device type/, 'Home');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Include deviations/ }));
    await waitFor(() => expect(submit).toBeEnabled());
    await userEvent.click(submit);
    await expect(await page.findByText(/The export is being created/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'New export' })).toBeVisible();
    await expect(asked).toHaveBeenCalledTimes(1);
    await expect(asked).toHaveBeenCalledWith({
      parameters: {
        device_type: 'H',
        test_strategy: 'AVA_FAST',
        test_protocol: '24-2',
        start_date: '2026-03-02',
        end_date: null,
        include_deviations: true,
        include_reports: false,
      },
    });
  },
});

export const NewRefused = meta.story({
  ...english,
  name: 'Says why an export was refused, and keeps what was chosen [EXP-02]',
  tags: ['@all'],
  args: { path: '/export-tasks/new' },
  beforeEach: enter({ createExportTask: () => refuse(409, 'Too many.', { name: ERROR_NAME.TOO_MANY_EXPORTS }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'New export', level: 1 });
    await choose(canvas, /Strategy/, 'AVA Fast');
    await choose(canvas, /Protocol/, '30-2');
    const submit = canvas.getByRole('button', { name: 'Export' });
    await waitFor(() => expect(submit).toBeEnabled());
    await userEvent.click(submit);
    await expect(await canvas.findByText(/^Ten of your exports are already waiting/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Protocol/ })).toHaveTextContent('30-2');
  },
});

export const NewWithoutReports = meta.story({
  ...english,
  name: 'Offers no reports where none are taken away [REP-08]',
  args: { path: '/export-tasks/new' },
  beforeEach: enter({}, as('DOCTOR', { enable_zero_pii: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /Include reports/ })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: /Include deviations/ })).toBeEnabled();
  },
});

export const NewOnAPhone = meta.story({
  args: { path: '/export-tasks/new' },
  globals: { viewport: { value: 'phone' } },
});
