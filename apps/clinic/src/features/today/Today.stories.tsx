import { POLL_DEVICES, today } from '@isopter/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse } from '../../fakes/stage/backend.ts';
import { doctors } from '../../fakes/data/clinic.ts';
import { hurry, setOnline } from '../../fakes/browser/network.ts';
import { enter, inEnglish, ScreenStage } from '../../fakes/stage/ScreenStage.tsx';
import { signedIn } from '../../fakes/data/session.ts';
import { devices, NOTHING, PLANNED, WORK, working } from '../../fakes/data/today.ts';
import { Today } from './Today.tsx';

const meta = preview.meta({
  title: 'Screens/Today',
  component: ScreenStage,
  args: { screen: Today, route: '/today', path: '/today' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

export const Loaded = meta.story({
  name: 'Groups, devices, what is to be read; what needs somebody first [OUR-260] [OUR-261] [OUR-264]',
  beforeEach: enter({ handlers: working(WORK) }),
  play: inEnglish(async ({ canvas }) => {
    const needs = within(await canvas.findByRole('region', { name: /Needs attention 1/ }));
    await expect(needs.getByRole('link', { name: 'Zhao, Mei-Ling' })).toBeVisible();
    await expect(needs.getByText('Paused, Battery low')).toBeVisible();
    await expect(canvas.getByRole('region', { name: /Running 2/ })).toBeVisible();
    const waiting = within(canvas.getByRole('region', { name: /Waiting 2/ }));
    await expect(waiting.getByText('Stopped for later')).toBeVisible();
    await expect(waiting.getByText('At home')).toBeVisible();
    await expect(canvas.getByRole('region', { name: /^Finished 4/ })).toBeVisible();
    const [first] = canvas.getAllByRole('group', { name: /headset$|room$|kit/ });
    await expect(first).toHaveAccessibleName('Pre-test room');
    await expect(first).toHaveAttribute('data-needs');
    const monitor = within(first!).getByRole('link', { name: 'Zhao, Mei-Ling' });
    await expect(monitor).toHaveAttribute('href', expect.stringMatching(/^\/tests\/.*\?from=today$/));
    const read = within(canvas.getByRole('region', { name: /unread 7/ }));
    await expect(read.getAllByRole('listitem').filter((item) => item.dataset['test'])).toHaveLength(4);
    await expect(read.getByRole('img', { name: 'Perimetry 24-2, AVA Standard' })).toBeVisible();
    await expect(read.getByRole('link', { name: '3 more' })).toHaveAttribute('href', '/tests?unread=true');
  }),
});

let current_screen: 'doing test' | 'testing convergence' = 'doing test';
const turning: BackendHandlers = working(WORK, {
  listActiveDevices: () =>
    devices.map((device, n) =>
      n === 0
        ? { ...device, current_screen, running_test: { ...device.running_test!, status: 'started' } }
        : { ...device, administering_test: null, running_test: null },
    ),
});
export const Announced = meta.story({
  name: 'What comes to need somebody is said once and takes no focus [OUR-263]',
  beforeEach: async (context: { globals: Record<string, unknown> }) => {
    current_screen = 'doing test';
    const endHurry = hurry(POLL_DEVICES, 200);
    const leave = await enter({ handlers: turning })(context);
    return () => {
      endHurry();
      leave();
    };
  },
  play: inEnglish(async ({ canvas }) => {
    const before = await canvas.findByRole('button', { name: 'Day after' });
    before.focus();
    await canvas.findByRole('region', { name: /Running/ });
    const alert = canvas.getByRole('alert');
    await expect(alert).toBeEmptyDOMElement();
    current_screen = 'testing convergence';
    await waitFor(() => expect(alert).toHaveTextContent('Lane 2 headset: Answer needed'));
    await expect(before).toHaveFocus();
    await expect(canvas.getByText(/^1 needs attention/)).toBeVisible();
  }),
});

const asked: Record<string, string>[] = [];
export const Narrowed = meta.story({
  name: 'Narrowed by what the address says; days before and to come [OUR-262]',
  args: { path: `/today?doctor=${doctors[1]!.id}&group=STEREOPSIS` },
  beforeEach: enter({
    handlers: working(WORK, {
      getToday: ({ query }) => {
        asked.push(query);
        return query['group'] ? NOTHING : query['day']! > today(signedIn.timezone) ? PLANNED : WORK;
      },
    }),
  }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('No results found')).toBeVisible();
    await expect(asked.at(-1)).toMatchObject({ doctor: doctors[1]!.id, group: 'STEREOPSIS' });
    // nor do the counts lead to rows that are not there [OUR-313]
    await expect(canvas.queryByRole('link', { name: '1 needs attention' })).toBeNull();
    // the devices are never narrowed
    await expect(canvas.getByRole('group', { name: 'Pre-test room' })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[0]!);
    await canvas.findByRole('region', { name: /Running/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Day after' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Day after' }));
    await expect(await canvas.findByRole('region', { name: /Planned 1/ })).toBeVisible();
    await expect(canvas.getByText('Every 7 days')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Pre-test room' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Day before' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: /Running/ })).toBeNull());
    await expect(await canvas.findByRole('region', { name: /^Finished \d/ })).toBeVisible();
  }),
});

