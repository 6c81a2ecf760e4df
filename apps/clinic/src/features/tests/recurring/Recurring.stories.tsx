import type { Schedule } from '@isopter/contract';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse } from '../../../fakes/stage/backend.ts';
import { PATIENT } from '../../../fakes/data/form.ts';
import { enter, inEnglish, ScreenStage } from '../../../fakes/stage/ScreenStage.tsx';
import { RecurringBundles, RecurringTests } from './RecurringList.tsx';
import { ScheduleEdit } from './ScheduleEdit.tsx';
import { ScheduleView } from './ScheduleView.tsx';

const FIELD = { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' } as const;
const TONES = { group: 'AUDIOLOGY', strategy: 'PURE_TONE', protocol: null } as const;
const id = (number: number): string => `5c000000-0000-4000-8000-00000000000${number}`;
const schedule = (number: number, more: Partial<Schedule> = {}): Schedule => ({
  version: 0,
  id: id(number),
  patient: PATIENT.id,
  period_in_days: 30,
  end_date: '2031-06-30',
  next_test_date: '2031-01-15',
  test: { id: id(8), test_group: FIELD },
  test_bundle: null,
  scheduled_entity: 'T',
  ...more,
});
const TESTS = [schedule(1), schedule(2, { period_in_days: 1, next_test_date: '2031-07-01' })];
const BUNDLE = schedule(3, {
  test: null,
  test_bundle: { id: id(9), test_groups: [FIELD, TONES] },
  scheduled_entity: 'B',
});

const handlers: BackendHandlers = {
  getPatient: () => PATIENT,
  listSchedules: ({ query }) => {
    const results = query['search'] ? [] : query['scheduled_entity'] === 'B' ? [BUNDLE] : TESTS;
    return { results, count: results.length };
  },
  getSchedule: ({ params }) => [...TESTS, BUNDLE].find((one) => one.id === params['id']) ?? refuse(404, 'Not found.'),
  updateSchedule: () => TESTS[0]!,
  deleteSchedule: () => undefined,
};
const EDIT = { screen: ScheduleEdit, route: '/tests/recurring/edit/:id' };

const meta = preview.meta({
  title: 'Screens/Recurring tests',
  component: ScreenStage,
  args: { screen: RecurringTests, route: '/tests/recurring/:patientId', path: `/tests/recurring/${PATIENT.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

export const Tests = meta.story({
  name: 'Says what recurs, how often, when next and until when, and creates nothing [RECUR-01] [LIST-01]',
  beforeEach: enter({ handlers }),
  play: inEnglish(async ({ canvas }) => {
    const row = (await canvas.findByText('Every 30 days')).closest('[role=row]');
    await expect(row).toHaveTextContent('Perimetry 24-2, AVA Standard');
    await expect(row).toHaveTextContent('01/15/2031');
    await expect(row).toHaveTextContent('06/30/2031');
    await expect(canvas.getByText('Every day').closest('[role=row]')).toHaveTextContent('None');
    await expect(canvas.getByRole('tab', { name: 'Recurring tests' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tab', { name: 'Recurring bundles' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /New/ })).toBeNull();
  }),
});

export const Bundles = meta.story({
  name: 'Names the tests of a bundle; a row opens it, with the patient in the query [RECUR-02]',
  args: {
    screen: RecurringBundles,
    route: '/tests/bundles/recurring/:patientId',
    path: `/tests/bundles/recurring/${PATIENT.id}`,
  },
  beforeEach: enter({ handlers }),
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /New/ })).toBeNull();
    await userEvent.click(
      await canvas.findByRole('rowheader', { name: /Perimetry 24-2, AVA Standard, Audiometry, pure tone/ }),
    );
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/recurring/view/${BUNDLE.id}`);
  }),
});

export const Empty = meta.story({
  beforeEach: enter({ handlers: { ...handlers, listSchedules: () => ({ results: [], count: 0 }) } }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('No results found')).toBeVisible();
  }),
});

export const NotLoaded = meta.story({
  beforeEach: enter({ handlers: { ...handlers, listSchedules: () => refuse(500, '') } }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('The schedules could not be loaded')).toBeVisible();
  }),
});

export const NotDeleted = meta.story({
  name: 'Says in a toast why something could not be deleted, and keeps it [RECUR-07]',
  beforeEach: enter({ handlers: { ...handlers, deleteSchedule: () => refuse(500, '') } }),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Actions for/ }))[0]!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('Perimetry 24-2, AVA Standard will no longer be ordered.');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('The server had a problem. Try again later.')).toBeVisible();
    await expect(canvas.getByText('Every 30 days')).toBeVisible();
  }),
});

export const View = meta.story({
  args: {
    screen: ScheduleView,
    route: '/tests/recurring/view/:id',
    path: `/tests/recurring/view/${BUNDLE.id}?patient=${PATIENT.id}`,
  },
  beforeEach: enter({ handlers }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Every 30 days')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Close' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/bundles/recurring/${PATIENT.id}`);
  }),
});

export const Refused = meta.story({
  name: 'Puts what the server refuses at its field and loses nothing typed [RECUR-04]',
  args: { ...EDIT, path: `/tests/recurring/edit/${TESTS[0]!.id}` },
  beforeEach: enter({
    handlers: {
      ...handlers,
      updateSchedule: () => refuse(400, '', { fields: { end_date: ['The date is in the past.'] } }),
    },
  }),
  play: inEnglish(async ({ canvas }) => {
    const days = await canvas.findByRole('textbox', { name: /Days between tests/ });
    await userEvent.clear(days);
    await userEvent.type(days, '14');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('The date is in the past.')).toBeVisible();
    await expect(days).toHaveValue('14');
  }),
});

export const Gone = meta.story({
  name: 'Closes to the list when there is nothing to change [RECUR-03] [RECUR-07]',
  args: { ...EDIT, path: `/tests/recurring/edit/${id(7)}?patient=${PATIENT.id}` },
  beforeEach: enter({ handlers }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/recurring/${PATIENT.id}`);
    await expect(await screen.findByText('Not found.')).toBeVisible();
  }),
});
