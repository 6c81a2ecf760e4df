import type { CoverState, KineticRecord, LiveEvent, Test } from '@isopter/contract';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../../../.storybook/preview.tsx';
import { monitorHandlers } from '../../../../../fakes/stage/handlers.ts';
import { expectStale } from '../../../../../fakes/actions/expectStale.ts';
import { cutConnections } from '../../../../../fakes/browser/scriptedSocket.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../../../../fakes/stage/ScreenStage.tsx';
import { TESTS } from '../../../../../fakes/data/tests.ts';
import { CoverObserve } from './CoverObserve.tsx';

const meta = preview.meta({
  title: 'Screens/Cover test monitor',
  component: ScreenStage,
  args: {
    screen: CoverObserve,
    route: '/tests/observe-cover/:id',
    path: `/tests/observe-cover/${TESTS[0]!.id}`,
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

const TEST: Partial<Test> = {
  test_group: { group: 'COVER', strategy: null, protocol: null },
  eye: '',
  cover_directions: 2,
};
const moved = (seq_num: number, eye: 'OD' | 'OS', direction: number, x: number): KineticRecord => ({
  eye,
  seq_num,
  run: 1,
  direction,
  x,
  y: 0,
  is_blind_spot: false,
  viewed: true,
  response_time: 0.4,
  has_good_fixation: true,
});
/** An esotropia, the same in every position. */
const pair = (seq_num: number, direction: number): KineticRecord[] => [
  moved(seq_num, 'OD', direction, -14),
  moved(seq_num + 1, 'OS', direction, 14),
];
const state = (over: Partial<CoverState>): CoverState => ({
  seq_num: 14,
  run: 1,
  eye: 'OD',
  phase: 0,
  progress: 20,
  current_direction: 3,
  finished_directions: [0, 1],
  ...over,
});
const LOADED = [...pair(2, 0), ...pair(5, 1)];
const NEXT: LiveEvent[] = [
  { type: 'new_stimuli', data: { ...moved(16, 'OD', 3, -14), run: 1 } },
  { type: 'cover_state_update', data: state({ seq_num: 17, eye: 'OS', progress: 25 }) },
];

const world = (
  status: Test['status'],
  getCoverState: () => CoverState,
  records: KineticRecord[],
  events: LiveEvent[] = [],
): World => ({
  handlers: {
    ...monitorHandlers({ test: { ...TEST, status }, ...(status === 'paused' && { screen: 'test paused' }) }),
    getCoverState,
    getKineticState: () => records,
  },
  sockets: [{ ready: 15, events }, { ready: null }],
});
/** Nothing was measured yet. */
export const Waiting = meta.story({
  beforeEach: enter(
    world('started', () => state({ progress: 0, current_direction: null, finished_directions: [] }), []),
  ),
});

/** Two positions of five are done; the other eye is uncovered next, as the socket says [MON-01, MON-06, COV-01, COV-02]. */
export const Running = meta.story({
  beforeEach: enter(world('started', () => state({}), LOADED, NEXT)),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Testing left eye')).toBeVisible();
    const completed = await canvas.findByRole('progressbar', { name: 'Completed' });
    await waitFor(() => expect(completed).toHaveAttribute('aria-valuenow', '25'));
    await expect(canvas.getByText('Cover and uncover')).toBeVisible();
    await expect(canvas.getByText('Positions done: 2 of 5')).toBeVisible();
    await expect(canvas.getByText('Watched now')).toBeVisible();
  }),
});

/** Paused on the device: it keeps what is known [MON-10]. */
export const Paused = meta.story({
  beforeEach: enter(world('paused', () => state({}), LOADED)),
  play: inEnglish(async ({ canvas }) => {
    await expect((await canvas.findAllByText('Paused'))[0]).toBeVisible();
    await expect(await canvas.findByText('Positions done: 2 of 5')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Restart' })).toBeVisible();
  }),
});

/** The connection is lost: what is known stays, and the screen says that it is tried again [MON-02]. */
export const Reconnecting = meta.story({
  beforeEach: enter(world('started', () => state({}), LOADED)),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Positions done: 2 of 5')).toBeVisible();
    cutConnections();
    await expect(await canvas.findByText('Connection lost. Reconnecting, attempt 1 of 10.')).toBeVisible();
    await expectStale(canvas);
    await expect(await canvas.findByText('Positions done: 2 of 5')).toBeVisible();
  }),
});

/** The test is over [MON-12]. */
export const Done = meta.story({
  beforeEach: enter(
    world('finished', () => state({ phase: 1, progress: 100, current_direction: null, finished_directions: [0, 1] }), [
      ...LOADED,
      ...pair(8, 0),
      ...pair(11, 1),
    ]),
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Test finished')).toBeVisible();
    await expect(canvas.queryByText('Watched now')).toBeNull();
  }),
});
