import type { ProtocolValue, StrategyValue } from '@isopter/contract';
import { gridOfTest } from '@isopter/clinical/perimetry';
import { received } from '@isopter/recordings';
import { esterman as estermanRight, ptosis as ptosisRight, record } from '@isopter/recordings/perimetry';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inRoom } from '../../shared/stories/Room.tsx';
import { viewAfter } from '../stories/scene.tsx';
import type { Eye } from '../types.ts';
import { PerimetryMonitor, type PerimetryMonitorTest } from './PerimetryMonitor.tsx';

const perimetry = (
  strategy: StrategyValue,
  protocol: ProtocolValue | null,
  more: object = {},
): PerimetryMonitorTest => ({
  group: 'PERIMETRY',
  strategy,
  protocol,
  goldman_size: 3,
  ...more,
});

const oneEye = perimetry('FULL_THRESHOLD', '24-2', { eye: 'OS' });
const meta = preview.meta({
  title: 'Perimetry/Strategies',
  component: PerimetryMonitor,
  args: { test: oneEye, view: viewAfter(oneEye, record({ OS: { field: 'healthy' } }), 0.5) },
  decorators: [inRoom],
});

export const OneEye = meta.story();

const foveal = perimetry('FOVEAL_SENSITIVITY', null);
const fovealAnswer = (eye: Eye, seq_num: number, threshold: number | null) =>
  received('new_stimuli', {
    eye,
    index: seq_num,
    seq_num,
    x: 0,
    y: 0,
    viewed: threshold !== null,
    threshold,
    response_time: threshold === null ? 0 : 0.4,
  });
export const Foveal = meta.story({
  name: 'Shows the graph only for foveal sensitivity [PERI-06]',
  args: {
    test: foveal,
    view: viewAfter(foveal, [fovealAnswer('OD', 1, 34), fovealAnswer('OS', 2, null)]),
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('application');
    await expect(canvas.queryByText('False positives')).toBeNull();
  },
});

const suprathreshold = { OD: { field: 'glaucoma', seen_at: 18 }, OS: { field: 'healthy', seen_at: 18 } } as const;
const supraFast = perimetry('SUPRA_FAST', '24-2');
export const NoPlot = meta.story({
  name: 'Shows no plot for supra-fast [PERI-06]',
  args: { test: supraFast, view: viewAfter(supraFast, record(suprathreshold), 0.8) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('application')).toBeNull();
    await expect(canvas.getAllByText('Presented')).toHaveLength(2);
    await expect(canvas.getAllByText('Not yet tested')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    const table = canvas.getByRole('table', { name: 'Visual field, Right eye, by location' });
    await expect(table.querySelectorAll('tbody tr').length).toBeGreaterThanOrEqual(27);
  },
});
const supra = perimetry('SUPRA_THRESHOLD', '24-2');
export const Suprathreshold = meta.story({
  args: { test: supra, view: viewAfter(supra, record(suprathreshold), 0.8) },
});

const quadrantTest = perimetry('SUPRA_THRESHOLD', 'QUADRANT', { goldman_size: 5 });
const quadrantRecords = record({
  OD: { ...suprathreshold.OD, protocol: 'QUADRANT' },
  OS: { ...suprathreshold.OS, protocol: 'QUADRANT' },
});
export const Quadrants = meta.story({
  name: 'Shows the quadrants as seen, missed or not yet tested [PERI-10]',
  args: { test: quadrantTest, view: viewAfter(quadrantTest, quadrantRecords, 0.75) },
  play: async ({ canvas }) => {
    const states = (eye: string): (string | undefined)[] =>
      [...canvas.getByRole('list', { name: `Quadrants, ${eye}` }).children].map(
        (item) => (item as HTMLElement).dataset['state'],
      );
    await canvas.findByRole('list', { name: 'Quadrants, Right eye' });
    await expect(states('Right eye')).toContain('notSeen');
    await expect(states('Left eye')).toContain('untested');
  },
});

const ptosis = perimetry('PTOSIS', '30-2-PTOSIS-TRADITIONAL', { eye: 'OD' });
/** Everything until the device waits between the regions. */
const untaped = ptosisRight.slice(
  0,
  ptosisRight.findIndex(({ data }) => (data as { region_no?: number }).region_no === 2),
);
export const PtosisRegion1 = meta.story({
  name: 'Asks to continue between the regions [PERI-07]',
  args: { test: ptosis, view: viewAfter(ptosis, untaped), screen: 'test paused', onContinue: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Region 1')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
});
export const PtosisRegion2 = meta.story({
  name: 'Starts the second region with a clear plot, and keeps the results of the first [PERI-07]',
  args: { test: ptosis, view: viewAfter(ptosis, ptosisRight.slice(0, untaped.length + 60)), screen: 'doing test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Region 2')).toBeVisible();
    await expect(canvas.getByText(/^\d+ of 37 points seen · Region 1: \d+ of 37 points seen$/)).toBeVisible();
  },
});

const wide = perimetry('ESTERMAN', null, { eye: 'OD' });
export const EstermanOneEye = meta.story({
  name: 'Shows an Esterman test of one eye as its wide map [MON-16]',
  globals: { theme: 'dark' },
  args: { test: wide, view: viewAfter(wide, estermanRight, 0.9) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('application', { name: 'Visual field, Right eye' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-place]').length).toBeGreaterThanOrEqual(100);
    await expect(canvas.getByText(/ of 100 points seen$/)).toBeVisible();
  },
});

const confrontation = perimetry('CONFRONTATION', null, { goldman_size: 5 });
const fingers = (eye: Eye, isSeen: (x: number) => boolean) =>
  gridOfTest(confrontation, eye)!.points.map(({ x, y }, i) =>
    received('new_stimuli', { eye, index: i + 1, x, y, viewed: isSeen(x), response_time: isSeen(x) ? 0.5 : 0 }),
  );
export const Confrontation = meta.story({
  name: 'Shows the four points of each quadrant of a confrontation test [PERI-06]',
  args: {
    test: confrontation,
    view: viewAfter(confrontation, [...fingers('OD', (x) => x > 0), ...fingers('OS', (x) => x > 0)]),
    isDone: true,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('8 of 16 points seen')).toHaveLength(2);
  },
});
