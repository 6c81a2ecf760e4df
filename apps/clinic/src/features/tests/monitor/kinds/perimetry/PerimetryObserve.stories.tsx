import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { toasts } from '@isopter/ui';
import preview from '../../../../../../../../.storybook/preview.tsx';
import { session } from '../../../../../lib/platform/session/session.ts';
import { LANE_2 } from '../../../../../fakes/data/devices.ts';
import { monitorHandlers } from '../../../../../fakes/stage/handlers.ts';
import { enter, inEnglish, ScreenStage } from '../../../../../fakes/stage/ScreenStage.tsx';
import { shown } from '../../../../../fakes/data/stimuli.ts';
import { half, showing, world } from '../../../../../fakes/data/perimetry.ts';
import { TESTS } from '../../../../../fakes/data/tests.ts';
import { readLocal } from '../../../../../lib/platform/storage/local.ts';
import { PerimetryObserve } from './PerimetryObserve.tsx';

const meta = preview.meta({
  title: 'Screens/Perimetry monitor',
  component: ScreenStage,
  args: { screen: PerimetryObserve, route: '/tests/observe/:id', path: `/tests/observe/${TESTS[0]!.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
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

/** The right eye is done, the left one is being tested [MON-06, MON-10]. */
export const Running = meta.story({
  beforeEach: enter(world(half, { sockets: [{ ready: 150, events: [showing] }] })),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Testing left eye')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: /^Pausing…/ })).toHaveAttribute('aria-disabled', 'true');
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

/** Expects a button inside the window and uncovered, because users hold a small screen in the hand during a test. */
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
    const banner = (await canvas.findByText('Other devices need attention')).closest('[data-component="Banner"]')!;
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

/** Events change the dashboard at once. */
export const LowBatteries = meta.story({
  name: 'Shows low batteries, and warns that the headset is muted [MON-21] [OUR-704]',
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
    await expect(canvas.getByText('Muted. The patient hears no instructions.')).toBeVisible();
    // at the warning, and at the volume
    await expect(canvas.getAllByRole('button', { name: 'Unmute' })).toHaveLength(2);
  }),
});

/** Paused on the device: no eye is called tested; the test can be continued or restarted [MON-10]. */
export const Paused = meta.story({
  beforeEach: enter(world({ ...half, screen: 'test paused', test: { status: 'paused' } })),
  play: inEnglish(async ({ canvasElement, canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
    const monitor = within(canvasElement.querySelector<HTMLElement>('[data-component="PerimetryMonitor"]')!);
    await expect(await monitor.findByText('Paused')).toBeVisible();
    await expect(monitor.queryByText('Testing', { ignore: 'bdi' })).toBeNull();
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

export const Expected = meta.story({
  name: 'While it runs it says for how long, and of about how many minutes [OUR-76]',
  beforeEach: enter(world({ ...half, test: { expected_seconds: 739 } })),
  play: inEnglish(async ({ canvas }) => {
    const bar = await canvas.findByRole('region', { name: 'Controls' });
    await waitFor(() => expect(bar).toHaveTextContent(/Running for \d+:\d\d of about 12 min/));
  }),
});
