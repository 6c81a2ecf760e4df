import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { never, refuse } from '../../../fakes/stage/backend.ts';
import { clinic, devices, patients } from '../../../fakes/data/clinic.ts';
import { signedIn } from '../../../fakes/data/session.ts';
import { AppAt, stage } from '../../../fakes/stage/stage.tsx';

const meta = preview.meta({
  title: 'Screens/Patients',
  component: AppAt,
  args: { path: '/patients' },
  parameters: { layout: 'fullscreen' },
});

export const Filled = meta.story({
  beforeEach: ({ globals }) => stage(String(globals['locale']), clinic),
});

const box = (element: HTMLElement): DOMRect => element.getBoundingClientRect();

const LONG = 'Northside Eye and Hearing Clinic, Harbour District and Islands';

/** On a phone patients are what is seen first, whatever stands above them. */
export const Phone = meta.story({
  name: 'On a phone the first patient stands in the upper half',
  globals: { locale: 'en-US', viewport: { value: 'phone', isRotated: false } },
  beforeEach: () =>
    stage(
      'en-US',
      { ...clinic, listActiveDevices: () => devices.slice(0, 2) },
      { ...signedIn, office_group: { ...signedIn.office_group, name: LONG } },
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Review' });
    const [first] = await canvas.findAllByRole('row', { name: /\w+, \w+/ });
    await expect(box(first!).top).toBeLessThan(420);
    // one line of the header, whose long name is cut and still known
    const office = canvas.getByTitle(LONG);
    await expect(box(office).height).toBeLessThan(30);
    await expect(box(canvas.getByRole('banner')).height).toBeLessThan(64);
    // the search and the button for a new patient are in one line
    const search = canvas.getByRole('searchbox');
    const add = canvas.getByRole('link', { name: 'New patient' });
    await expect(box(search).top).toBeLessThan(box(add).bottom);
    await expect(box(add).top).toBeLessThan(box(search).bottom);
    // the second device is reached sideways, and seen to be there
    const cards = devices.slice(0, 2).map(({ name }) => box(canvas.getByRole('group', { name })));
    await expect(cards[1]!.top).toBe(cards[0]!.top);
    await expect(cards[1]!.left).toBeLessThan(380);
  },
});

export const Loading = meta.story({
  name: 'Loading: draws nothing that would jump [OUR-83]',
  beforeEach: ({ globals }) =>
    stage(String(globals['locale']), { ...clinic, listPatients: never, listActiveDevices: never }),
  play: async ({ canvasElement }) => {
    // the parts above the list are not known yet
    const screen = (): Element | null => canvasElement.querySelector('[data-component="ListScreen"]');
    await waitFor(() => expect(screen()).toHaveAttribute('data-settling'));
  },
});

export const Empty = meta.story({
  beforeEach: ({ globals }) =>
    stage(String(globals['locale']), {
      ...clinic,
      listPatients: () => ({ results: [], count: 0 }),
      listActiveDevices: () => [],
    }),
});

export const Failed = meta.story({
  beforeEach: ({ globals }) =>
    stage(String(globals['locale']), { ...clinic, listPatients: () => refuse(500, 'Internal error.') }),
});

/** Anonymised: names give way to id numbers, dates to years. */
export const WithoutPersonalInfo = meta.story({
  beforeEach: ({ globals }) =>
    stage(String(globals['locale']), clinic, {
      ...signedIn,
      preferences: { ...signedIn.preferences, disable_pi: true },
    }),
});

export const Searching = meta.story({
  name: 'Searches at once on Enter [PAT-02]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () => stage('en-US', clinic),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('searchbox', { name: 'Search patients' });
    await canvas.findByRole('row', { name: /Okafor/ });
    await userEvent.type(box, 'petrova{Enter}');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Okafor/ })).toBeNull());
    await expect(canvas.getByRole('row', { name: /Petrova/ })).toBeVisible();
  },
});

/** Records the queries of the list. */
const asked: Record<string, string>[] = [];

export const ByKind = meta.story({
  name: 'Narrows the patients by the kind of their newest test, in the address [OUR-27]',
  args: { path: '/patients?group=AUDIOLOGY' },
  beforeEach: () => {
    asked.length = 0;
    return stage('en-US', {
      ...clinic,
      listPatients: (request) => {
        // those who are counted alone are others
        if (request.query['limit'] !== '1') asked.push(request.query);
        return clinic.listPatients!(request);
      },
    });
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ last_test__group: 'AUDIOLOGY' }));
    const chip = await canvas.findByRole('button', { name: /^Kind of test: Audiometry, remove/ });
    await userEvent.click(chip);
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('last_test__group'));
  },
});

export const Paging = meta.story({
  name: 'Pages by 10, 20, 50 or 100, with the way to a new patient [PAT-01]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () => {
    asked.length = 0;
    return stage('en-US', {
      ...clinic,
      listPatients: ({ query }) => {
        if (query['needs_match_review'] === undefined) asked.push(query);
        return { results: patients, count: 1234 };
      },
    });
  },
  play: async ({ canvas }) => {
    const body = within(document.body);
    await expect(await canvas.findByText('1 to 50 of 1,234')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New patient' })).toHaveAttribute('href', '/patients/new');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ limit: '50', offset: '50' }));
    await userEvent.click(await canvas.findByRole('button', { name: '50 a page' }));
    const sizes = await body.findAllByRole('menuitemradio');
    await expect(sizes.map((size) => size.textContent)).toEqual(['10', '20', '50', '100'].map((n) => `${n} a page`));
    await userEvent.click(sizes[0]!);
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ limit: '10' }));
  },
});

export const OpensPatient = meta.story({
  name: 'Opens the patient of a row [PAT-01]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () => stage('en-US', clinic),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /Petrova/ }));
    await expect(await canvas.findByRole('heading', { name: 'Petrova, Irina' })).toBeVisible();
  },
});

export const UnbrokenIds = meta.story({
  name: 'Does not break an ID at its hyphen in a narrow column [OUR-953]',
  globals: { locale: 'en-US', viewport: { value: 'desktop' } },
  beforeEach: () => stage('en-US', clinic),
  play: async ({ canvas }) => {
    const ids = await canvas.findAllByText(/^[A-Z]+-\d+$/);
    for (const id of ids) {
      id.closest('td')!.style.maxInlineSize = '4ch';
      await expect(id.getClientRects()).toHaveLength(1);
    }
  },
});
