import type { ColorVisionState, LiveEvent, Test } from '@isopter/contract';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../../.storybook/preview.tsx';
import { monitorHandlers } from '../../../../../fakes/stage/handlers.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../../../../fakes/stage/ScreenStage.tsx';
import { TESTS } from '../../../../../fakes/data/tests.ts';
import { WaggonerObserve } from './WaggonerObserve.tsx';

const meta = preview.meta({
  title: 'Screens/Waggoner monitor',
  component: ScreenStage,
  args: {
    screen: WaggonerObserve,
    route: '/tests/observe-waggoner/:id',
    path: `/tests/observe-waggoner/${TESTS[0]!.id}`,
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

const TEST: Partial<Test> = {
  test_group: { group: 'COLOR_VISION', strategy: 'WAGGONER_SENIORS', protocol: null },
  eye: 'OD',
};

type EyeState = ColorVisionState['eye_states'][number];

const section = (name: 'demo' | 'general' | 'tritan', correct: number, total: number, of: number) => ({
  section: name,
  result: total === of ? 'Pass' : null,
  done: total === of,
  all_data_received: total === of,
  correct_answers: correct,
  total_answers: total,
});
const after = (seq_num: number, over: Partial<EyeState>): ColorVisionState => ({
  seq_num,
  run: 1,
  eye_states: [
    {
      eye: 'OD',
      current_section: 'general',
      target_row: 12,
      sections: [section('demo', 1, 1, 1), section('general', 10, 11, 25)],
      percentage_done: 12,
      tritan_deficiency: null,
      protan_deutan_deficiency: null,
      protan_deutan_deficiency_type: null,
      ...over,
    },
  ],
});
const general = section('general', 24, 25, 25);
const next: LiveEvent = {
  type: 'waggoner_state_update',
  data: after(16, {
    current_section: 'tritan',
    target_row: 1,
    sections: [section('demo', 1, 1, 1), general, section('tritan', 0, 0, 12)],
    percentage_done: 68,
  }),
};
const finished = after(60, {
  current_section: null,
  target_row: null,
  sections: [section('demo', 1, 1, 1), general, section('tritan', 12, 12, 12)],
  percentage_done: 100,
  tritan_deficiency: 'None',
  protan_deutan_deficiency: 'None',
});

const world = (status: Test['status'], state: ColorVisionState, events: LiveEvent[] = []): World => ({
  handlers: { ...monitorHandlers({ test: { ...TEST, status } }), getWaggonerState: () => state },
  sockets: [{ ready: state.seq_num, events }],
});
/** No plate was shown yet. */
export const Waiting = meta.story({ beforeEach: enter(world('started', { seq_num: 2, run: 1, eye_states: [] })) });

/** The general section ends over the socket, the next one appears [MON-01, MON-05, COL-01, COL-05]. */
export const Running = meta.story({
  beforeEach: enter(world('started', after(15, {}), [next])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Testing right eye')).toBeVisible();
    const sections = within(await canvas.findByRole('list', { name: 'Sections, Right eye' }));
    await waitFor(() => expect(sections.getAllByRole('listitem')).toHaveLength(3));
    await expect(canvas.getByRole('img', { name: 'General, test score 24 of 25' })).toBeVisible();
  }),
});

/** The test is over [MON-12]. */
export const Done = meta.story({
  beforeEach: enter(world('finished', finished)),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Test finished')).toBeVisible();
    await expect(await canvas.findAllByText('None')).toHaveLength(2);
  }),
});
