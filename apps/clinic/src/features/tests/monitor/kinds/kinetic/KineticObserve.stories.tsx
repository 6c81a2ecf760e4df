import type { KineticRecord, LiveEvent, Test } from '@isopter/contract';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../../.storybook/preview.tsx';
import { refuse } from '../../../../../fakes/stage/backend.ts';
import { monitorHandlers } from '../../../../../fakes/stage/handlers.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../../../../fakes/stage/ScreenStage.tsx';
import { TESTS } from '../../../../../fakes/data/tests.ts';
import { KineticObserve } from './KineticObserve.tsx';

const meta = preview.meta({
  title: 'Screens/Kinetic monitor',
  component: ScreenStage,
  args: {
    screen: KineticObserve,
    route: '/tests/observe-kinetic/:id',
    path: `/tests/observe-kinetic/${TESTS[0]!.id}`,
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

const TEST: Partial<Test> = {
  test_group: { group: 'PERIMETRY', strategy: 'KINETIC', protocol: null },
  eye: '',
  goldman_size: 3,
};
const RADII = [84, 75, 64, 54, 48, 45, 44, 46, 50, 54, 57, 59, 58, 55, 51, 49, 51, 56, 63, 71, 78, 83, 86, 86];
const seen = (seq_num: number, direction: number) => {
  const turn = ((direction - 1) * Math.PI) / 12;
  const radius = RADII[direction - 1] ?? 50;
  return {
    eye: 'OD' as const,
    seq_num,
    run: 1,
    direction,
    x: radius * Math.cos(turn),
    y: radius * Math.sin(turn),
    is_blind_spot: false,
    viewed: true,
    response_time: 4.2,
    has_good_fixation: true,
  };
};
const LOADED = [1, 2, 3, 4, 5, 6, 7, 8, 9, 14, 15].map((direction, i) => seen(i + 1, direction));
const next: LiveEvent = { type: 'new_stimuli', data: seen(14, 10) };

const world = (status: Test['status'], getKineticState: () => KineticRecord[], events: LiveEvent[] = []): World => ({
  handlers: { ...monitorHandlers({ test: { ...TEST, status } }), getKineticState },
  sockets: [{ ready: 13, events }],
});
/** Eleven directions of the right eye are known, a twelfth comes over the socket [MON-01, MON-06, KIN-01]. */
export const Running = meta.story({
  beforeEach: enter(world('started', () => LOADED, [next])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Testing right eye')).toBeVisible();
    const right = await canvas.findByRole('progressbar', { name: 'Right eye' });
    await waitFor(() => expect(right).toHaveAttribute('aria-valuenow', '50'));
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Restart' })).toBeVisible();
  }),
});

/** The test is over [MON-12]. */
export const Done = meta.story({
  beforeEach: enter(world('finished', () => RADII.map((_, i) => seen(i + 1, i + 1)))),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Test finished')).toBeVisible();
    await expect(await canvas.findByText(/^Area/)).toBeVisible();
  }),
});

/** The state cannot be loaded: a toast is titled 'Error' [MON-15]. */
export const LoadFailed = meta.story({
  beforeEach: enter({
    ...world('started', () => []),
    handlers: {
      ...monitorHandlers({ test: { ...TEST, status: 'started' } }),
      getKineticState: () => refuse(500, 'No answer.'),
    },
  }),
  play: inEnglish(async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const toast = await body.findByRole('alertdialog', {}, { timeout: 5000 });
    await expect(within(toast).getByText('Error')).toBeVisible();
  }),
});
