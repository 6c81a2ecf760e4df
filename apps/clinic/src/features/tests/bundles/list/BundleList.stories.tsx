import type { TestBundle } from '@isopter/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse } from '../../../../fakes/stage/backend.ts';
import { bundleOf } from '../../../../fakes/data/bundles.ts';
import { PATIENT } from '../../../../fakes/data/form.ts';
import { formHandlers, listHandlers } from '../../../../fakes/stage/handlers.ts';
import { recordWindows } from '../../../../fakes/browser/reportWindows.ts';
import { enterWorld, forgetAnnouncements, inEnglish, ScreenStage } from '../../../../fakes/stage/ScreenStage.tsx';
import { TESTS } from '../../../../fakes/data/tests.ts';
import { BundleList } from './BundleList.tsx';
import { BundleMove } from './BundleMove.tsx';
import { queryConfirmation } from '../../../../fakes/actions/confirmation.ts';

const IDS = TESTS.map(({ id }) => id);
const id = (number: number): string => `b0000000-0000-4000-8000-00000000000${number}`;
const RUNNING = bundleOf(IDS.slice(0, 4), 2, { id: id(1) });
const FINISHED = bundleOf(IDS.slice(0, 2), 2, {
  id: id(2),
  status: { name: 'finished' },
  custom_test_bundle_type: id(9),
  test_groups: [
    { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' },
    { group: 'AUDIOLOGY', strategy: 'PURE_TONE' },
  ],
  pacs_integration: { status: 'MESSAGE_FAILED', details: 'No answer' },
});
const SHOWN: readonly TestBundle[] = [
  RUNNING,
  FINISHED,
  bundleOf(IDS.slice(0, 1), 1, { id: id(3), status: { name: 'failed' } }),
];

const ended = fn();
const happened: string[] = [];
const report = (): Response => new Response('<p>Report</p>', { headers: { 'Content-Type': 'text/html' } });

const handlers: BackendHandlers = {
  ...listHandlers,
  getTest: ({ params }) => TESTS.find((test) => test.id === params['id']) ?? refuse(404, 'Not found.'),
  listTestBundles: ({ query }) => {
    const results = query['search'] ? [] : [...SHOWN];
    return { results, count: results.length };
  },
  getTestBundle: ({ params }) => SHOWN.find((bundle) => bundle.id === params['id']) ?? refuse(404, 'Not found.'),
  cancelTestBundle: ({ params }) => ended('cancel', params['id']),
  deleteTestBundle: ({ params }) => ended('delete', params['id']),
  deleteTest: ({ params }) => ended('skip', params['id']),
  getBundleReportModes: () => ({ singlepage: true }),
  getBundleReport: ({ query }) => {
    happened.push(query['mode'] ?? '');
    return report();
  },
  getTestReport: () => {
    happened.push('test');
    return report();
  },
};

const enter =
  (more: BackendHandlers = {}) =>
  async ({ globals }: { globals: Record<string, unknown> }) => {
    ended.mockClear();
    happened.length = 0;
    const restore = recordWindows(happened);
    const leave = await enterWorld({ handlers: { ...handlers, ...more } }, String(globals['locale']));
    return () => {
      restore();
      leave();
    };
  };

const meta = preview.meta({
  title: 'Screens/Bundles of a patient',
  component: ScreenStage,
  args: { screen: BundleList, route: '/tests/bundles/:patientId', path: `/tests/bundles/${PATIENT.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: enter(),
});

const openMenu = async (row: RegExp): Promise<ReturnType<typeof within>> => {
  const found = await screen.findByRole('row', { name: row });
  await userEvent.click(within(found).getByRole('button', { name: /^Actions for/ }));
  return within(await screen.findByRole('menu'));
};
const choose = async (row: RegExp, action: string): Promise<void> =>
  userEvent.click((await openMenu(row)).getByRole('menuitem', { name: action }));
const FINISHED_ROW = /pure tone/;

export const List = meta.story({
  name: 'Says of each bundle its tests, device, progress and state, in a tab of the patient’s tests [LIST-01] [BUND-01] [BUND-17] [OUR-150]',
  play: inEnglish(async ({ canvas }) => {
    const finished = await canvas.findByRole('row', { name: FINISHED_ROW });
    for (const said of ['Custom bundle', 'Finished', '2 of 2', 'Not archived', 'Lane 2 headset']) {
      await expect(within(finished).getByText(said)).toBeVisible();
    }
    const tabs = within(canvas.getByRole('tablist', { name: 'Kinds of tests' }));
    await expect(tabs.getByRole('tab', { name: 'Bundles' })).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.getByRole('tab', { name: 'Tests' })).toHaveAttribute('href', `/tests/${PATIENT.id}`);
    // no more than three tests are named
    await expect(canvas.getByRole('row', { name: /…/ })).toBeVisible();
  }),
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG', theme: 'dark' } });
export const Loading = meta.story({ beforeEach: enter({ listTestBundles: never }) });
export const Empty = meta.story({ beforeEach: enter({ listTestBundles: () => ({ results: [], count: 0 }) }) });
export const Failed = meta.story({
  beforeEach: enter({ listTestBundles: () => refuse(404, 'Not found.') }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('The bundles could not be loaded')).toBeVisible();
  }),
});

const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };

export const Ended = meta.story({
  ...english,
  name: 'Cancels a bundle whole or its current test alone, and deletes, each after asking [BUND-01] [BUND-02]',
  tags: ['@all'],
  play: async () => {
    await choose(/…/, 'Skip the current test');
    const skip = within(await screen.findByRole('alertdialog'));
    await expect(skip.getByText(/The bundle continues without it/)).toBeVisible();
    await userEvent.click(skip.getByRole('button', { name: 'Skip the test' }));
    await waitFor(() => expect(ended).toHaveBeenLastCalledWith('skip', RUNNING.current_test!.id));
    for (const [row, action, kind, bundle] of [
      [/…/, 'Cancel bundle', 'cancel', RUNNING],
      [FINISHED_ROW, 'Delete bundle', 'delete', FINISHED],
    ] as const) {
      await waitFor(() => expect(queryConfirmation()).toBeNull());
      await choose(row, action);
      const question = within(await screen.findByRole('alertdialog'));
      await expect(question.getByText(`Are you sure you want to ${kind} this test bundle?`)).toBeVisible();
      await userEvent.click(question.getByRole('button', { name: 'Yes' }));
      await waitFor(() => expect(ended).toHaveBeenLastCalledWith(kind, bundle.id));
    }
    forgetAnnouncements();
  },
});

export const Reported = meta.story({
  ...english,
  name: 'Asks for a single page or the full report in a dialog, and opens a window in that click [REP-02] [REP-11]',
  play: async () => {
    await choose(FINISHED_ROW, 'Show the report…');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Single page' }));
    await waitFor(() => expect(happened).toEqual(['opened', 'single page', 'shown']));
    await choose(FINISHED_ROW, 'Show the report…');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Full report' }));
    await waitFor(() => expect(happened.slice(3)).toEqual(['opened', 'full', 'shown']));
  },
});

export const ModesUnknown = meta.story({
  ...english,
  name: 'Falls back to the report of the test where the modes cannot be told [REP-02]',
  beforeEach: enter({ getBundleReportModes: () => refuse(500, '') }),
  play: async () => {
    await choose(FINISHED_ROW, 'Show the report…');
    await userEvent.click(await screen.findByRole('button', { name: 'Report of the test' }));
    await waitFor(() => expect(happened).toEqual(['opened', 'test', 'shown']));
  },
});

export const Watched = meta.story({
  ...english,
  name: 'Leads to the monitor of the test the bundle has come to',
  play: async ({ canvas }) => {
    await choose(/…/, 'Open the monitor');
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(
      `/tests/observe/${RUNNING.current_test!.id}`,
    );
  },
});

const OTHER = { ...PATIENT, id: 'ba000000-0000-4000-8000-000000000002', first_name: 'Jonas', last_name: 'Lindqvist' };

export const Moved = meta.story({
  ...english,
  name: 'Moves a finished bundle to the patient who is picked, and leads to their bundles [BUND-07] [BUND-08]',
  args: {
    screen: BundleMove,
    route: '/tests/bundles/move/:id',
    path: `/tests/bundles/move/${FINISHED.id}?patient=${PATIENT.id}`,
  },
  beforeEach: enter({
    ...formHandlers,
    listPatients: () => ({ results: [PATIENT, OTHER], count: 2 }),
    listPatientChanges: () => [],
    moveTestBundle: () => undefined,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The bundle of Okafor, Adaeze \(Perimetry/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Move' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('combobox'), 'Lind');
    await userEvent.click(await screen.findByRole('option', { name: /Lindqvist/ }));
    await expect(screen.queryByRole('option', { name: /Okafor/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/bundles/${OTHER.id}`);
    await expect(await screen.findByText('The bundle was moved.')).toBeVisible();
    forgetAnnouncements();
  },
});
