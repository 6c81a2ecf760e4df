import type { ImportItem } from '@isopter/contract';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse } from '../../../fakes/stage/backend.ts';
import { PATIENT } from '../../../fakes/data/form.ts';
import { listHandlers } from '../../../fakes/stage/handlers.ts';
import { IMPORTS, sampleImport } from '../../../fakes/data/imports.ts';
import { enter, forgetAnnouncements, ScreenStage } from '../../../fakes/stage/ScreenStage.tsx';
import { recordWindows } from '../../../fakes/browser/reportWindows.ts';
import { sampleTest } from '../../../fakes/data/tests.ts';
import { TestList } from './TestList.tsx';

const deleted = fn();
const listed = fn();
const downloaded = fn();
/** The current imports. */
let imports: readonly ImportItem[] = IMPORTS;

const handlers: BackendHandlers = {
  ...listHandlers,
  listPatientTests: () => ({ results: [sampleTest(1)], count: 201 }),
  listImports: ({ query }) => {
    listed(query);
    return [...imports];
  },
  deleteImport: ({ params }) => {
    deleted(params);
    imports = imports.filter(({ upload_id }) => upload_id !== params['id']);
    return undefined;
  },
  downloadImport: ({ params }) => {
    downloaded(params);
    return new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } });
  },
};
type World = Omit<Parameters<typeof enter>[0], 'handlers'>;
const having =
  (there: readonly ImportItem[] = IMPORTS, more: BackendHandlers = {}, world: World = {}) =>
  (context: { globals: Record<string, unknown> }) => {
    imports = there;
    for (const spy of [deleted, downloaded, listed]) spy.mockClear();
    return enter({ ...world, handlers: { ...handlers, ...more } })(context);
  };

