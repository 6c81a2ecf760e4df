import type { AudioRecord, LiveEvent, Test } from '@isopter/contract';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../../../.storybook/preview.tsx';
import { monitorHandlers } from '../../../../../fakes/stage/handlers.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../../../../fakes/stage/ScreenStage.tsx';
import { TESTS } from '../../../../../fakes/data/tests.ts';
import { AudiologyObserve } from './AudiologyObserve.tsx';

const meta = preview.meta({
  title: 'Screens/Audiology monitor',
  component: ScreenStage,
  args: {
    screen: AudiologyObserve,
    route: '/tests/observe-audiology/:id',
    path: `/tests/observe-audiology/${TESTS[0]!.id}`,
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

const TEST: Partial<Test> = {
  test_group: { group: 'AUDIOLOGY', strategy: 'PURE_TONE', protocol: null },
  ear: 'RIGHT',
};
const tone = (seq_num: number, frequency: number, volume_db: number, threshold = true) => ({
  ear: 'RIGHT' as const,
  seq_num,
  run: 1,
  threshold,
  frequency,
  volume_db,
  is_heard: true,
  response_time: 0.4,
});
const LOADED = [tone(11, 1000, 20), tone(12, 2000, 25), tone(13, 3000, 35), tone(14, 4000, 45)];
const next: LiveEvent = { type: 'new_pure_tone_response', data: tone(16, 6000, 50) };

const world = (status: Test['status'], records: AudioRecord[], events: LiveEvent[] = []): World => ({
  handlers: { ...monitorHandlers({ test: { ...TEST, status } }), getPureToneResponses: () => records },
  sockets: [{ ready: 15, events }],
});
/** Nothing was played yet. */
export const Waiting = meta.story({ beforeEach: enter(world('started', [])) });

/** Four frequencies are known, a fifth comes over the socket [MON-01, MON-06, AUD-02]. */
export const Running = meta.story({
  beforeEach: enter(world('started', LOADED, [next])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Testing right ear')).toBeVisible();
    const completed = await canvas.findByRole('progressbar', { name: 'Completed' });
    await waitFor(() => expect(completed).toHaveAttribute('aria-valuenow', '63'));
    await expect(canvas.getByRole('button', { name: 'Restart' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pause' })).toBeNull();
  }),
});

/** The test is over [MON-12]. */
export const Done = meta.story({
  beforeEach: enter(world('finished', LOADED)),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Test finished')).toBeVisible();
  }),
});
