import {
  type ActiveDevice,
  type DayTest,
  POLL_DEVICES,
  type Today as DayWork,
  type UnreadTest,
} from '@isopter/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse } from '../../fakes/backend.ts';
import { clinic, devices as ready, doctors, patients } from '../../fakes/clinic.ts';
import { sampleCourse } from '../../fakes/course.ts';
import { enter, inEnglish, ScreenStage } from '../../fakes/ScreenStage.tsx';
import { hurry, setOnline } from '../../fakes/network.ts';
import { RESULTS, sampleTest } from '../../fakes/tests.ts';
import { Today } from './Today.tsx';

const meta = preview.meta({
  title: 'Screens/Today',
  component: ScreenStage,
  args: { screen: Today, route: '/today', path: '/today' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

/** The last one is at a patient's home. */
const devices = ready.map((one, n): ActiveDevice => (n === 3 ? { ...one, device_type: 'H' } : one));

const row = (n: number, test: DayTest['test']): UnreadTest => {
  const { id, display_name, date_of_birth, patient_id_number, is_encrypted } = patients[n]!;
  return {
    test: { ...test, patient: id },
    patient: { id, display_name, date_of_birth, patient_id_number, is_encrypted },
    device: devices.find(({ id: one }) => one === test.device)?.name ?? null,
    ordered: '2026-11-20T09:00:00Z',
  };
};
/** The test a device runs, as the list has it. */
const onLane = ({ running_test, id }: ActiveDevice, n: number): DayTest =>
  row(n, {
    ...sampleTest(1),
    id: running_test!.id,
    status: running_test!.status,
    test_group: running_test!.test_group,
    device: id,
  });
const page = <T,>(results: T[], count = results.length) => ({ results, count });
const FINISHED = RESULTS.slice(0, 4).map((test, n) =>
  row(n + 4, {
    ...test,
    id: `7d000000-0000-4000-8000-00000000000${n}`,
    device: devices[n]!.id,
    time_end: `2026-11-20T0${n + 5}:15:00Z`,
  }),
);
/** The first is a field, drawn small. */
const UNREAD = FINISHED.map((one, n) => ({ ...one, picture: n === 0 ? sampleCourse(1)[0]!.picture : null }));
const WORK: DayWork = {
  open: page([
    ...devices.slice(0, 3).map(onLane),
    row(3, sampleTest(6, { status: 'stopped', device: devices[0]!.id })),
    row(4, sampleTest(7, { status: 'pending', time_start: null, device: devices[3]!.id })),
  ]),
  planned: page([]),
  ended: page(FINISHED),
  unread: page(UNREAD, 7),
};
const NOTHING: DayWork = { open: page([]), planned: page([]), ended: page([]), unread: page([]) };
const PLANNED: DayWork = {
  ...NOTHING,
  planned: page([
    {
      id: '7c000000-0000-4000-8000-000000000001',
      patient: FINISHED[0]!.patient,
      test_groups: [{ group: 'VISUAL_ACUITY', strategy: null, protocol: null }],
      period_in_days: 7,
    },
  ]),
};

const working = (work: DayWork, more: BackendHandlers = {}): BackendHandlers => ({
  ...clinic,
  listActiveDevices: () => devices,
  getToday: () => work,
  ...more,
});

export const Loaded = meta.story({
  name: 'Groups, devices, what is to be read; what needs somebody first [OUR-260] [OUR-261] [OUR-264]',
  beforeEach: enter({ handlers: working(WORK) }),
  play: inEnglish(async ({ canvas }) => {
    const needs = within(await canvas.findByRole('region', { name: /Needs somebody 1/ }));
    await expect(needs.getByRole('link', { name: 'Zhao, Mei-Ling' })).toBeVisible();
    await expect(needs.getByText('Paused, Battery low')).toBeVisible();
    await expect(canvas.getByRole('region', { name: /Running 2/ })).toBeVisible();
    const waiting = within(canvas.getByRole('region', { name: /Waiting 2/ }));
    await expect(waiting.getByText('Left for later')).toBeVisible();
    await expect(waiting.getByText('At home')).toBeVisible();
    await expect(canvas.getByRole('region', { name: /^Done 4/ })).toBeVisible();
    const [first] = canvas.getAllByRole('group', { name: /headset$|room$|kit/ });
    await expect(first).toHaveAccessibleName('Pre-test room');
    await expect(first).toHaveAttribute('data-needs');
    const monitor = within(first!).getByRole('link', { name: 'Zhao, Mei-Ling' });
    await expect(monitor).toHaveAttribute('href', expect.stringMatching(/^\/tests\/.*\?from=today$/));
    const read = within(canvas.getByRole('region', { name: /to be read 7/ }));
    await expect(read.getAllByRole('listitem').filter((item) => item.dataset['test'])).toHaveLength(4);
    await expect(read.getByRole('img', { name: 'Perimetry 24-2, AVA Standard' })).toBeVisible();
    await expect(read.getByRole('link', { name: '3 more' })).toHaveAttribute('href', '/tests?unread=true');
  }),
});

let status: 'started' | 'paused' = 'started';
const turning: BackendHandlers = working(WORK, {
  listActiveDevices: () =>
    devices.map((device, n) =>
      n === 0
        ? { ...device, running_test: { ...device.running_test!, status } }
        : { ...device, administering_test: null, running_test: null },
    ),
});
export const Announced = meta.story({
  name: 'What comes to need somebody is said once and takes no focus [OUR-263]',
  beforeEach: async (context: { globals: Record<string, unknown> }) => {
    status = 'started';
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
    status = 'paused';
    await waitFor(() => expect(alert).toHaveTextContent('Lane 2 headset: Paused'));
    await expect(before).toHaveFocus();
    await expect(canvas.getByText(/^1 needs somebody/)).toBeVisible();
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
        return query['group'] ? NOTHING : query['day']! > new Date().toISOString().slice(0, 10) ? PLANNED : WORK;
      },
    }),
  }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('No results found')).toBeVisible();
    await expect(asked.at(-1)).toMatchObject({ doctor: doctors[1]!.id, group: 'STEREOPSIS' });
    // nor do the counts lead to rows that are not there [OUR-313]
    await expect(canvas.queryByRole('link', { name: '1 needs somebody' })).toBeNull();
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
    await expect(await canvas.findByRole('region', { name: /^Done/ })).toBeVisible();
  }),
});

