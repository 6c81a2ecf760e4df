import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../../../.storybook/preview.tsx';
import { enter, inEnglish, ScreenStage, type World } from '../../../../../fakes/stage/ScreenStage.tsx';
import { expectStale } from '../../../../../fakes/actions/expectStale.ts';
import { cutConnections, sayToAll } from '../../../../../fakes/browser/scriptedSocket.ts';
import { half, showing, world } from '../../../../../fakes/data/perimetry.ts';
import { TESTS } from '../../../../../fakes/data/tests.ts';
import { PerimetryObserve } from './PerimetryObserve.tsx';
import { refuse } from '../../../../../fakes/stage/backend.ts';
import { LANE_2 } from '../../../../../fakes/data/devices.ts';
import { monitorHandlers } from '../../../../../fakes/stage/handlers.ts';
import type { LiveEvent, Test } from '@isopter/contract';

const meta = preview.meta({
  title: 'Screens/Perimetry monitor/Connection',
  component: ScreenStage,
  args: { screen: PerimetryObserve, route: '/tests/observe/:id', path: `/tests/observe/${TESTS[0]!.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

/** Ten attempts take their turns, on a busy machine too. */
const PATIENT_WAIT = { timeout: 20_000 };

/** A connection that breaks and is restored by hand only. */
const broken = world(half, {
  isHurried: true,
  sockets: [
    { ready: 150, events: [showing] },
    ...Array.from({ length: 10 }, () => ({ ready: null, close: 1006 })),
    { ready: 200 },
  ],
});

/** Nothing is loaded yet [MON-01]. */
export const Loading = meta.story({
  beforeEach: enter(world({}, { sockets: [{ ready: null }] })),
  play: inEnglish(async ({ canvas }) => {
    // the veil before anything is known gives way to that over the empty field
    await waitFor(() => expect(canvas.getByText('Loading the test')).toBeVisible());
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
    await expect(canvas.queryByText('Testing', { ignore: 'bdi' })).toBeNull();
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
    await expect(canvas.getByText(/^No new data since /)).toBeVisible();
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

/** Trying again after giving up continues with the current state of the test [MON-02]. */
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

const unloadable = (test: Partial<Test>): World => ({
  handlers: { ...monitorHandlers({ test }), getPerimetryState: () => refuse(500, '') },
  sockets: [{ ready: 0 }],
});

export const LoadFailed = meta.story({
  name: 'The general handler shows a failed initial load [MON-15]',
  tags: ['!autodocs'],
  beforeEach: enter(unloadable({})),
  play: inEnglish(async () => {
    await expect(await screen.findByText('The server had a problem. Try again later.')).toBeVisible();
    await expect(screen.queryByText('Error')).not.toBeInTheDocument();
  }),
});

export const LoadFailedTitled = meta.story({
  name: 'For Esterman, kinetic, sensorimotor and eoms under the title “Error” [MON-15]',
  tags: ['!autodocs'],
  beforeEach: enter(unloadable({ test_group: { group: 'PERIMETRY', strategy: 'KINETIC' } })),
  play: inEnglish(async () => {
    await expect(await screen.findByText('Error')).toBeVisible();
    await expect(screen.getByText('The server had a problem. Try again later.')).toBeVisible();
  }),
});

/** A headset whose battery is empty, and which is heard of again when it hangs on its cable. */
const away = (events: LiveEvent[]): World => ({
  handlers: {
    ...monitorHandlers({ stimuli: [] }),
    getDevice: () => ({
      ...LANE_2,
      active: false,
      available: false,
      battery_level_headset_percentage: 1,
      current_screen: 'doing test',
    }),
  },
  sockets: [{ ready: 0, events }],
});

export const DeviceAway = meta.story({
  name: 'A device that disconnects during the test shows a notice; the test waits for it [MON-06]',
  beforeEach: enter(away([])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText(/^The device is not connected/)).toBeVisible();
    await expect(canvas.getByText('1%')).toBeVisible();
  }),
});

export const DeviceBack = meta.story({
  name: 'With the first it says again the device is back [MON-21]',
  tags: ['!autodocs'],
  beforeEach: enter(away([{ type: 'updated_device_screen', data: { screen: 'test paused', seq_num: 1 } }])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Paused', { selector: 'dd *, dd' })).toBeVisible();
    await expect(canvas.queryByText(/^The device is not connected/)).not.toBeInTheDocument();
  }),
});