export const ByDevice = meta.story({
  name: 'Narrowed to what is done on a device, of the lists alone [OUR-401]',
  tags: ['@all'],
  beforeEach: enter({
    handlers: working(WORK, {
      listAllDevices: () => devices,
      getToday: ({ query }) => {
        asked.push(query);
        return WORK;
      },
    }),
  }),
  play: inEnglish(async ({ canvas }) => {
    await canvas.findByRole('region', { name: /Running/ });
    await userEvent.click(canvas.getByRole('button', { name: /^Device|Device$/ }));
    await userEvent.click(await screen.findByRole('option', { name: devices[1]!.name }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ device: devices[1]!.id }));
    await expect(canvas.getByRole('group', { name: devices[0]!.name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('device'));
  }),
});

const kept = fn();
const getPreferences = () => signedIn.preferences;

export const Queue = meta.story({
  name: 'Sorts the reading queue, and opens its tests with that order [OUR-743] [OUR-744]',
  beforeEach: enter({
    handlers: working(WORK, {
      listActiveDevices: () => devices,
      getToday: ({ query }) => {
        asked.push(query);
        if (query['unread_order'] !== 'change') return WORK;
        const [first, ...rest] = WORK.unread.results;
        return { ...WORK, unread: { ...WORK.unread, results: [{ ...first!, change: 'worse' }, ...rest] } };
      },
    }),
  }),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Sort by/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Largest change' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ unread_order: 'change' }));
    const read = within(canvas.getByRole('region', { name: /Finished, unread/ }));
    await expect(await read.findByText('Worse than the previous test')).toBeVisible();
    await expect(read.getAllByText('No comparable test').length).toBeGreaterThan(0);
    const [link] = read.getAllByRole('link');
    await expect(link!.getAttribute('href')).toMatch(/\?queue=change$/);
  }),
});

const ASSIGNED = {
  to: { id: signedIn.user.id, name: 'Maya Rosen' },
  by: { id: '0a000000-0000-4000-8000-000000000002', name: 'Tomás Vidal' },
  at: '2026-11-20T09:41:00Z',
  note: 'Compare with 2024.',
};

