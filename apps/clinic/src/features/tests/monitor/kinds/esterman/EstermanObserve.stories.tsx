import type { EstermanStimulus, LiveEvent, Test } from '@isopter/contract';
import { patternOf } from '@isopter/monitor-charts/esterman';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../../../.storybook/preview.tsx';
import { LANE_2 } from '../../../../../fakes/data/devices.ts';
import { monitorHandlers } from '../../../../../fakes/stage/handlers.ts';
import { enterWorld, inEnglish, ScreenStage, type World } from '../../../../../fakes/stage/ScreenStage.tsx';
import { sampleTest, TESTS } from '../../../../../fakes/data/tests.ts';
import { EstermanObserve } from './EstermanObserve.tsx';

const meta = preview.meta({
  title: 'Screens/Esterman monitor',
  component: ScreenStage,
  args: {
    screen: EstermanObserve,
    route: '/tests/observe-esterman/:id',
    path: `/tests/observe-esterman/${TESTS[0]!.id}`,
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

const TEST: Partial<Test> = {
  test_group: { group: 'PERIMETRY', strategy: 'ESTERMAN', protocol: null },
  eye: '',
  monocular: false,
};
/** The first points of the pattern; what lies at the far left was not seen. */
const answered = (count: number): EstermanStimulus[] =>
  patternOf('OU')
    .slice(0, count)
    .map(({ x, y }, i) => ({
      index: i + 1,
      seq_num: i + 1,
      run: 1,
      x,
      y,
      viewed: x > -60,
      response_time: x > -60 ? 0.5 : 0,
    }));

interface Watched {
  status: Test['status'];
  count: number;
  events?: LiveEvent[];
}

const world = ({ status, count, events = [] }: Watched): World => ({
  handlers: {
    ...monitorHandlers({ test: { ...TEST, status } }),
    getEstermanState: () => ({
      seq_num: count,
      run: 1,
      stimuli: answered(count),
      progress: { total: Math.floor((100 * count) / 120) },
    }),
  },
  sockets: [{ ready: count, events }],
});
const enter =
  (watched: Watched) =>
  ({ globals }: { globals: Record<string, unknown> }): Promise<() => void> =>
    enterWorld(world(watched), String(globals['locale']));

/** Nothing was shown yet. */
export const Waiting = meta.story({ beforeEach: enter({ status: 'started', count: 0 }) });

const next: LiveEvent = {
  type: 'new_stimuli',
  data: { index: 71, x: -5, y: -30, viewed: false, response_time: 0, seq_num: 71, run: 1 },
} as LiveEvent;

/** Seventy points are answered; the next is being shown [MON-01, EST-01]. */
export const Running = meta.story({
  beforeEach: enter({ status: 'started', count: 70, events: [next] }),
  play: inEnglish(async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Testing', { ignore: 'bdi' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[data-state="testing"]')).not.toBeNull());
    await expect(canvas.getByText('70 of 120')).toBeVisible();
  }),
});

/** Results are still on their way [EST-01, MON-14]. */
export const Syncing = meta.story({
  beforeEach: enter({ status: 'syncing', count: 120 }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('The results are being transferred')).toBeVisible();
  }),
});

/** The test is over: its score [MON-12, EST-01]. */
export const Done = meta.story({
  beforeEach: enter({ status: 'finished', count: 120 }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Test finished')).toBeVisible();
    const seen = answered(120).filter(({ viewed }) => viewed).length;
    await expect((await canvas.findAllByText(`${seen} of 120`))[0]).toBeVisible();
  }),
});

/** Meanwhile the examiner has answered that the patient sees two dots. */
const eachEyeAlone: World = {
  handlers: {
    ...world({ status: 'started', count: 0 }).handlers,
    getTest: () => sampleTest(1, { ...TEST, monocular: true }),
    getDevice: () => ({ ...LANE_2, capabilities: { ...LANE_2.capabilities, esterman_algorithm_version: 4 } }),
  },
  sockets: [{ ready: 0 }],
};

export const EachEyeAlone = meta.story({
  name: 'Goes to the plain monitor when each eye is to be tested alone [MON-16] [MON-11]',
  tags: ['!autodocs'],
  beforeEach: ({ globals }) => enterWorld(eachEyeAlone, String(globals['locale'])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/observe/${TESTS[0]!.id}`);
  }),
});
