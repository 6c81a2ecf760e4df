import type { LiveEvent, SensorimotorState, Test } from '@isopter/contract';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../../.storybook/preview.tsx';
import { monitorHandlers } from '../../../../../fakes/stage/handlers.ts';
import { expectStale } from '../../../../../fakes/actions/expectStale.ts';
import { cutConnections } from '../../../../../fakes/browser/scriptedSocket.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../../../../fakes/stage/ScreenStage.tsx';
import { TESTS } from '../../../../../fakes/data/tests.ts';
import { SensorimotorObserve } from './SensorimotorObserve.tsx';

const meta = preview.meta({
  title: 'Screens/Sensorimotor monitor',
  component: ScreenStage,
  args: {
    screen: SensorimotorObserve,
    route: '/tests/observe-sensorimotor/:id',
    path: `/tests/observe-sensorimotor/${TESTS[0]!.id}`,
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

const TEST: Partial<Test> = {
  test_group: { group: 'SENSORIMOTOR_CARDINAL', strategy: null, protocol: null },
  eye: '',
};
/** Where a right eye points that turns out too little. */
const PLACES = [
  { location_index: 0, x_units: -6, y_units: 0 },
  { location_index: 2, x_units: 2, y_units: 15 },
  { location_index: 3, x_units: 2, y_units: 0 },
  { location_index: 4, x_units: 2, y_units: -15 },
];
/** After so many locations. */
const state = (seq_num: number, done: number, percentage: number): SensorimotorState => ({
  algorithm_version: 3,
  seq_num,
  run: 1,
  eye: 'OD',
  percentage,
  locations_done: PLACES.slice(0, done).map((place) => ({ ...place, eye: 'OD' })),
  last_result:
    done === 0
      ? null
      : {
          location: { ...PLACES[done - 1]!, eye: 'OD' },
          distance_degrees: done === 1 ? 6 : 13,
          threshold: true,
          attempt_number: 2,
        },
});
const next: LiveEvent = { type: 'sensorimotor_state_update', data: state(16, 3, 21) };

const world = (status: Test['status'], loaded: SensorimotorState, screen: string, events: LiveEvent[] = []): World => ({
  handlers: { ...monitorHandlers({ test: { ...TEST, status }, screen }), getSensorimotorState: () => loaded },
  sockets: [{ ready: 15, events }, { ready: null }],
});
/** The patient practises. */
export const Waiting = meta.story({ beforeEach: enter(world('started', state(3, 0, 0), 'warm up')) });

/** Two locations of the right eye are known, a third comes over the socket [MON-01, MON-06, SENS-01, SENS-02]. */
export const Running = meta.story({
  beforeEach: enter(world('started', state(14, 2, 14), 'doing test', [next])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Testing right eye')).toBeVisible();
    const completed = await canvas.findByRole('progressbar', { name: 'Completed' });
    await waitFor(() => expect(completed).toHaveAttribute('aria-valuenow', '21'));
    const right = within(canvas.getByRole('group', { name: 'Right eye' }));
    await expect(right.getByText('Locations: 3')).toBeVisible();
    await expect(right.getByText('Movable target')).toBeVisible();
  }),
});

/** Paused on the device: it keeps what is known [MON-10]. */
export const Paused = meta.story({
  beforeEach: enter(world('paused', state(14, 2, 14), 'test paused')),
  play: inEnglish(async ({ canvas }) => {
    await expect((await canvas.findAllByText('Paused'))[0]).toBeVisible();
    await expect(await canvas.findByText('Locations: 2')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Restart' })).toBeVisible();
  }),
});

/** The connection is lost: what is known stays, and the screen says that it is tried again [MON-02]. */
export const Reconnecting = meta.story({
  beforeEach: enter(world('started', state(14, 2, 14), 'doing test')),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Locations: 2')).toBeVisible();
    cutConnections();
    await expect(await canvas.findByText('Connection lost. Reconnecting, attempt 1 of 10.')).toBeVisible();
    await expectStale(canvas);
    await expect(await canvas.findByText('Locations: 2')).toBeVisible();
  }),
});

/** The test is over [MON-12]. */
export const Done = meta.story({
  beforeEach: enter(world('finished', state(14, 4, 100), 'doing test')),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Test finished')).toBeVisible();
    await expect(canvas.queryByText('Movable target')).toBeNull();
  }),
});
