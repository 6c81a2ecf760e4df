import { COMMAND_TIMEOUT, type DeviceMessage, LIVE_CLOSE, type LiveEvent, type MeasuredField } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { toasts } from '@isopter/ui';
import preview from '../../../../../../../.storybook/preview.tsx';
import { shortcuts } from '../../../../lib/keys/shortcuts.ts';
import { session } from '../../../../lib/session/session.ts';
import { type BackendHandlers, refuse } from '../../../../fakes/backend.ts';
import { hurry } from '../../../../fakes/network.ts';
import { LANE_2 } from '../../../../fakes/devices.ts';
import { PATIENT } from '../../../../fakes/form.ts';
import { monitorHandlers, type Watched } from '../../../../fakes/handlers.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../../../fakes/ScreenStage.tsx';
import { expectStale } from '../../../../fakes/expectStale.ts';
import { cutConnections, openConnections, sayToAll } from '../../../../fakes/scriptedSocket.ts';
import { sampleFields } from '../../../../fakes/progression.ts';
import { settled, shown } from '../../../../fakes/stimuli.ts';
import { TESTS } from '../../../../fakes/tests.ts';
import { readLocal } from '../../../../lib/storage/local.ts';
import { PerimetryObserve } from './PerimetryObserve.tsx';

const meta = preview.meta({
  title: 'Screens/Perimetry monitor',
  component: ScreenStage,
  args: { screen: PerimetryObserve, route: '/tests/observe/:id', path: `/tests/observe/${TESTS[0]!.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

const RIGHT = settled('OD', 1);
const LEFT = settled('OS', 0.6, 100);
const half: Watched = { stimuli: [...RIGHT, ...LEFT], progress: { total: 80, od: 100, os: 60 } };
const showing: LiveEvent = { type: 'new_stimuli', data: shown('OS', LEFT.length + 1, -9, 15, 200) };
/** Ten attempts take their turns, on a busy machine too. */
const PATIENT_WAIT = { timeout: 20_000 };
const screenOf = (name: string): LiveEvent => ({ type: 'updated_device_screen', data: { screen: name } });

const world = (watched: Watched, more: Partial<World> = {}): World => ({
  handlers: monitorHandlers(watched),
  sockets: [{ ready: 150 }],
  ...more,
});
/** A connection that breaks and is restored by hand only. */
const broken = world(half, {
  isHurried: true,
  sockets: [
    { ready: 150, events: [showing] },
    ...Array.from({ length: 10 }, () => ({ ready: null, close: 1006 })),
    { ready: 200 },
  ],
});
/** The office group may try what is as new as this. */
const level = (beta_level: number): void => {
  session.current = { ...session.current!, office_group: { ...session.current!.office_group, beta_level } };
};

export const GridLines = meta.story({
  name: 'Grid lines can be switched from beta level 100 on [PERI-05]',
  tags: ['!autodocs'],
  beforeEach: enter(world(half)),
  play: inEnglish(async ({ canvas }) => {
    await canvas.findAllByRole('application');
    level(99);
    await expect(canvas.queryByRole('switch', { name: 'Grid lines' })).toBeNull();
    level(100);
    await expect(await canvas.findByRole('switch', { name: 'Grid lines' })).toBeVisible();
  }),
});

/** The device has said nothing yet. */
export const Waiting = meta.story({
  beforeEach: enter(world({ screen: null })),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for the device')).toBeVisible();
  }),
});

/** Nothing is loaded yet [MON-01]. */
export const Loading = meta.story({
  beforeEach: enter(world({}, { sockets: [{ ready: null }] })),
  play: inEnglish(async ({ canvas }) => {
    // the veil before anything is known gives way to that over the empty field
    await waitFor(() => expect(canvas.getByText('Loading the test')).toBeVisible());
  }),
});

/** The right eye is done, the left one is being tested [MON-06, MON-10]. */
export const Running = meta.story({
  beforeEach: enter(world(half, { sockets: [{ ready: 150, events: [showing] }] })),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Testing left eye')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: /^Pausing…/ })).toHaveAttribute('aria-disabled', 'true');
  }),
});

/** Messages the device was sent, in their order. */
const sent: string[] = [];
const recording = (watched: Watched, taken: () => undefined | Response = () => undefined): BackendHandlers => ({
  ...monitorHandlers(watched),
  sendDeviceMessage: ({ body }) => {
    sent.push((body as DeviceMessage).message);
    return taken();
  },
});
const enterRecording = (handlers: BackendHandlers) => (context: { globals: Record<string, unknown> }) => {
  sent.length = 0;
  return enter({ ...world({}), handlers })(context);
};

export const Streaming = meta.story({
  name: 'Lets a device with cameras stream until the monitor is left [MON-23] [MON-09]',
  beforeEach: enterRecording(recording(half)),
  play: inEnglish(async ({ canvas }) => {
    const stream = await canvas.findByRole('button', { name: 'Camera stream', pressed: false });
    await userEvent.click(stream);
    await waitFor(() => expect(stream).toHaveAttribute('aria-pressed', 'true'));
    await expect(sent).toEqual(['start streaming']);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(sent).toEqual(['start streaming', 'stop streaming']));
  }),
});

const ptosis: Watched = {
  test: {
    status: 'paused',
    eye: 'OD',
    test_group: { group: 'PERIMETRY', strategy: 'PTOSIS', protocol: '30-2-PTOSIS-TRADITIONAL' },
  },
  screen: 'test paused',
  stimuli: RIGHT.map((one) => ({ ...one, threshold: null, viewed: one.y < 12 })),
  progress: { total: 50, od: 50, os: 0 },
};

export const RegionPrompt = meta.story({
  name: 'Asks to tape the eyelid between the regions of a ptosis test, and continues [PERI-07] [MON-09]',
  beforeEach: enterRecording(recording(ptosis)),
  play: inEnglish(async ({ canvasElement, canvas }) => {
    await expect(await canvas.findByText(/Tape the eyelid/)).toBeVisible();
    const monitor = within(canvasElement.querySelector<HTMLElement>('[data-component="PerimetryMonitor"]')!);
    await userEvent.click(monitor.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(sent).toEqual(['play']));
    await expect(monitor.queryByRole('button', { name: 'Continue' })).toBeNull();
  }),
});

export const Quadrants = meta.story({
  name: 'Offers no pause of a quadrant test, and shows its four quadrants [MON-10] [PERI-10]',
  beforeEach: enter(
    world({
      test: { test_group: { group: 'PERIMETRY', strategy: 'SUPRA_THRESHOLD', protocol: 'QUADRANT' } },
      stimuli: [shown('OD', 1, -9, 9, 1), { ...shown('OD', 2, 9, 9, 2), viewed: true, response_time: 0.5 }],
      progress: { total: 25, od: 50, os: 0 },
    }),
  ),
  play: inEnglish(async ({ canvas }) => {
    const quadrants = await canvas.findByRole('list', { name: 'Quadrants, Right eye' });
    await expect(await within(quadrants).findByText('seen')).toBeVisible();
    await expect(within(quadrants).getByText('not seen')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Restart' })).toBeVisible();
  }),
});

export const StreamingRefused = meta.story({
  name: 'Does not say that a device streams which refused to [MON-23]',
  tags: ['!autodocs'],
  beforeEach: enterRecording(recording(half, () => refuse(409, ''))),
  play: inEnglish(async ({ canvas }) => {
    const stream = await canvas.findByRole('button', { name: 'Camera stream' });
    await userEvent.click(stream);
    await expect(await screen.findByText('The device did not take the command.')).toBeVisible();
    await expect(stream).toHaveAttribute('aria-pressed', 'false');
  }),
});

/** Answers of a device that takes its time, which a story gives. */
const answers: ((answer: undefined | Response) => void)[] = [];
const slow: BackendHandlers = {
  ...monitorHandlers(half),
  sendDeviceMessage: ({ body }) => {
    sent.push((body as DeviceMessage).message);
    return new Promise((answer) => answers.push(answer));
  },
};
const enterSlow = (context: Parameters<ReturnType<typeof enter>>[0]) => {
  answers.length = 0;
  return enterRecording(slow)(context);
};

export const PausedOnce = meta.story({
  name: 'Sends a command once, however often it is pressed while it is under way [MON-09]',
  beforeEach: enterSlow,
  play: inEnglish(async ({ canvas }) => {
    const pause = await canvas.findByRole('button', { name: /^Pause/ });
    await userEvent.click(pause);
    await expect(await canvas.findByText('Pause: sending…')).toBeVisible();
    await userEvent.click(pause);
    pause.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(sent).toEqual(['pause']);
    answers[0]!(undefined);
    await expect(await canvas.findByText('Pause: sent')).toBeVisible();
    await expect(sent).toEqual(['pause']);
  }),
});

export const PausingUntilShown = meta.story({
  name: 'Is pausing until the device shows that it paused, and sends nothing meanwhile [OUR-42]',
  beforeEach: enterRecording(recording(half)),
  play: inEnglish(async ({ canvas }) => {
    const pause = await canvas.findByRole('button', { name: 'Pause' });
    await userEvent.click(pause);
    await expect(await canvas.findByText('Pause: sent')).toBeVisible();
    await expect(pause).toHaveTextContent('Pausing…');
    await userEvent.click(pause);
    await expect(sent).toEqual(['pause']);
    sayToAll(screenOf('test paused'));
    // the button that had the focus keeps it
    const play = await canvas.findByRole('button', { name: 'Continue' });
    await expect(play).toHaveFocus();
  }),
});

/** Whoever looks at a small screen holds the examination in the hand: what steers it is there, whatever else is shown. */
const isInReach = async (button: HTMLElement): Promise<void> => {
  const { left, top, width, height, bottom } = button.getBoundingClientRect();
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  await expect(button.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
};

export const OnAPhone = meta.story({
  name: 'On a phone state, time, Pause and Cancel are in reach, under no toast; the eye under test comes first [OUR-41]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: enter(world(half, { sockets: [{ ready: 150, events: [showing] }] })),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Testing left eye')).toBeVisible();
    for (const message of ['one', 'two']) toasts.show({ tone: 'critical', message });
    await screen.findByText('two');
    const bar = canvas.getByRole('region', { name: 'Controls' });
    for (const name of ['Pause', 'Cancel test']) await isInReach(within(bar).getByRole('button', { name }));
    await expect(within(bar).getByText('Testing left eye')).toBeVisible();
    await expect(within(bar).getByText(/^\d+:\d\d$/)).toBeVisible();
    await expect(canvas.getByText('Okafor, Adaeze', { selector: 'header *' })).toBeVisible();
    await expect(canvas.queryByText('Northside Eye Clinic')).toBeNull();
    const [left, right] = ['Left eye', 'Right eye'].map((name) =>
      canvas.getByRole('group', { name }).getBoundingClientRect(),
    );
    await expect(left!.bottom).toBeLessThan(right!.top);
    await expect(left!.height).toBeGreaterThan(1.7 * right!.height);
  }),
});

export const Keys = meta.story({
  name: 'P and the space bar pause and go on [OUR-43]',
  beforeEach: enterRecording(recording(half)),
  play: inEnglish(async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pause' });
    await userEvent.keyboard('p');
    await waitFor(() => expect(sent).toEqual(['pause']));
    sayToAll(screenOf('test paused'));
    await canvas.findByRole('button', { name: 'Continue' });
    // in a plot the space bar is of no other use
    canvas.getAllByRole('application')[0]!.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(sent).toEqual(['pause', 'play']));
  }),
});

export const KeyThatCancels = meta.story({
  name: 'Shift+X asks whether to cancel, naming patient and test; the help lists the keys [OUR-43] [OUR-44]',
  beforeEach: enterRecording(recording(half)),
  play: inEnglish(async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Cancel test' });
    await userEvent.keyboard('{Shift>}x{/Shift}');
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText('Okafor, Adaeze')).toBeVisible();
    await expect(question.getByText('Perimetry 24-2, AVA Standard')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Keep the test' }));
    await expect(shortcuts.list().map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Pause or continue', 'Cancel test', 'Show the report']),
    );
  }),
});

export const ViewsByKey = meta.story({
  name: '1, 2 and 3 choose the view; the toolbar stands beside the title [OUR-78]',
  beforeEach: enter(world(half)),
  play: inEnglish(async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1 });
    const numeric = await canvas.findByRole('radio', { name: 'Numeric' });
    await expect(numeric.getBoundingClientRect().top).toBeLessThan(title.getBoundingClientRect().bottom);
    await userEvent.keyboard('3');
    await expect(await canvas.findByRole('table', { name: /Right eye, by location/ })).toBeVisible();
    await userEvent.keyboard('2');
    await expect(canvas.getByRole('radio', { name: 'Grayscale' })).toBeChecked();
    await userEvent.keyboard('1');
    await expect(numeric).toBeChecked();
    await expect(shortcuts.list().map(({ label }) => label)).toEqual(
      expect.arrayContaining(['View 1 of the results', 'View 3 of the results']),
    );
  }),
});

const other = { ...LANE_2, id: 'd0000000-0000-4000-8000-000000000077', name: 'Lane 7 headset' };
export const Others = meta.story({
  name: 'Says which other device needs somebody, and keeps whether that is heard [OUR-79]',
  beforeEach: enter(
    world(half, {
      handlers: {
        ...monitorHandlers(half),
        listAllDevices: () => [
          { ...other, in_use: true, administering_test: TESTS[1]!.id, current_screen: 'test paused' },
        ],
      },
    }),
  ),
  play: inEnglish(async ({ canvas }) => {
    const banner = (await canvas.findByText('Other devices need somebody')).closest('[data-component="Banner"]')!;
    await expect(banner).toHaveTextContent('Lane 7 headset: Paused');
    await expect(within(banner as HTMLElement).getByRole('link', { name: 'Live tests' })).toHaveAttribute(
      'href',
      '/wall',
    );
    const sound = canvas.getByRole('switch', { name: 'Alarm sound' });
    await userEvent.click(sound);
    await expect(readLocal('alarm_sound')).toBe(true);
    await userEvent.click(sound);
    await expect(readLocal('alarm_sound')).toBe(false);
  }),
});

export const NotSent = meta.story({
  name: 'Says that a command was not sent, and sends it again when asked to [MON-09]',
  beforeEach: enterSlow,
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]!(refuse(409, 'The device is not connected.', { name: 'DeviceOffline' }));
    await expect(await canvas.findByText('Pause: not sent')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pause' })).not.toHaveAttribute('aria-disabled');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Pause: sending…')).toBeVisible();
    await expect(canvas.queryByText('Pause: not sent')).toBeNull();
    answers[1]!(undefined);
    await expect(await canvas.findByText('Pause: sent')).toBeVisible();
    await expect(sent).toEqual(['pause', 'pause']);
  }),
});

export const NoAnswer = meta.story({
  name: 'Says that nobody answered in time, and that it may have been done all the same [MON-09]',
  beforeEach: async (context) => {
    const leave = await enterSlow(context);
    const endHurry = hurry(COMMAND_TIMEOUT, 300);
    return () => {
      endHurry();
      leave();
    };
  },
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    const notice = (await canvas.findByText('Pause: no answer')).closest('[role=alert]') as HTMLElement;
    await expect(notice).toHaveTextContent(/^Pause: no answerNobody answered in time\./);
    await expect(within(notice).getByRole('button', { name: 'Try again' })).toBeVisible();
  }),
});

export const NoCameras = meta.story({
  name: 'Offers no stream of a device without cameras [MON-23]',
  tags: ['!autodocs'],
  beforeEach: enterRecording({
    ...monitorHandlers(half),
    getDevice: () => ({ ...LANE_2, capabilities: { ...LANE_2.capabilities, streaming_camera_count: 0 } }),
  }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Lane 2 headset')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Camera stream' })).not.toBeInTheDocument();
  }),
});

/** Events change the dashboard at once [MON-21]. */
export const LowBatteries = meta.story({
  beforeEach: enter(
    world(half, {
      sockets: [
        {
          ready: 150,
          events: [
            {
              type: 'updated_device_battery_level',
              data: { battery_level_headset_percentage: 18, battery_level_handpiece_percentage: 41, seq_num: 151 },
            },
            { type: 'new_device_telemetry', data: { volume: 0, ipd: 61, seq_num: 152 } },
          ],
        },
      ],
    }),
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /18/ })).toBeVisible();
    await expect(canvas.getByText('61.0 mm')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Restore the volume' })).toBeVisible();
  }),
});

/** Paused on the device: no eye is called tested; it can be continued or started anew [MON-10]. */
export const Paused = meta.story({
  beforeEach: enter(world({ ...half, screen: 'test paused', test: { status: 'paused' } })),
  play: inEnglish(async ({ canvasElement, canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
    const monitor = within(canvasElement.querySelector<HTMLElement>('[data-component="PerimetryMonitor"]')!);
    await expect(await monitor.findByText('Paused')).toBeVisible();
    await expect(monitor.queryByText('Testing')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Restart' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText('All answers so far are discarded.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  }),
});

/** Text twice as large: no word is broken, the eye under test keeps its field. */
export const LargeText = meta.story({
  globals: { textScale: '200' },
  beforeEach: enter(world({ ...half, screen: 'test paused', test: { status: 'paused' } })),
  play: inEnglish(async ({ canvasElement, canvas }) => {
    const field = await canvas.findByRole('application', { name: 'Visual field, Left eye' });
    const monitor = within(canvasElement.querySelector<HTMLElement>('[data-component="PerimetryMonitor"]')!);
    await waitFor(() => expect(field.getBoundingClientRect().height).toBeGreaterThan(200));
    const words = [
      await monitor.findByText('Paused'),
      ...['Continue', 'Restart', 'Cancel test'].map((name) => canvas.getByText(name)),
    ];
    const lines = words.map(
      (word) => word.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(word).fontSize),
    );
    await expect(Math.max(...lines)).toBeLessThan(2);
  }),
});

/** The test is over: no controls, the report instead [MON-12]. */
export const Done = meta.story({
  name: 'At its end the key numbers stand beside the fields, by the age on that day [OUR-75]',
  beforeEach: enter(
    world({
      stimuli: [...RIGHT, ...settled('OS', 1, 100)],
      progress: { total: 100, od: 100, os: 100 },
      screen: null,
      test: { status: 'finished', thresholds_received: true },
    }),
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Test done')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show the report' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel test' })).not.toBeInTheDocument();
    const result = within(await canvas.findByRole('region', { name: 'Result, Right eye' }));
    await expect((await result.findByText('MD')).closest('div')).toHaveTextContent('MD−7.0 dBp < 0.5%');
    await expect(canvas.queryByText('Running for')).toBeNull();
  }),
});

/** What the left eye came to half a year before; of the right one there is nothing to compare with. */
const halfAYearBefore: MeasuredField = {
  ...sampleFields(1).find(({ eye }) => eye === 'OS')!,
  time: '2026-05-20T09:30:00Z',
  points: settled('OS', 1).flatMap(({ x, y, threshold, is_blind_spot }) =>
    typeof threshold === 'number' && !is_blind_spot ? [[x, y, Math.min(threshold + 12, 34)]] : [],
  ),
  md: -1.2,
  vfi: 98,
};
export const DoneBeside = meta.story({
  name: 'At its end a field stands beside the earlier one of the eye [OUR-61] [OUR-75]',
  tags: ['!autodocs'],
  beforeEach: enter({
    ...world({}),
    handlers: {
      ...monitorHandlers({
        stimuli: [...RIGHT, ...settled('OS', 1, 100)],
        progress: { total: 100, od: 100, os: 100 },
        screen: null,
        test: { status: 'finished', thresholds_received: true },
      }),
      getProgression: () => ({ fields: [halfAYearBefore], baselines: [] }),
    },
  }),
  play: inEnglish(async ({ canvas }) => {
    const map = await canvas.findByRole('img', { name: /^Left eye, change since .*05\/20\/2026/ });
    const figure = within(map.closest('figure')!);
    await expect(figure.getByText(/^Lower: [1-9]/)).toBeVisible();
    await expect(figure.getByText(/^MD then −1\.2, now −?\d+\.\d dB$/)).toBeVisible();
    await expect(canvas.getAllByText('No earlier reliable field of this eye with this program and size')).toHaveLength(
      1,
    );
  }),
});

export const Expected = meta.story({
  name: 'While it runs it says for how long, and of about how many minutes [OUR-76]',
  beforeEach: enter(world({ ...half, test: { expected_seconds: 739 } })),
  play: inEnglish(async ({ canvas }) => {
    const bar = await canvas.findByRole('region', { name: 'Controls' });
    await waitFor(() => expect(bar).toHaveTextContent(/Running for \d+:\d\d of about 12 min/));
  }),
});

/** Whoever wears the headset now, and how that is charged, says nothing of the test that is over. */
export const DoneLongAgo = meta.story({
  name: 'A finished test shows nothing of whoever wears the headset now [OUR-40]',
  beforeEach: enter(
    world(
      {},
      {
        handlers: {
          ...monitorHandlers({ stimuli: RIGHT, test: { status: 'finished', thresholds_received: true } }),
          getPatient: () => ({ ...PATIENT, ipd: 58.5 }),
          getDevice: () => ({
            ...LANE_2,
            ipd: 67,
            battery_level_headset_percentage: 43,
            battery_level_handpiece_percentage: 44,
          }),
        },
      },
    ),
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Test done')).toBeVisible();
    const panel = canvas.getByRole('complementary', { name: 'Device and patient' });
    await expect(within(panel).getByText('Lane 2 headset')).toBeVisible();
    await expect(panel).not.toHaveTextContent(/IPD|mm|43|44|Doing test/);
    await expect(within(panel).queryByRole('slider')).toBeNull();
  }),
});

/** Ended without a result; it can still be looked at [MON-24]. */
export const Failed = meta.story({
  beforeEach: enter(world({ ...half, screen: null, test: { status: 'failed' } })),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Failed')).toBeVisible();
  }),
});

/** Results are still on their way [MON-14]. */
export const Syncing = meta.story({
  beforeEach: enter(world({ ...half, test: { status: 'syncing' } })),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('The results are being transferred')).toBeVisible();
  }),
});

/** The connection broke and is being restored; what was there stays in sight, and says how old it is [MON-02]. */
export const Reconnecting = meta.story({
  beforeEach: enter(world(half, { sockets: [{ ready: 150, events: [showing] }, { ready: null }] })),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Testing left eye')).toBeVisible();
    cutConnections();
    await expect(await canvas.findByText('Connection lost. Reconnecting, attempt 1 of 10.')).toBeVisible();
    await expectStale(canvas);
    await expect(canvas.getByText(/^last known: Testing left eye, as of /)).toBeVisible();
    await expect(canvas.queryByText('Testing')).toBeNull();
    // the right eye is complete and stored
    const [left, right] = ['Left eye', 'Right eye'].map((name) => canvas.getByRole('group', { name }));
    await expect(getComputedStyle(left!).filter).toBe('grayscale(1)');
    await expect(getComputedStyle(right!).filter).toBe('none');
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeEnabled();
  }),
});

/** The headset is silent while the server answers; then it is heard again. */
export const SilentDevice = meta.story({
  name: 'A headset that falls silent leaves its test stale until it is heard again [MON-21]',
  beforeEach: enter(
    world(half, {
      sockets: [
        {
          ready: 150,
          events: [showing],
        },
      ],
    }),
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Testing left eye', {}, PATIENT_WAIT)).toBeVisible();
    sayToAll({ type: 'updated_device_connection', data: { is_connected: false } });
    await expect(await canvas.findByText(/^The device is not connected/)).toBeVisible();
    await expect(canvas.getByText(/^Nothing below has changed since /)).toBeVisible();
    await expectStale(canvas);
    sayToAll({ type: 'updated_device_connection', data: { is_connected: true } });
    await expect(await canvas.findByText('Testing left eye')).toBeVisible();
    await expect(canvas.queryByText('State unknown')).toBeNull();
    await expect(getComputedStyle(canvas.getByRole('group', { name: 'Left eye' })).filter).toBe('none');
  }),
});

/** Ten attempts failed; more follow, and one can be made at once [MON-02]. */
export const GaveUp = meta.story({
  beforeEach: enter(broken),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Testing left eye')).toBeVisible();
    cutConnections();
    await expect(await canvas.findByText(/could not be restored/, {}, PATIENT_WAIT)).toBeVisible();
  }),
});

/** Trying again after giving up goes on where the test is by then [MON-02]. */
export const TriedAgain = meta.story({
  beforeEach: enter(broken),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Testing left eye')).toBeVisible();
    cutConnections();
    await expect(await canvas.findByText(/could not be restored/, {}, PATIENT_WAIT)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/could not be restored/)).not.toBeInTheDocument());
  }),
});

/** The examiner is asked how many dots the patient sees; the answer goes to the test [MON-11]. */
export const Convergence = meta.story({
  beforeEach: enter(
    world({ screen: 'introduction' }, { sockets: [{ ready: 0, events: [screenOf('testing convergence')] }] }),
  ),
  play: inEnglish(async () => {
    const question = within(await screen.findByRole('dialog'));
    await expect(question.getByText('How many dots does the patient see?')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Two dots' })).toBeVisible();
  }),
});

/** Answering closes the question [MON-11]. */
export const ConvergenceAnswered = meta.story({
  beforeEach: enter(world({ screen: 'testing convergence' })),
  play: inEnglish(async ({ canvas }) => {
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Two dots' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Skip ahead' })).toBeVisible();
  }),
});

/** Closing leads to the patient's tests, and leaves no connection behind [MON-13, API-05]. */
export const Closed = meta.story({
  beforeEach: enter(world(half, { sockets: [{ ready: 150, events: [showing] }] })),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Testing left eye')).toBeVisible();
    await expect(openConnections()).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/${PATIENT.id}`);
    await expect(openConnections()).toBe(0);
  }),
});

/** A test that is gone says so and leads back [MON-13]. */
export const Missing = meta.story({
  beforeEach: enter({
    ...world({}),
    handlers: { getTest: () => refuse(404, 'Not found.'), getPatient: () => PATIENT },
  }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await screen.findByText('This test does not exist any more.')).toBeVisible();
    await expect(canvas.getByTestId('elsewhere')).toHaveTextContent('/patients');
  }),
});

/** The server closed the socket because the test is gone meanwhile [MON-13]. */
export const GoneMeanwhile = meta.story({
  beforeEach: enter(world(half, { sockets: [{ ready: null, close: LIVE_CLOSE.missing }] })),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/patients');
  }),
});
