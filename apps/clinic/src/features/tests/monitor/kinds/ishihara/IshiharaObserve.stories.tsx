import type { LiveEvent, PlateState, Test } from '@isopter/contract';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../../../.storybook/preview.tsx';
import { monitorHandlers } from '../../../../../fakes/stage/handlers.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../../../../fakes/stage/ScreenStage.tsx';
import { TESTS } from '../../../../../fakes/data/tests.ts';
import { IshiharaObserve } from './IshiharaObserve.tsx';

const meta = preview.meta({
  title: 'Screens/Ishihara monitor',
  component: ScreenStage,
  args: {
    screen: IshiharaObserve,
    route: '/tests/observe-ishihara/:id',
    path: `/tests/observe-ishihara/${TESTS[0]!.id}`,
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

const TEST: Partial<Test> = { test_group: { group: 'COLOR_VISION', strategy: 'ISHIHARA', protocol: null }, eye: 'OS' };

const VALUES = ['12', '8', '29', '5', '3', '15', '74', '6', '45', '5', '7', '16', '73', '', '', '26', '42'];

const after = (answered: number, seq_num: number): PlateState => ({
  seq_num,
  run: 1,
  eye_states: [
    {
      eye: 'OS',
      responses: VALUES.map((value, i) => ({
        answered: i < answered,
        value,
        // one of them is read as another numeral
        ...(i < answered && { answer: i === 2 ? '70' : value }),
      })),
    },
  ],
});
const next: LiveEvent = { type: 'ishihara_state_update', data: after(9, 16) };

const world = (status: Test['status'], state: PlateState, events: LiveEvent[] = []): World => ({
  handlers: { ...monitorHandlers({ test: { ...TEST, status } }), getIshiharaState: () => state },
  sockets: [{ ready: state.seq_num, events }],
});
/** No plate was shown yet. */
export const Waiting = meta.story({ beforeEach: enter(world('started', { seq_num: 2, run: 1, eye_states: [] })) });

/** Eight plates are read, the ninth comes over the socket [MON-01, MON-05, COL-03, COL-06]. */
export const Running = meta.story({
  beforeEach: enter(world('started', after(8, 15), [next])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Testing left eye')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('9 of 17 answered')).toBeVisible());
    await expect(canvas.getByRole('listitem', { name: 'Plate 3, expected 29, answer 70, Wrong' })).toBeVisible();
  }),
});

/** The test is over [MON-12]. */
export const Done = meta.story({
  beforeEach: enter(world('finished', after(17, 30))),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Test finished')).toBeVisible();
    await expect(await canvas.findByText('14 of 15 right')).toBeVisible();
  }),
});