export const Assigned = meta.story({
  name: 'Shows to whom tests are assigned, and narrows the queue to those of the user [OUR-747] [OUR-748]',
  tags: ['@all'],
  beforeEach: enter({
    handlers: working(WORK, {
      getToday: ({ query }) => {
        asked.push(query);
        const [first, ...rest] = WORK.unread.results.map((row, n) => (n === 0 ? { ...row, assigned: ASSIGNED } : row));
        const results = query['assigned'] === 'me' ? [first!] : [first!, ...rest];
        return { ...WORK, unread: { count: results.length, results } };
      },
    }),
  }),
  play: inEnglish(async ({ canvas }) => {
    const read = within(await canvas.findByRole('region', { name: /unread 4/ }));
    await expect(read.getByText('Assigned to Maya Rosen')).toBeVisible();
    await expect(read.getByText('Compare with 2024.')).toBeVisible();
    await userEvent.click(read.getByRole('switch', { name: 'Assigned to me' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ assigned: 'me' }));
    const mine = within(await canvas.findByRole('region', { name: /unread 1/ }));
    await expect(mine.getByRole('link').getAttribute('href')).toMatch(/\?queue=oldest&assigned=me$/);
    // the other lists stay as they are
    await expect(canvas.getByRole('region', { name: /Running 2/ })).toBeVisible();
    await userEvent.click(mine.getByRole('switch', { name: 'Assigned to me' }));
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('assigned'));
  }),
});

export const NoneAssigned = meta.story({
  name: 'Says that no test is assigned to the user, and leads back to all [OUR-748]',
  tags: ['@all'],
  args: { path: '/today?assigned=me' },
  beforeEach: enter({
    handlers: working(WORK, {
      getToday: ({ query }) => (query['assigned'] ? { ...WORK, unread: NOTHING.unread } : WORK),
    }),
  }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('No unread tests are assigned to you')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Assigned to me' }));
    await expect(await canvas.findByRole('region', { name: /unread 7/ })).toBeVisible();
  }),
});

export const Columns = meta.story({
  name: 'Lets columns of the rows be hidden, and keeps that for the person [OUR-401]',
  beforeEach: (context) => {
    kept.mockClear();
    const updatePreferences: BackendHandlers['updatePreferences'] = ({ body }) => {
      kept(body);
      return undefined;
    };
    return enter({ handlers: working(WORK, { getPreferences, updatePreferences }) })(context);
  },
  play: inEnglish(async ({ canvas }) => {
    const running = within(await canvas.findByRole('region', { name: /Running/ }));
    await expect(running.getAllByText(devices[1]!.name)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await expect(dialog.getByRole('checkbox', { name: 'Patient' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Device' }));
    await waitFor(() => expect(kept.mock.calls).toEqual([[{ hidden_columns: { today: ['device'] }, version: 0 }]]));
    await waitFor(() => expect(running.queryByText(devices[1]!.name)).toBeNull());
    await expect(running.getAllByRole('progressbar').length).toBeGreaterThan(0);
  }),
});

export const Empty = meta.story({
  name: 'Nothing today',
  beforeEach: enter({ handlers: working(NOTHING, { listActiveDevices: () => [] }) }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('No patients waiting')).toBeVisible();
    await expect(canvas.getByText('All read')).toBeVisible();
  }),
});

export const Loading = meta.story({
  beforeEach: enter({ handlers: working(WORK, { getToday: never, listActiveDevices: never }) }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the day…')).toBeInTheDocument();
  }),
});

export const Refused = meta.story({
  name: 'The server does not answer',
  beforeEach: enter({ handlers: working(WORK, { getToday: () => refuse(500, 'No answer.') }) }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('The day could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  }),
});

export const ServerGone = meta.story({
  name: 'The network is gone after a while: everything stays and looks old [OUR-263]',
  tags: ['@all'],
  beforeEach: async (context: { globals: Record<string, unknown> }) => {
    const leave = await enter({ handlers: working(WORK) })(context);
    return () => {
      setOnline(true);
      leave();
    };
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Live')).toBeVisible();
    const [lane] = await canvas.findAllByText('Pre-test room');
    setOnline(false);
    await waitFor(() => expect(canvas.queryByText('Live')).toBeNull());
    await expect(canvas.getAllByText(/as of \d{1,2}:\d\d:\d\d/).length).toBeGreaterThan(1);
    await expect(lane!.closest('[role="group"]')).toHaveAttribute('data-stale');
  }),
});
