import type { AcuityRecord, LiveEvent, Test } from '@isopter/contract';
import { expect } from 'storybook/test';
import preview from '../../../../../../../../.storybook/preview.tsx';
import { monitorHandlers } from '../../../../../fakes/stage/handlers.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../../../../fakes/stage/ScreenStage.tsx';
import { TESTS } from '../../../../../fakes/data/tests.ts';
import { AcuityObserve } from './AcuityObserve.tsx';

const meta = preview.meta({
  title: 'Screens/Visual acuity monitor',
  component: ScreenStage,
  args: {
    screen: AcuityObserve,
    route: '/tests/observe-landolt-c/:id',
    path: `/tests/observe-landolt-c/${TESTS[0]!.id}`,
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

const TEST: Partial<Test> = {
  test_group: { group: 'VISUAL_ACUITY', strategy: 'DISTANCE', protocol: 'LANDOLT_C' },
  eye: '',
};
const LABELS: Record<string, string> = {
  '1': '20/200',
  '0.4': '20/50',
  '0.1': '20/25',
  '0.2': '20/32',
  '0.3': '20/40',
};
const optotype = (
  seq_num: number,
  eye: 'OD' | 'OS',
  size: number,
  viewed: boolean,
  threshold = false,
): AcuityRecord => ({
  eye,
  seq_num,
  run: 1,
  skipped: false,
  threshold,
  contrast: 100,
  size,
  size_label: LABELS[size] ?? '',
  version: 2,
  direction: (seq_num % 8) + 1,
  viewed,
});
const RIGHT = [
  ...[1, 0.4, 0.1, 0.2, 0.1, 0.4, 0.1].map((size, i) => optotype(i + 1, 'OD', size, size > 0.1)),
  optotype(8, 'OD', 0.2, true, true),
];
const next: LiveEvent = { type: 'new_acuity_optotype_result', data: optotype(11, 'OS', 1, true) };

const world = (status: Test['status'], records: AcuityRecord[], events: LiveEvent[] = [], test = TEST): World => ({
  handlers: { ...monitorHandlers({ test: { ...test, status } }), getAcuityResults: () => records },
  sockets: [{ ready: 10, events }],
});
/** The right eye is done, the left one begins and can be skipped [ACU-02] [ACU-03] [OUR-456]. */
export const Running = meta.story({
  beforeEach: enter(world('started', RIGHT, [next])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Testing left eye')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Skip the left eye' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Completed' })).toHaveAttribute('aria-valuenow', '35');
  }),
});

/** The acuity part of a C-Suite that is over leads to its contrast part [MON-18]. */
export const Suite = meta.story({
  beforeEach: enter(
    world('finished', RIGHT, [], {
      ...TEST,
      test_group: { group: 'CSUITE', strategy: 'DISTANCE', protocol: 'LANDOLT_C' },
    }),
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Test finished')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Contrast sensitivity' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Skip/ })).toBeNull();
  }),
});