const meta = preview.meta({
  title: 'Screens/Imported reports',
  component: ScreenStage,
  args: { screen: TestList, route: '/tests/:patientId', path: `/tests/${PATIENT.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: having(),
});
const english = { tags: ['!autodocs'], globals: { locale: 'en-US', viewport: { value: 'desktop' } } };
type Canvas = ReturnType<typeof within>;

const rowOf = (canvas: Canvas, file: string): Promise<HTMLElement> =>
  canvas.findByRole('row', { name: new RegExp(`${file}\\.pdf`) });
const filesOf = (canvas: Canvas): string[] =>
  canvas.queryAllByText(/field \d\.pdf/).map((file: HTMLElement) => /field \d/.exec(file.textContent)![0]);
/** The actions of a row, those in its menu too. */
async function actionsOf(canvas: Canvas, file: string): Promise<string[]> {
  const row = await rowOf(canvas, file);
  await userEvent.click(within(row).getByRole('button', { name: /Actions for/ }));
  const items = await screen.findAllByRole('menuitem');
  const names = items.map((item: HTMLElement) => item.textContent);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  return names;
}

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const EveryState = meta.story({
  ...english,
  name: 'Stand above the tests with what they are of, their day and their state [LIST-13] (of IMP-02)',
  play: async ({ canvas }) => {
    await rowOf(canvas, 'field 1');
    await expect(listed).toHaveBeenCalledWith({ patient: PATIENT.id });
    const rows = canvas.getAllByRole('row').slice(1);
    const states = [
      'Waiting for processing',
      'Processing',
      'To be verified',
      'Needs review',
      'Needs review',
      'Verified',
    ];
    for (const [index, state] of states.entries()) {
      await expect(within(rows[index]!).getByText(new RegExp(`field ${index + 1}\\.pdf`))).toBeVisible();
      await expect(within(rows[index]!).getByText(/^Imported/)).toBeVisible();
      await expect(within(rows[index]!).getByText(state)).toBeVisible();
    }
    await expect(within(rows[2]!).getByText('Perimetry 24-2')).toBeVisible();
    await expect(within(rows[2]!).getByText('03/14/2026')).toBeVisible();
    await expect(within(rows[6]!).queryByText(/^Imported/)).toBeNull();
  },
});

export const Actions = meta.story({
  ...english,
  name: 'Offer what their state allows, and a report only if there is one [LIST-14] (of IMP-03)',
  tags: ['@all'],
  play: async ({ canvas }) => {
    await expect(await actionsOf(canvas, 'field 3')).toEqual([
      'Verify',
      'Show the report',
      'Download the report',
      'Delete the report',
    ]);
    await expect(await actionsOf(canvas, 'field 4')).toContain('Resolve');
    await expect(await actionsOf(canvas, 'field 5')).toEqual(['Resolve', 'Delete the report']);
    await expect(await actionsOf(canvas, 'field 6')).toContain('Correct verified data');
  },
});

export const Verify = meta.story({
  ...english,
  name: 'Lead to where they are verified when their row is pressed (of IMP-03)',
  play: async ({ canvas }) => {
    await userEvent.click(within(await rowOf(canvas, 'field 3')).getByText('Perimetry 24-2'));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(
      `/import/verify/${sampleImport(3).upload_id}`,
    );
  },
});

const windows: string[] = [];
export const Report = meta.story({
  ...english,
  name: 'Show their report in a separate window [LIST-14]',
  beforeEach: async (context) => {
    windows.length = 0;
    const restore = recordWindows(windows);
    const leave = await having()(context);
    return () => {
      restore();
      leave();
    };
  },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'field 6');
    await userEvent.click(within(row).getByRole('button', { name: /Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show the report' }));
    await waitFor(() => expect(windows).toEqual(['opened', 'shown']));
  },
});

const saved: { name: string; type: string }[] = [];
export const Download = meta.story({
  ...english,
  name: 'Save their report as a PDF under the name of its file [REP-12]',
  beforeEach: async (context) => {
    saved.length = 0;
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      const { download: name, href } = this;
      void fetch(href)
        .then((file) => file.blob())
        .then(({ type }) => saved.push({ name, type }));
    });
    const leave = await having([sampleImport(6, { test_report: 'scan.jpg', extraction_verified: true })])(context);
    return () => {
      click.mockRestore();
      leave();
    };
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /scan\.jpg/ });
    await userEvent.click(within(row).getByRole('button', { name: /Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download the report' }));
    await waitFor(() => expect(saved).toEqual([{ name: 'scan.pdf', type: 'application/pdf' }]));
    await expect(downloaded).toHaveBeenCalledWith({ id: sampleImport(6).upload_id });
  },
});

export const Delete = meta.story({
  ...english,
  name: 'Are deleted once that is confirmed [OUR-355]',
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'field 5');
    await userEvent.click(within(row).getByRole('button', { name: /Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete the report' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/field 5\.pdf/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete the report' }));
    await waitFor(() => expect(filesOf(canvas)).not.toContain('field 5'));
    await expect(deleted).toHaveBeenCalledWith({ id: sampleImport(5).upload_id });
    forgetAnnouncements();
  },
});

export const Found = meta.story({
  ...english,
  name: 'Are found by name and stand on the first page alone, where no filter is set [OUR-358]',
  play: async ({ canvas }) => {
    await rowOf(canvas, 'field 1');
    await userEvent.type(canvas.getByRole('searchbox'), 'field 4');
    await waitFor(() => expect(filesOf(canvas)).toEqual(['field 4']));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(filesOf(canvas)).toHaveLength(6));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(filesOf(canvas)).toEqual([]));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await waitFor(() => expect(filesOf(canvas)).toHaveLength(6));
  },
});

export const Filtered = meta.story({
  ...english,
  name: 'Give way to the tests where a filter is set (of OUR-358)',
  args: { path: `/tests/${PATIENT.id}?status=finished` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await waitFor(() => expect(listed).toHaveBeenCalled());
    await expect(filesOf(canvas)).toEqual([]);
  },
});

export const Failed = meta.story({
  ...english,
  name: 'Show an error above the tests when they cannot be loaded, and are requested again',
  beforeEach: having([sampleImport(1)], {
    listImports: () => (listed(), listed.mock.calls.length === 1 ? refuse(502, '') : [sampleImport(1)]),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The imported reports could not be loaded.')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await rowOf(canvas, 'field 1');
    await expect(canvas.queryByText('The imported reports could not be loaded.')).toBeNull();
    forgetAnnouncements();
  },
});

export const Offered = meta.story({
  ...english,
  name: 'Can be added from the tests of their patient (of IMP-01)',
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Import reports' });
    await expect(link).toHaveAttribute('href', `/import/upload/${PATIENT.id}`);
  },
});

export const NamesKeptOut = meta.story({
  ...english,
  name: 'Are not offered, shown or verified where names are kept out (of OUR-354)',
  beforeEach: having([sampleImport(3, { test_report: '' })], {}, { preferences: { disable_pi: true } }),
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('Imported report · Carl Zeiss Meditec HFA 3')).closest('tr')!;
    await expect(canvas.queryByRole('link', { name: 'Import reports' })).toBeNull();
    await userEvent.click(within(row).getByRole('button', { name: /Actions for/ }));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
    await expect(screen.getByRole('menuitem', { name: 'Delete the report' })).toBeVisible();
  },
});

export const Reader = meta.story({
  ...english,
  name: 'Are only looked at by who may only read (of SUP-02)',
  beforeEach: having([sampleImport(3)], {}, { user: { groups: [{ name: 'SUPPORT_READ_ONLY' }] } }),
  play: async ({ canvas }) => {
    await expect(await actionsOf(canvas, 'field 3')).toEqual(['Show the report', 'Download the report']);
    await expect(canvas.queryByRole('link', { name: 'Import reports' })).toBeNull();
  },
});
