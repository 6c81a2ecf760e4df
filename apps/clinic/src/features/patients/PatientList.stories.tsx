import { POLL_DEVICES } from '@isopter/contract';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { never, refuse, unreachable } from '../../fakes/backend.ts';
import { clinic, devices, patients } from '../../fakes/clinic.ts';
import { hurry, setOnline } from '../../fakes/network.ts';
import { signedIn } from '../../fakes/session.ts';
import { AppAt, stage } from '../../fakes/stage.tsx';
import { monitorHandlers } from '../../fakes/handlers.ts';
import { installSocket } from '../../fakes/scriptedSocket.ts';

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
    // what is searched and what is new stand beside each other
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

/** A card names what its headset tests: an eye, both, or an ear. */
export const HearingTest = meta.story({
  name: 'Names the ear of a running hearing test [OUR-16]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () =>
    stage('en-US', {
      ...clinic,
      listActiveDevices: () =>
        devices.map(({ running_test, ...device }) => ({
          ...device,
          running_test: running_test && {
            ...running_test,
            test_group: { group: 'AUDIOLOGY' as const, strategy: 'PURE_TONE' as const, protocol: null },
            eye: '' as const,
            ear: 'LEFT' as const,
          },
        })),
    }),
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByText('Audiometry, pure tone, left ear');
    await expect(cards[0]).toBeVisible();
    await expect(canvas.queryByText(/both eyes/)).toBeNull();
  },
});

export const Loading = meta.story({
  name: 'Loading: draws nothing that would jump [OUR-83]',
  beforeEach: ({ globals }) =>
    stage(String(globals['locale']), { ...clinic, listPatients: never, listActiveDevices: never }),
  play: async ({ canvasElement }) => {
    // what is above the list is not known yet
    await expect(canvasElement.querySelector('[data-component="ListScreen"]')).toHaveAttribute('data-settling');
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

export const Review = meta.story({
  name: 'Lists who may exist twice',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () => stage('en-US', clinic),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Patients to review' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await expect(dialog.getAllByRole('link', { name: 'Merge' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/patients/merge/'),
    );
  },
});

export const Alike = meta.story({
  name: 'Shows each beside whom the server says they resemble [OUR-31]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () =>
    stage('en-US', {
      ...clinic,
      listSimilarPatients: () => ({
        tests: 4,
        matches: [{ patient: patients[0]!, tests: 2, differs: ['last_name' as const] }],
      }),
    }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect((await dialog.findAllByText('Tests: 4 and 2.'))[0]).toBeVisible();
    await expect(dialog.getAllByRole('table', { name: 'Both compared' })[0]).toHaveTextContent('Okafor');
    await expect(dialog.getAllByRole('link', { name: 'Merge' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining(`?into=${patients[0]!.id}`),
    );
  },
});

/** Who was deleted. */
const deleted: string[] = [];

export const Deleted = meta.story({
  name: 'Asks before it deletes, names whom, and says what goes with them [PAT-18] [OUR-32] [OUR-44]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () =>
    stage('en-US', {
      ...clinic,
      getPatientDeletion: () => ({ kept: 0, removed: 2 }),
      deletePatient: ({ params }) => void deleted.push(params['id']!),
    }),
  play: async ({ canvas }) => {
    deleted.length = 0;
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Petrova, Irina' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await body.findByRole('alertdialog', { name: 'Delete patient?' }));
    await expect(question.getByText(/Petrova, Irina, 05\/19\/1955, A-17240/)).toBeVisible();
    await expect(question.getByText(/2 unfinished tests are removed with them\./)).toBeVisible();
    await expect(deleted).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(deleted).toHaveLength(1));
  },
});

export const FinishedTests = meta.story({
  name: 'Says that a patient with finished tests cannot be deleted, before anything is asked [PAT-11] [PAT-18] [OUR-32]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () => stage('en-US', clinic),
  play: async ({ canvas }) => {
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Petrova, Irina' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Delete' }));
    await expect(await body.findByText(/3 finished tests belong to them/)).toBeVisible();
    await expect(document.querySelector('[data-component="ConfirmDialog"]')).toBeNull();
  },
});

/** What the list asked the server for. */
const asked: Record<string, string>[] = [];

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

