import type { ColorVisionState, LiveEvent, Test } from '@isopter/contract';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../../.storybook/preview.tsx';
import { monitorHandlers } from '../../../../../fakes/stage/handlers.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../../../../fakes/stage/ScreenStage.tsx';
import { TESTS } from '../../../../../fakes/data/tests.ts';
import { D15Observe } from './D15Observe.tsx';

const meta = preview.meta({
  title: 'Screens/D-15 monitor',
  component: ScreenStage,
  args: {
    screen: D15Observe,
    route: '/tests/observe-color/:id',
    path: `/tests/observe-color/${TESTS[0]!.id}`,
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

const TEST: Partial<Test> = { test_group: { group: 'COLOR_VISION', strategy: 'D15', protocol: null }, eye: '' };

/** Arranged as a deuteranope does. */
const ORDER = [1, 15, 2, 14, 3, 13, 4, 5, 12, 11, 6, 10, 7, 9, 8];

const after = (caps: number, seq_num: number): ColorVisionState => ({
  seq_num,
  run: 1,
  eye_states: [
    {
      eye: 'OU',
      current_section: caps < ORDER.length ? 'general' : null,
      target_row: caps < ORDER.length ? caps + 1 : null,
      sections: [
        {
          section: 'general',
          result: ORDER.slice(0, caps),
          done: caps === ORDER.length,
          all_data_received: caps === ORDER.length,
          correct_answers: Math.min(caps, 5),
          total_answers: caps,
        },
      ],
      percentage_done: Math.floor((100 * caps) / ORDER.length),
      tritan_deficiency: null,
      protan_deutan_deficiency: null,
      protan_deutan_deficiency_type: null,
    },
  ],
});
const next: LiveEvent = { type: 'updated_test_color_vision', data: after(9, 16) };

const world = (status: Test['status'], state: ColorVisionState, events: LiveEvent[] = []): World => ({
  handlers: { ...monitorHandlers({ test: { ...TEST, status } }), getColorVisionState: () => state },
  sockets: [{ ready: state.seq_num, events }],
});
/** No cap was put yet. */
export const Waiting = meta.story({ beforeEach: enter(world('started', { seq_num: 2, run: 1, eye_states: [] })) });

/** Eight caps are in place, a ninth comes over the socket [MON-01, MON-05, COL-01]. */
export const Running = meta.story({
  beforeEach: enter(world('started', after(8, 15), [next])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Testing both eyes')).toBeVisible();
    const completed = await canvas.findByRole('progressbar', { name: 'Both eyes' });
    await waitFor(() => expect(completed).toHaveAttribute('aria-valuenow', '60'));
    await expect(within(canvas.getByRole('group', { name: 'Both eyes' })).getByText('Currently testing')).toBeVisible();
  }),
});

/** The test is over [MON-12, COL-02]. */
export const Done = meta.story({
  beforeEach: enter(world('finished', after(15, 30))),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Test finished')).toBeVisible();
    await expect(await canvas.findByText('Deutan deficiency')).toBeVisible();
  }),
});
