import type { Section } from '../types.ts';
import type { ReactElement } from 'react';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { goesToTheEndAndBack, isWaiting } from '../../colorVision/stories/plays.ts';
import { Replay } from '../../shared/stories/Replay.tsx';
import { Room } from '../../shared/stories/Room.tsx';
import { createWaggonerStore, initialState, viewOf } from '../model/store.ts';
import { deutan, each, viewAfter } from '../stories/scene.ts';
import { WaggonerMonitor, type WaggonerMonitorProps } from './WaggonerMonitor.tsx';

const Stage = (props: WaggonerMonitorProps): ReactElement => (
  <Room>
    <WaggonerMonitor {...props} />
  </Room>
);

const meta = preview.meta({ title: 'Waggoner', component: Stage });

export const Waiting = meta.story({
  args: { view: viewAfter([]) },
  play: isWaiting,
});

export const Running = meta.story({
  name: 'Running: sections appear when they start; one is being tested [COL-01] [COL-05]',
  args: { view: viewAfter(each, 0.75) },
  play: async ({ canvas }) => {
    const left = within(await canvas.findByRole('group', { name: 'Left eye' }));
    await expect(left.getAllByText('Currently testing')).toHaveLength(2);
    const right = within(canvas.getByRole('group', { name: 'Right eye' }));
    await expect(right.getAllByRole('listitem')).toHaveLength(3);
    await expect(right.getAllByText('Passed')).toHaveLength(3);
    await expect(right.getByRole('img', { name: /^General, test score \d+ of 25$/ })).toBeVisible();
  },
});

export const Abnormal = meta.story({
  name: 'Abnormal: all five sections, severity and type [COL-01]',
  args: { view: viewAfter(deutan), isDone: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('Moderate, Deutan')).toBeVisible();
  },
});

export const Done = meta.story({
  name: 'Done: circles are a seventeenth of the width [COL-04]',
  args: { view: viewAfter(each), isDone: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByText('Passed')).toHaveLength(6);
    await expect(canvas.queryByText('Currently testing')).toBeNull();
    const monitor = canvasElement.querySelector('[data-component="ColorVisionMonitor"]')!;
    const circle = canvas.getAllByRole('img')[0]!;
    await expect(circle.getBoundingClientRect().height).toBeCloseTo(monitor.getBoundingClientRect().width / 17, 0);
  },
});

const section = (name: Section, correct_answers: number, total_answers: number, result: string | null = null) => ({
  section: name,
  result,
  done: true,
  all_data_received: result !== null,
  correct_answers,
  total_answers,
});

export const Extreme = meta.story({
  name: 'Extreme: unknown grades, large numbers, late and ignored data',
  args: {
    view: {
      ...viewOf(
        initialState({
          eye_states: (['OD', 'OS', 'OU'] as const).map((eye, i) => ({
            eye,
            current_section: null,
            sections: [
              section('demo', 1, 1, 'Pass'),
              section('general', 999, 9999, 'Outside of the range of this test'),
              section('tritan', 0, 0),
              section('protan', i, 32, 'Severe'),
            ],
            percentage_done: 100,
            tritan_deficiency: 'Grade 7',
            protan_deutan_deficiency: 'Severe',
            protan_deutan_deficiency_type: 'Protan',
          })),
        }),
      ),
      ignored: 3,
    },
    isDone: true,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/left out: 3/)).toBeVisible();
    await expect(await canvas.findAllByText('Data is still to come')).toHaveLength(3);
    await expect(canvas.getAllByText('Grade 7')).toHaveLength(3);
  },
});

export const RightToLeft = meta.story({
  name: 'Right to left: the left eye stays on the left',
  args: { view: viewAfter(each, 0.6) },
  globals: { direction: 'rtl' },
});

export const Dark = meta.story({ args: { view: viewAfter(deutan, 0.7) }, globals: { theme: 'dark' } });

export const Replayed = meta.story({
  name: 'Replay: follows a recorded test to its end, and back [CHART-04]',
  args: { view: viewAfter([]) },
  render: () => (
    <Replay events={each} createStore={createWaggonerStore}>
      {(view, isDone) => <WaggonerMonitor view={view} isDone={isDone} />}
    </Replay>
  ),
  play: goesToTheEndAndBack,
});
