import type { LiveEvent, PupillometryAnswer, PupillometryState, Test } from '@isopter/contract';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../../.storybook/preview.tsx';
import { monitorHandlers } from '../../../../../fakes/stage/handlers.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../../../../fakes/stage/ScreenStage.tsx';
import { TESTS } from '../../../../../fakes/data/tests.ts';
import { PupilObserve } from './PupilObserve.tsx';

const meta = preview.meta({
  title: 'Screens/Pupil monitor',
  component: ScreenStage,
  args: {
    screen: PupilObserve,
    route: '/tests/observe-pupillometry/:id',
    path: `/tests/observe-pupillometry/${TESTS[0]!.id}`,
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

const TEST: Partial<Test> = {
  test_group: { group: 'PUPIL', strategy: 'PUPILLOMETRY', protocol: null },
  eye: '',
};
type EyeState = PupillometryState['od_state'];
const eye = (period_type: EyeState['period_type'], done: number, is_currently_tested: boolean): EyeState => ({
  period_type,
  period_completion_percentage: done,
  is_currently_tested,
  is_retesting: false,
});
const state = (seq_num: number, percent: number, od_state: EyeState, os_state: EyeState): PupillometryState => ({
  seq_num,
  run: 1,
  test_percentage_done: percent,
  od_state,
  os_state,
});
/** The answer of a server without the extras: only the newest state. */
const LOADED = state(14, 40, eye('S', 50, true), eye('D', 100, false));
const next: LiveEvent = {
  type: 'pupillometry_state_update',
  data: state(16, 45, eye('R', 20, true), eye('D', 100, false)),
};

const world = (
  status: Test['status'],
  answer: PupillometryAnswer,
  screen: string,
  events: LiveEvent[] = [],
): World => ({
  handlers: { ...monitorHandlers({ test: { ...TEST, status }, screen }), getPupillometryState: () => answer },
  sockets: [{ ready: 15, events }],
});
/** The right eye is stimulated, its reaction comes over the socket; nothing is to be continued [MON-01, OUR-17, PUP-01]. */
export const Running = meta.story({
  beforeEach: enter(world('started', LOADED, 'doing test', [next])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Testing right eye')).toBeVisible();
    await expect(await canvas.findByText('R · Reaction')).toBeVisible();
    const completed = canvas.getByRole('progressbar', { name: 'Completed' });
    await waitFor(() => expect(completed).toHaveAttribute('aria-valuenow', '45'));
    await expect(canvas.getByRole('button', { name: 'Restart' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Pause' })).toBeNull();
  }),
});

/** A test that rests can be continued [MON-10, OUR-17]. */
export const Paused = meta.story({
  beforeEach: enter(world('paused', LOADED, 'test paused')),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pause' })).toBeNull();
  }),
});

/** The test is over; the grades are next to the eyes [MON-12, PUP-02]. */
export const Done = meta.story({
  beforeEach: enter(
    world(
      'finished',
      state(90, 100, { ...eye('APD', 100, false), result: 'Severe' }, { ...eye('APD', 100, true), result: 'Normal' }),
      'doing test',
    ),
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Test finished')).toBeVisible();
    const eye = within(await canvas.findByRole('group', { name: 'Right eye' }));
    await expect(await eye.findByText('Severe')).toBeVisible();
  }),
});