export const Folding = meta.story({
  name: 'Folds the devices away and keeps it so on this computer [PAT-01]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  beforeEach: () => stage('en-US', clinic),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lane 2 headset')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide devices' }));
    await expect(canvas.queryByText('Lane 2 headset')).toBeNull();
    await expect(localStorage.getItem('isopter.dashboard_collapsed')).toBe('true');
    const unfold = canvas.getByRole('button', { name: 'Show devices' });
    await expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(unfold);
    await expect(await canvas.findByText('Lane 2 headset')).toBeVisible();
    await expect(localStorage.getItem('isopter.dashboard_collapsed')).toBe('false');
  },
});

export const OpensMonitor = meta.story({
  name: 'Shows each device with what it is doing; a click opens its monitor, which leads back here [PAT-03] [MON-13]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US', viewport: { value: 'desktop' } },
  beforeEach: async () => {
    const leave = await stage('en-US', { ...clinic, ...monitorHandlers({}) });
    const removeSocket = installSocket({ ready: 0 });
    return () => {
      removeSocket();
      leave();
    };
  },
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('group', { name: 'Devices in use' }));
    const link = await cards.findByRole('link', { name: /Okafor/ });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/tests\/observe\/[\w-]+\?from=home$/));
    const card = within(cards.getByRole('group', { name: 'Lane 2 headset' }));
    await expect(card.getByText(/24-2/)).toBeVisible();
    await expect(card.getByRole('progressbar', { name: 'Test progress' })).toHaveAttribute('aria-valuenow', '58');
    await expect(card.getByText(/82/)).toBeVisible();
    await userEvent.click(link);
    await canvas.findByRole('button', { name: 'Pause' });
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
  },
});

const AS_OF = /^What you see is as of \d{1,2}:\d\d:\d\d/;

export const Stale = meta.story({
  name: 'Says since when nothing new has come, greys the devices, and recovers by itself [PAT-03] [ERR-10]',
  globals: { locale: 'en-US', viewport: { value: 'desktop' } },
  beforeEach: async () => {
    const leave = await stage('en-US', clinic);
    return () => {
      setOnline(true);
      leave();
    };
  },
  play: async ({ canvas }) => {
    const devices = await canvas.findByRole('group', { name: 'Devices in use' });
    await expect(devices.closest('[data-stale]')).toBeNull();
    setOnline(false);
    await expect(await canvas.findByText(AS_OF)).toBeVisible();
    await expect(canvas.getByText(/^No internet access\./)).toBeVisible();
    // the frame has said it
    await expect(canvas.queryByText('No connection to the server')).toBeNull();
    await expect(devices.closest('[data-stale]')).not.toBeNull();
    await expect(canvas.getByRole('row', { name: /Petrova/ })).toBeVisible();
    setOnline(true);
    await waitFor(() => expect(canvas.queryByText(AS_OF)).toBeNull());
    await expect(devices.closest('[data-stale]')).toBeNull();
  },
});

let isServerDown = false;

export const ServerDown = meta.story({
  name: 'So it does where the network is there and the server does not answer [PAT-03] [ERR-10]',
  globals: { locale: 'en-US', viewport: { value: 'desktop' } },
  beforeEach: async () => {
    isServerDown = false;
    const leave = await stage('en-US', {
      ...clinic,
      listActiveDevices: (request) => (isServerDown ? unreachable() : clinic.listActiveDevices!(request)),
    });
    const endHurry = hurry(POLL_DEVICES, 200);
    return () => {
      endHurry();
      leave();
    };
  },
  play: async ({ canvas }) => {
    const devices = await canvas.findByRole('group', { name: 'Devices in use' });
    isServerDown = true;
    await expect(await canvas.findByText('No connection to the server')).toBeVisible();
    await expect(canvas.getByText(AS_OF)).toBeVisible();
    await expect(devices.closest('[data-stale]')).not.toBeNull();
    await expect(canvas.getByRole('link', { name: /Okafor/ })).toBeVisible();
    isServerDown = false;
    await waitFor(() => expect(canvas.queryByText('No connection to the server')).toBeNull());
    await expect(devices.closest('[data-stale]')).toBeNull();
  },
});
