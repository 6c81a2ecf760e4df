import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BackendRequest, never, refuse } from '../../../fakes/stage/backend.ts';
import { PATIENT } from '../../../fakes/data/form.ts';
import { listHandlers } from '../../../fakes/stage/handlers.ts';
import { enter, inEnglish, ScreenStage } from '../../../fakes/stage/ScreenStage.tsx';
import { RESULTS, sampleTest, TESTS } from '../../../fakes/data/tests.ts';
import { ClinicTests } from './ClinicTests.tsx';

const meta = preview.meta({
  title: 'Screens/Tests of the clinic',
  component: ScreenStage,
  args: { screen: ClinicTests, route: '/tests', path: '/tests' },
  parameters: { layout: 'fullscreen' },
});

/** The latest query of the list. */
const asked: { query: Record<string, string> } = { query: {} };
const listTests = ({ query }: BackendRequest) => {
  if (query['limit'] === '1') return { results: [], count: 1 };
  asked.query = query;
  const results = TESTS.filter(
    ({ sign_off, status }) =>
      (!query['unread'] || sign_off === 'new') &&
      (!query['status__name__in'] || String(status) === query['status__name__in'].toLowerCase()),
  );
  return { results, count: results.length };
};
const handlers = { ...listHandlers, listTests };

/** The tests of all patients, with whose they are. */
export const Filled = meta.story({
  name: 'Names the patient of each test [OUR-72]',
  beforeEach: enter({
    handlers: {
      ...handlers,
      listTests: () => ({ results: [...RESULTS, sampleTest(1, { patient: null })], count: RESULTS.length + 1 }),
    },
  }),
  play: inEnglish(async ({ canvas }) => {
    const names = await canvas.findAllByRole('link', { name: 'Okafor, Adaeze' });
    await expect(names[0]).toHaveAttribute('href', `/tests/${PATIENT.id}`);
    await expect(canvas.getByText('MD −2.4 dB')).toBeVisible();
    await expect(canvas.getByText('VFI 93%')).toBeVisible();
  }),
});

/** On a phone each test is a card. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { path: '/tests?status=finished&unread=true' },
  beforeEach: enter({ handlers }),
});

/** Unread reports are a switch with their number. */
export const Unread = meta.story({
  name: 'Shows unread reports alone, with how many they are [OUR-26]',
  beforeEach: enter({ handlers }),
  play: inEnglish(async ({ canvas }) => {
    await canvas.findAllByText('Started');
    await userEvent.click(await canvas.findByRole('switch', { name: 'Unread reports (1)' }));
    await waitFor(() => expect(asked.query['unread']).toBe('true'));
    await waitFor(() => expect(canvas.queryByText('Paused', { selector: 'td *' })).toBeNull());
    await expect(canvas.getByText('Finished')).toBeVisible();
  }),
});

export const Searched = meta.story({
  name: 'Searches by patient, and says what to try when nothing is found [OUR-742]',
  beforeEach: enter({
    handlers: {
      ...handlers,
      listTests: (request) => (request.query['search'] === 'zzz' ? { results: [], count: 0 } : listTests(request)),
    },
  }),
  play: inEnglish(async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search tests by patient' });
    await userEvent.type(field, 'okafor{Enter}');
    await waitFor(() => expect(asked.query['search']).toBe('okafor'));
    await userEvent.clear(field);
    await userEvent.type(field, 'zzz{Enter}');
    await expect(await canvas.findByText(/^No tests of patients match “zzz”\./)).toBeVisible();
  }),
});

export const SearchedInZeroPii = meta.story({
  name: 'Says how far a search reaches in zero-PII mode [OUR-742]',
  beforeEach: enter({ handlers, preferences: { enable_zero_pii: true } }),
  play: inEnglish(async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search tests by patient' });
    await userEvent.type(field, 'okafor{Enter}');
    await expect(await canvas.findByText(/^In zero-PII mode only the tests of the first 20 patients/)).toBeVisible();
  }),
});

