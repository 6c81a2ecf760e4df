import type { LiveEvent, StereopsisRecord, Test } from '@isopter/contract';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../../../.storybook/preview.tsx';
import { monitorHandlers } from '../../../../../fakes/stage/handlers.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../../../../fakes/stage/ScreenStage.tsx';
import { TESTS } from '../../../../../fakes/data/tests.ts';
import { StereopsisObserve } from './StereopsisObserve.tsx';

const meta = preview.meta({
  title: 'Screens/Stereopsis monitor',
  component: ScreenStage,
  args: {
    screen: StereopsisObserve,
    route: '/tests/observe-stereopsis/:id',
    path: `/tests/observe-stereopsis/${TESTS[0]!.id}`,
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

const TEST: Partial<Test> = { test_group: { group: 'STEREOPSIS', strategy: null, protocol: null } };
const plate = (index: number, arcsec: number, target_answer = 2): StereopsisRecord => ({
  seq_num: 10 + index,
  run: 1,
  threshold: false,
  target: 2,
  target_answer,
  arcsec,
  index,
});
const LOADED = [800, 800, 400, 400, 200, 200, 100, 100].map((arcsec, i) => plate(i + 1, arcsec));
const NEXT: LiveEvent[] = [
  { type: 'new_stereopsis_response', data: plate(9, 60, 4) },
  { type: 'test_progress_update', data: { total: 49, od: null, os: null, seq_num: 20, run: 1 } },
];

const world = (status: Test['status'], records: StereopsisRecord[], events: LiveEvent[] = []): World => ({
  handlers: {
    ...monitorHandlers({ test: { ...TEST, status } }),
    getStereopsisResponses: () => records,
    getTestProgress: () => ({ total: 40, od: null, os: null }),
  },
  sockets: [{ ready: 18, events }],
});
/** Nothing was shown yet. */
export const Waiting = meta.story({ beforeEach: enter(world('started', [])) });

/** Four levels are passed; the next plate comes over the socket, not seen [MON-01, MON-06, STE-01]. */
export const Running = meta.story({
  beforeEach: enter(world('started', LOADED, NEXT)),
  play: inEnglish(async ({ canvas }) => {
    const completed = await canvas.findByRole('progressbar', { name: 'Completed' });
    await waitFor(() => expect(completed).toHaveAttribute('aria-valuenow', '49'));
    await expect(await canvas.findByRole('row', { name: '9 60 right Not seen' })).toBeVisible();
    await expect(canvas.getByText('Seen so far: 100″')).toBeVisible();
  }),
});

/** The test is over [MON-12]. */
export const Done = meta.story({
  beforeEach: enter(world('finished', [...LOADED, { ...plate(9, 100), threshold: true }])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Test finished')).toBeVisible();
    await expect(await canvas.findByText('Reduced')).toBeVisible();
  }),
});
