import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Replay, scrub } from '../../shared/stories/Replay.tsx';
import { Room } from '../../shared/stories/Room.tsx';
import { createPupilStore } from '../model/store.ts';
import { blue, perrl, plain, rapd, viewAfter } from '../stories/scene.tsx';
import { PupilMonitor, type PupilMonitorProps } from './PupilMonitor.tsx';

const Stage = (props: PupilMonitorProps): ReactElement => (
  <Room>
    <PupilMonitor {...props} />
  </Room>
);

const meta = preview.meta({ title: 'Pupil', component: Stage });

export const Waiting = meta.story({
  name: 'Waiting: shows that there is no test data yet [MON-14]',
  args: { view: viewAfter([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No test data')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Completed' })).toHaveAttribute('aria-valuenow', '0');
  },
});

export const Running = meta.story({
  name: 'Running: the timer of the lit eye [PUP-01] [PUP-03]',
  args: { view: viewAfter(rapd, 0.75) },
  play: async ({ canvas }) => {
    const tested = canvas.getAllByText('Testing');
    await expect(tested).toHaveLength(1);
    await expect(canvas.getAllByText('APD · Swinging light').length).toBeGreaterThan(0);
    await expect(canvas.getAllByRole('progressbar', { name: /period$/ })).toHaveLength(2);
  },
});

/** Finds the badge with the verdict on an eye after its test. */
const grade = (canvas: ReturnType<typeof within>, eye: string, word: string): Element | null =>
  within(canvas.getByRole('group', { name: eye }))
    .getByText(word)
    .closest('[data-component="Badge"]');

export const Done = meta.story({
  name: 'Done: curves of both pupils, a moderate afferent defect of the left eye [PUP-02]',
  args: { view: viewAfter(rapd), isDone: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(grade(canvas, 'Left eye', 'Moderate')).toHaveAttribute('data-tone', 'caution');
    await expect(grade(canvas, 'Right eye', 'Normal')).toHaveAttribute('data-tone', 'accent');
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-part="curve"]')).toHaveLength(2));
    await expect(canvas.queryByText('Testing')).toBeNull();
  },
});

export const WithoutCurves = meta.story({
  name: 'A server that sends no diameters: the periods by completion of the test [PUP-03]',
  args: { view: viewAfter(plain, 0.8) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Test done (%)')).toBeVisible();
    await expect(canvasElement.querySelector('[data-part="curve"]')).toBeNull();
  },
});

export const Abnormal = meta.story({
  name: 'Abnormal: a pupil that does not react fails PERRL [PUP-02]',
  args: { view: viewAfter(perrl), isDone: true },
  play: async ({ canvas }) => {
    await expect(grade(canvas, 'Right eye', 'Failed')).toHaveAttribute('data-tone', 'critical');
  },
});

export const Blue = meta.story({
  name: 'Blue light on one eye, ignored records [MON-03]',
  args: { view: { ...viewAfter(blue), ignored: 7 }, isDone: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /Right eye, Stimulation, blue light/ })).toBeVisible();
    await expect(canvas.getByText(/left out: 7/)).toBeVisible();
  },
});

const half = viewAfter(rapd, 0.5);
export const Retesting = meta.story({
  name: 'Repeats the part that a blink has hidden [PUP-01]',
  args: {
    view: {
      ...half,
      eyes: half.eyes && { ...half.eyes, OD: { ...half.eyes.OD, is_tested: true, is_retesting: true } },
    },
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('group', { name: 'Right eye' })).getByText('Repeating')).toBeVisible();
  },
});

export const Keyboard = meta.story({
  name: 'By keyboard: one tab stop, then from period to period [CHART-02]',
  args: { view: viewAfter(rapd), isDone: true },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application', { name: 'Pupils and light' });
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('img', { name: 'Left eye, Adaptation, dark, 0 to 10' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('img', { name: 'Left eye, In the dark, dark, 10 to 13' })).toHaveFocus();
    await expect(canvas.getByText('Left eye, In the dark, dark, 10 to 13')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(chart).toHaveFocus();
  },
});

export const Table = meta.story({
  name: 'As a table [CHART-02]',
  args: { view: viewAfter(rapd), isDone: true, defaultDisplay: 'table' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Periods of both eyes' });
    await expect(within(table).getAllByRole('row', { name: /Stimulation white light/ })).toHaveLength(2);
  },
});

export const RightToLeft = meta.story({
  name: 'Right to left: the left eye stays on the left, time runs to the right [MON-17]',
  args: { view: viewAfter(rapd) },
  globals: { direction: 'rtl' },
});

export const Dark = meta.story({ args: { view: viewAfter(rapd, 0.8) }, globals: { theme: 'dark' } });

export const Replayed = meta.story({
  name: 'Replay: a recorded test, forward and back [CHART-04]',
  args: { view: viewAfter([]) },
  render: () => (
    <Replay events={rapd} createStore={createPupilStore}>
      {(view, isDone) => <PupilMonitor view={view} isDone={isDone} />}
    </Replay>
  ),
  play: async ({ canvas }) => {
    const completed = canvas.getByRole('progressbar', { name: 'Completed' });
    await scrub(canvas, 'end');
    await waitFor(() => expect(completed).toHaveAttribute('aria-valuenow', '100'));
    await scrub(canvas, 'start');
    await waitFor(() => expect(completed).toHaveAttribute('aria-valuenow', '0'));
  },
});

export const WithLegend = meta.story({
  name: 'Explains letters, bars and lines below the time line',
  args: { view: viewAfter(rapd), isDone: true },
  play: async ({ canvas }) => {
    const legend = within(await canvas.findByRole('list', { name: 'Legend' }));
    const texts = legend.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(texts).toEqual(
      expect.arrayContaining(['APDSwinging light', 'white light', 'right pupil', 'left pupil']),
    );
  },
});