export const ByDevice = meta.story({
  name: 'Narrowed to what is done on a device, of the lists alone [OUR-401]',
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

export const Columns = meta.story({
  name: 'Lets columns of the rows be hidden, and keeps that for the person [OUR-401]',
  beforeEach: (context) => {
    kept.mockClear();
    const updatePreferences: BackendHandlers['updatePreferences'] = ({ body }) => {
      kept(body);
      return undefined;
    };
    return enter({ handlers: working(WORK, { updatePreferences }) })(context);
  },
  play: inEnglish(async ({ canvas }) => {
    const running = within(await canvas.findByRole('region', { name: /Running/ }));
    await expect(running.getAllByText(devices[1]!.name)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await expect(dialog.getByRole('checkbox', { name: 'Patient' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Device' }));
    await waitFor(() => expect(kept.mock.calls).toEqual([[{ hidden_columns: { today: ['device'] } }]]));
    await waitFor(() => expect(running.queryByText(devices[1]!.name)).toBeNull());
    await expect(running.getAllByRole('progressbar').length).toBeGreaterThan(0);
  }),
});

const went = fn();

export const Going = meta.story({
  name: 'Lets one say that one goes to a test that needs somebody, by button and by key [OUR-308]',
  tags: ['!autodocs'],
  beforeEach: (context) => {
    went.mockClear();
    const attendTest: BackendHandlers['attendTest'] = ({ params, body }) => {
      went(params['id'], body);
      return null;
    };
    return enter({ handlers: working(WORK, { attendTest }) })(context);
  },
  play: inEnglish(async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^I am going to/ });
    const row = button!.closest<HTMLElement>('[data-test]')!;
    const said = [row.dataset['test'], { reasons: ['paused', 'battery'] }];
    await userEvent.click(button!);
    await waitFor(() => expect(went.mock.calls).toEqual([said]));
    row.querySelector('a')!.focus();
    await userEvent.keyboard('s');
    await waitFor(() => expect(went.mock.calls).toEqual([said, said]));
  }),
});

/** The test whose row has the focus, and where its link leads. */
const focused = (): (string | null | undefined)[] => {
  const { activeElement } = document;
  return [activeElement?.closest('[data-test]')?.getAttribute('data-test'), activeElement?.getAttribute('href')];
};

const press = async (keys: string): Promise<(string | null | undefined)[]> => {
  await userEvent.keyboard(keys);
  return focused();
};

export const Keys = meta.story({
  name: 'Is walked by keys: J and K the rows, numbers the groups, R what is to be read [OUR-308]',
  tags: ['!autodocs'],
  beforeEach: enter({ handlers: working(WORK) }),
  play: inEnglish(async ({ canvas }) => {
    await canvas.findByRole('region', { name: /to be read/i });
    const rows = [...document.querySelectorAll('[data-test]')].map((one) => one.getAttribute('data-test'));
    await expect(await press('j')).toEqual([rows[0], expect.stringMatching(/^\/tests\/.*from=today$/)]);
    await expect((await press('jj'))[0]).toBe(rows[2]);
    await expect((await press('k'))[0]).toBe(rows[1]);
    await expect((await press('kkk'))[0]).toBe(rows[0]);
    for (const [key, group] of [
      ['1', 'needs'],
      ['2', 'running'],
      ['3', 'waiting'],
      ['4', 'done'],
    ]) {
      await press(key!);
      await expect([key, document.activeElement?.closest('section')?.dataset['group']]).toEqual([key, group]);
    }
    await expect(await press('r')).toEqual([UNREAD[0]!.test.id, `/tests/findings/${UNREAD[0]!.test.id}`]);
  }),
});

export const Jumps = meta.story({
  name: 'Is walked by its counts too, those that stand for rows [OUR-313]',
  tags: ['!autodocs'],
  beforeEach: enter({ handlers: working(WORK) }),
  play: inEnglish(async ({ canvas }) => {
    await canvas.findByRole('region', { name: /to be read/i });
    const groups = { '1 needs somebody': 'needs', '5 open': 'running', '4 done': 'done' };
    for (const [name, group] of Object.entries(groups)) {
      await userEvent.click(canvas.getByRole('link', { name }));
      await expect([name, document.activeElement?.closest('section')?.dataset['group']]).toEqual([name, group]);
    }
    await userEvent.click(canvas.getByRole('link', { name: '7 to be read' }));
    await expect(focused()[0]).toBe(UNREAD[0]!.test.id);
  }),
});

export const Empty = meta.story({
  name: 'Nothing today',
  beforeEach: enter({ handlers: working(NOTHING, { listActiveDevices: () => [] }) }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody is waiting')).toBeVisible();
    await expect(canvas.getByText('All read')).toBeVisible();
  }),
});

export const Loading = meta.story({
  beforeEach: enter({ handlers: working(WORK, { getToday: never, listActiveDevices: never }) }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the work of the day…')).toBeInTheDocument();
  }),
});

export const Refused = meta.story({
  name: 'The server does not answer',
  beforeEach: enter({ handlers: working(WORK, { getToday: () => refuse(500, 'No answer.') }) }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('The work of the day could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  }),
});

export const ServerGone = meta.story({
  name: 'The network is gone after a while: everything stays and looks old [OUR-263]',
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

export const NarrowLargeText = meta.story({
  name: 'On a telephone, text twice as large: the day keeps within the screen, on two lines',
  beforeEach: enter({ handlers: working(WORK) }),
  globals: { viewport: { value: 'phone' }, textScale: '200' },
  play: inEnglish(async ({ canvas }) => {
    const days = await canvas.findByRole('group', { name: 'Day' });
    const { left, right } = days.parentElement!.getBoundingClientRect();
    for (const part of days.querySelectorAll('*')) {
      const box = part.getBoundingClientRect();
      if (box.width > 1) await expect([box.left >= left - 1, box.right <= right + 1]).toEqual([true, true]);
    }
    const [before, after] = [/before/, /after/].map((name) => within(days).getByRole('button', { name }));
    await expect(after!.getBoundingClientRect().top).toBe(before!.getBoundingClientRect().top);
  }),
});

export const Narrow = meta.story({
  name: 'On a telephone the filters are in a sheet [OUR-311]',
  beforeEach: enter({ handlers: working(WORK) }),
  globals: { viewport: { value: 'phone' } },
  play: inEnglish(async ({ canvas }) => {
    await canvas.findByRole('region', { name: /Needs somebody 1/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('button', { name: /Status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Running' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByRole('button', { name: 'Filter (1)' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('region', { name: /Needs somebody/ })).toBeNull());
    await expect(canvas.getByRole('region', { name: /Running 2/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('region', { name: /Needs somebody 1/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filter' })).toBeVisible();
  }),
});

export const NarrowParts = meta.story({
  name: 'On a telephone a part of the day is shown at a time, each with its count [OUR-398]',
  beforeEach: enter({ handlers: working(WORK) }),
  globals: { viewport: { value: 'phone' } },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /Needs somebody 1/ })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /Running/ })).toBeNull();
    await expect(canvas.queryByRole('region', { name: /to be read/i })).toBeNull();
    const read = canvas.getByRole('radio', { name: 'Unread 7' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Running 2' }));
    await expect(await canvas.findByRole('region', { name: /Running 2/ })).toBeVisible();
    await userEvent.click(read);
    await expect(await canvas.findByRole('region', { name: /to be read/i })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /Running/ })).toBeNull();
    // the keys of the groups show them first
    await userEvent.keyboard('3');
    await waitFor(() => expect(canvas.getByRole('region', { name: /Waiting/ })).toBeVisible());
    await expect(document.activeElement?.closest('section')?.dataset['group']).toBe('waiting');
  }),
});
