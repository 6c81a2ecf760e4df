import type { ContrastRecord, LiveEvent, Test } from '@isopter/contract';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../../../.storybook/preview.tsx';
import { monitorHandlers } from '../../../../../fakes/stage/handlers.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../../../../fakes/stage/ScreenStage.tsx';
import { TESTS } from '../../../../../fakes/data/tests.ts';
import { ContrastObserve } from './ContrastObserve.tsx';

const meta = preview.meta({
  title: 'Screens/Contrast monitor',
  component: ScreenStage,
  args: {
    screen: ContrastObserve,
    route: '/tests/observe-contrast/:id',
    path: `/tests/observe-contrast/${TESTS[0]!.id}`,
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

const TEST: Partial<Test> = {
  test_group: { group: 'CONTRAST_SENSITIVITY', strategy: 'CONTRAST_STANDARD', protocol: null },
  eye: '',
  monocular: true,
};
const question = (seq_num: number, index: number, asked: string, answer: string, contrast: number): ContrastRecord => ({
  eye: 'OD',
  seq_num,
  run: 1,
  index,
  phase: 1,
  threshold: false,
  question: asked,
  answer,
  variants: ['C', 'D', 'H', 'K'],
  contrast,
});
const ANSWERED = [question(2, 1, 'CDH', 'CDH', 12.59), question(4, 2, 'NOR', 'NOR', 8.913)];
const ASKED = question(5, 3, 'SVZ', '', 6.31);
const answer: LiveEvent = { type: 'new_contrast_sensitivity_response', data: question(6, 3, 'SVZ', 'SVK', 6.31) };

const world = (status: Test['status'], ongoing: ContrastRecord | null, events: LiveEvent[] = []): World => ({
  handlers: {
    ...monitorHandlers({ test: { ...TEST, status } }),
    getContrastResponses: () => (ongoing ? ANSWERED : []),
    getContrastOngoingState: () => ongoing,
  },
  sockets: [{ ready: 5, events }],
});
/** Nothing was asked yet. */
export const Waiting = meta.story({ beforeEach: enter(world('started', null)) });

/** Two calls make the state, the answer to what is asked comes over the socket [MON-19] [CON-01]. */
export const Running = meta.story({
  beforeEach: enter(world('started', ASKED, [answer])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Testing right eye')).toBeVisible();
    const completed = await canvas.findByRole('progressbar', { name: 'Completed, Right eye' });
    await waitFor(() => expect(completed).toHaveAttribute('aria-valuenow', '38'));
  }),
});