/** A filter is chosen in the panel, stands above the list and is taken away there, all by keyboard. */
export const Filters = meta.story({
  name: 'Narrows the list by what is chosen, and takes it away again [OUR-27] [OUR-71]',
  tags: ['@all'],
  beforeEach: enter({ handlers }),
  play: inEnglish(async ({ canvas }) => {
    const filter = await canvas.findByRole('button', { name: 'Filter' });
    filter.focus();
    await userEvent.keyboard('{Enter}');
    const panel = within(canvas.getByRole('group', { name: 'Filters' }));
    await expect(filter).toHaveAttribute('aria-expanded', 'true');
    for (const name of [/Kind of test/, /Doctor/, /Device/])
      await expect(await panel.findByRole('button', { name })).toBeVisible();
    const status = await panel.findByRole('button', { name: /Status/ });
    status.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Failed' }));
    await waitFor(() => expect(asked.query['status__name__in']).toBe('Failed'));
    const chip = await canvas.findByRole('button', { name: 'Status: Failed, remove' });
    await waitFor(() => expect(canvas.queryByText('Paused', { selector: 'td *' })).toBeNull());
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(asked.query['status__name__in']).toBeUndefined());
    await expect(canvas.queryByRole('button', { name: /remove/ })).toBeNull();
    await expect(filter).toHaveFocus();
  }),
});

/** A strategy belongs to its kind: another kind has no strategy yet. */
export const KindAndStrategy = meta.story({
  name: 'Forgets the strategy with its kind [OUR-71]',
  args: { path: '/tests?group=PERIMETRY&strategy=AVA_FAST' },
  beforeEach: enter({ handlers }),
  play: inEnglish(async ({ canvas }) => {
    await waitFor(() => expect(asked.query).toMatchObject({ group: 'PERIMETRY', strategy: 'AVA_FAST' }));
    await expect(await canvas.findByRole('button', { name: 'Strategy: AVA Fast, remove' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kind of test: Perimetry, remove' }));
    await waitFor(() => expect(asked.query['group']).toBeUndefined());
    await expect(asked.query['strategy']).toBeUndefined();
  }),
});

/** Nothing is left: which filters are set, and how to see everything again. */
export const NothingLeft = meta.story({
  name: 'Says which filters leave nothing, and offers to clear them [OUR-71]',
  tags: ['@all'],
  args: { path: '/tests?status=expired&unread=true&days=2026-11-01..' },
  beforeEach: enter({ handlers }),
  play: inEnglish(async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Nothing matches these filters: Unread reports · Status: Expired · Days: from 11/01/2026.',
      ),
    ).toBeVisible();
    await expect(asked.query['created__gte']).toBe('2026-11-01');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
    await expect(await canvas.findByText('Paused')).toBeVisible();
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  }),
});

/** The server sorts. */
export const Sorted = meta.story({
  name: 'Sorts by a column [OUR-27]',
  beforeEach: enter({ handlers }),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('columnheader', { name: /Started/ }));
    await waitFor(() => expect(asked.query['ordering']).toBe('created'));
    await userEvent.click(canvas.getByRole('columnheader', { name: /Started/ }));
    await waitFor(() => expect(asked.query['ordering']).toBe('-created'));
    await userEvent.click(canvas.getByRole('columnheader', { name: /Test/ }));
    await waitFor(() => expect(asked.query['ordering']).toBe('test_group'));
  }),
});

/** Before anything has come. */
export const Loading = meta.story({ beforeEach: enter({ handlers: { ...handlers, listTests: never } }) });

/** A clinic that has not tested anybody. */
export const Empty = meta.story({
  beforeEach: enter({ handlers: { ...handlers, listTests: () => ({ results: [], count: 0 }) } }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Tests of all patients appear here.')).toBeVisible();
  }),
});

/** The list could not be loaded. */
export const Failed = meta.story({
  beforeEach: enter({ handlers: { ...handlers, listTests: () => refuse(502, '') } }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('The tests could not be loaded')).toBeVisible();
  }),
});
